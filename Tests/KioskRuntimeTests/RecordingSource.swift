import Composition
import Geometry
import KioskRuntime
import Navigation

/// Three black screens in a row, and what an output has ordered of them.
final class RecordingSource: ScreenSource {
  let root: Screen
  let descriptor: Int32 = -1
  let problems: [String] = []
  private(set) var orders: [[String]] = []
  private let screens: [Screen]
  private var panel = Panel(size: PixelSize(width: 1, height: 1))

  init() {
    screens = ["a", "b", "c"].map { Screen(name: $0) }
    root = screens[0]
    for (screen, next) in zip(screens, screens.dropFirst()) {
      screen.interactivePushDestination = next
    }
  }

  func screen(named name: String) -> Screen? { screens.first { $0.name == name } }

  func attach(to controller: InteractivePushNavigationController, on panel: Panel) {
    self.panel = panel
  }

  func prepare(needed: [Screen], likely: [Screen]) { orders.append(needed.map(\.name)) }

  func picture(of screen: Screen) -> PixelBuffer {
    PixelBuffer(
      size: panel.size, format: panel.format,
      bytes: [UInt8](repeating: 0, count: panel.size.width * panel.size.height * 4))
  }

  func isFinished(_ screen: Screen) -> Bool { true }

  func takeFinished(at now: Instant) -> Bool { false }

  func finish(at now: Instant) {}

  func destinations(linkedFrom screen: Screen) -> [Screen] { [] }
}
