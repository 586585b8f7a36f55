import Composition
import Geometry
import KioskRuntime
import Navigation

/// Black screens in a row, and what has been ordered of them.
final class RecordingSource: ScreenSource {
  let root: Screen
  let descriptor: Int32 = -1
  let problems: [String] = []
  private(set) var orders: [[String]] = []
  /// What it says when it is asked whether it still answers.
  var answers = true
  private let screens: [Screen]
  private var black = PixelBuffer(
    size: PixelSize(width: 1, height: 1), format: .rgb565, bytes: [0, 0])

  init(_ names: [String] = ["a", "b", "c"]) {
    screens = names.map { Screen(name: $0) }
    root = screens[0]
    for (screen, next) in zip(screens, screens.dropFirst()) {
      screen.interactivePushDestination = next
    }
  }

  func screen(named name: String) -> Screen? { screens.first { $0.name == name } }

  func attach(to controller: InteractivePushNavigationController, on panel: Panel) {
    let count = panel.size.width * panel.size.height * panel.format.bytesPerPixel
    black = PixelBuffer(
      size: panel.size, format: panel.format, bytes: [UInt8](repeating: 0, count: count))
  }

  func prepare(needed: [Screen], likely: [Screen]) { orders.append(needed.map(\.name)) }

  func picture(of screen: Screen) -> PixelBuffer { black }

  func isFinished(_ screen: Screen) -> Bool { true }

  func isResponsive() -> Bool { answers }

  func takeFinished(at now: Instant) -> Bool { false }

  func finish(at now: Instant) {}

  func destinations(linkedFrom screen: Screen) -> [Screen] { [] }
}
