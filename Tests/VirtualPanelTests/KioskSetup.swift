import Geometry
import TouchRecording

/// How the kiosk under test is configured, and what it must show for that.
struct KioskSetup: CustomStringConvertible, Sendable {
  /// The driver it runs on.
  var driver: PanelDriver
  /// The lines of `display:` that differ from the defaults.
  var display: [String] = []
  /// The picture stands on its side: `display.rotation: 90`.
  var isTurned = false
  /// Pixels are 16 bits: `display.format: rgb565`.
  var hasSixteenBits = false

  /// The plain kiosk on a driver.
  static func plain(on driver: PanelDriver) -> KioskSetup { KioskSetup(driver: driver) }

  var description: String { ([driver.rawValue] + displayLines).joined(separator: ", ") }

  /// The logical screen.
  var size: PixelSize {
    isTurned
      ? PixelSize(width: VirtualPanel.size.height, height: VirtualPanel.size.width)
      : VirtualPanel.size
  }

  /// The panel's size as the configuration tells it; at 160 dpi, nearly, a pixel is a point.
  private static let millimetres = (width: 102.0, height: 76.0)
  private static let physicalSize = "\(Int(millimetres.width))x\(Int(millimetres.height))"

  /// Pixels of one point (1/160 inch) along the logical x axis.
  var pixelsPerPoint: Double {
    let length = isTurned ? Self.millimetres.height : Self.millimetres.width
    return Double(size.width) / length * 25.4 / 160
  }

  private var displayLines: [String] {
    display + (isTurned ? ["rotation: 90"] : []) + (hasSixteenBits ? ["format: rgb565"] : [])
  }

  /// The configuration file.
  var configuration: String {
    (["root: home"] + screenLines + [panelConfiguration]).joined(separator: "\n")
  }

  /// The configuration file of a kiosk with several panels like this one, each with another root and
  /// touchscreen.
  func configuration(
    of panels: [(connector: String, root: TestScreen, touchscreen: PanelModel)]
  ) -> String {
    let outputs = panels.map { panel in
      "  - {root: \(panel.root), touch: {device: \(panel.touchscreen.name)}, display: "
        + "{connector: \(panel.connector), mode: 640x480, physicalSize: \(Self.physicalSize)}}\n"
    }
    return (screenLines + ["outputs:\n"]).joined(separator: "\n") + outputs.joined()
  }

  private var screenLines: [String] {
    var lines = ["screens:"]
    for (index, screen) in TestScreen.allCases.enumerated() {
      lines += ["  \(screen.rawValue):", "    image: /test/\(fileName(of: screen))"]
      if index + 1 < TestScreen.allCases.count {
        lines.append("    push: \(TestScreen.allCases[index + 1].rawValue)")
      }
    }
    return lines
  }

  /// The part of the configuration that says how the panel is.
  var panelConfiguration: String {
    let lines =
      ["display:", "  mode: 640x480", "  physicalSize: \(Self.physicalSize)"]
      + displayLines.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The file of a screen's picture in the guest's `/test`.
  func fileName(of screen: TestScreen) -> String {
    "\(screen.rawValue)-\(size.width)x\(size.height)\(hasSixteenBits ? "-16" : "").ppm"
  }

  // MARK: Expected pictures

  /// A screen's own picture, upright.
  func picture(of screen: TestScreen) -> Pixmap {
    hasSixteenBits ? screen.pictureInSixteenBits(size) : screen.picture(size)
  }

  /// What the panel shows while nothing moves.
  func rest(on screen: TestScreen) -> Pixmap {
    onPanel(picture(of: screen))
  }

  /// What the panel shows while a finger that came from the right edge rests.
  func push(from: TestScreen, to: TestScreen, by drag: Drag) -> Pixmap {
    onPanel(
      Slide.push(from: picture(of: from), to: picture(of: to), progress: progress(of: drag)))
  }

  /// What the panel shows while a finger that came from the left edge rests.
  func pop(from: TestScreen, to: TestScreen, by drag: Drag) -> Pixmap {
    onPanel(Slide.pop(from: picture(of: from), to: picture(of: to), progress: progress(of: drag)))
  }

  /// What vkms sums up of a picture.
  func checksum(of picture: Pixmap) -> UInt32 {
    hasSixteenBits
      ? FrameChecksum.ofPictureInSixteenBits(picture) : FrameChecksum.ofPicture(picture)
  }

  /// Progress counts from 10 points inward of touch-down (SWIPE, rule 3).
  private func progress(of drag: Drag) -> Double {
    (Double(drag.travel) - 10 * pixelsPerPoint) / Double(size.width)
  }

  private func onPanel(_ picture: Pixmap) -> Pixmap {
    isTurned ? picture.turnedClockwise : picture
  }
}
