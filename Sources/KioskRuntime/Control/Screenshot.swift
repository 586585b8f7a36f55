internal import Composition
internal import ControlProtocol
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Pictures

/// What there is to show on a panel, to be made a picture of on another thread.
struct Screenshot: Sendable {
  /// Seconds that a pipe may take nothing.
  private static let patience = 10.0

  /// The pictures on it, bottom first, in full light.
  let layers: [PlacedBuffer]
  /// The panel.
  let panel: Panel

  /// Composes it upright, encodes it as PNG and writes it.
  func write(into file: OpenFile) -> ControlAnswer {
    let display = HeadlessDisplay(
      mode: DisplayMode(size: panel.size, refreshRate: 60), format: panel.format)
    do {
      try display.present(layers, at: .zero)
      let png = try PNGWriter.bytes(of: display.frontPicture.upright(panel.rotation))
      if let reason = file.writeAll(png, patience: Self.patience) {
        return .refused("the picture could not be written: \(reason)")
      }
      return .done
    } catch {
      return .refused("\(error)")
    }
  }
}
