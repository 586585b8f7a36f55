import Composition
import Geometry
import KioskRuntime
import LinuxIO
import Navigation

/// Screens as an application has them: they change by themselves, navigate by themselves, and are
/// made while it runs.
final class LivelyScreens: ScreenSource, ContentTouchHandler {
  /// What a screen may do without being swiped.
  enum Action {
    /// It looks otherwise from now on: every byte of its picture has this value.
    case turn(String, shade: UInt8)
    /// It pushes a screen, which is made for it.
    case push(String)
    case pop
  }

  let root: Screen
  var problems: [String] = []
  /// What a tap on any screen does, once the source gets round to it.
  var tap: Action?
  /// Called at each attachment with the stack, the panel, and how many there were.
  var whenAttached: (([String], Panel, Int) -> Void)?
  /// The stack at each attachment.
  private(set) var attachments: [[String]] = []
  private(set) weak var controller: InteractivePushNavigationController?
  private let flag: EventDescriptor
  private var living: [String: Screen]
  private var panel = Panel(size: PixelSize(width: 1, height: 1))
  private var shades: [String: UInt8] = [:]
  private var pictures: [String: PixelBuffer] = [:]
  private var asked: [Action] = []
  private var scheduled: [(time: Instant, action: Action)] = []

  /// - Parameter root: The name of the first screen.
  init(root: String = "home") throws(SystemError) {
    flag = try EventDescriptor()
    self.root = Screen(name: root)
    living = [root: self.root]
  }

  /// Has a screen do something as soon as the loop asks.
  func ask(_ action: Action) {
    asked.append(action)
    flag.raise()
  }

  /// Has a screen do something at a moment of a replay.
  func schedule(_ action: Action, atMilliseconds milliseconds: Int64) {
    scheduled.append((Instant(nanoseconds: milliseconds * 1_000_000), action))
  }

  private func perform(_ action: Action, at time: Instant) {
    switch action {
    case .turn(let name, let shade):
      shades[name] = shade
      pictures[name] = nil
    case .push(let name):
      let screen = living[name] ?? Screen(name: name)
      living[name] = screen
      controller?.pushScreen(screen, at: time)
    case .pop:
      controller?.popScreen(at: time)
    }
  }

  // MARK: A source of screens

  var descriptor: Int32 { flag.descriptor }

  func screen(named name: String) -> Screen? { living[name] }

  func attach(to controller: InteractivePushNavigationController, on panel: Panel) {
    attachments.append(controller.stack.map(\.name))
    self.controller = controller
    controller.contentTouchHandler = self
    if panel != self.panel { pictures.removeAll() }
    self.panel = panel
    whenAttached?(controller.stack.map(\.name), panel, attachments.count)
  }

  func prepare(needed: [Screen], likely: [Screen]) {}

  func picture(of screen: Screen) -> PixelBuffer {
    if let picture = pictures[screen.name] { return picture }
    let bytes = panel.size.width * panel.size.height * panel.format.bytesPerPixel
    let picture = PixelBuffer(
      size: panel.size, format: panel.format,
      bytes: [UInt8](repeating: shades[screen.name] ?? 0, count: bytes))
    pictures[screen.name] = picture
    return picture
  }

  func isFinished(_ screen: Screen) -> Bool { true }

  func takeFinished(at now: Instant) -> Bool {
    flag.lower()
    defer { asked.removeAll() }
    for action in asked { perform(action, at: now) }
    return !asked.isEmpty
  }

  func destinations(linkedFrom screen: Screen) -> [Screen] { [] }

  var nextDeadline: Instant? { scheduled.first?.time }

  func advance(to time: Instant) {
    while let next = scheduled.first, next.time <= time {
      scheduled.removeFirst()
      perform(next.action, at: next.time)
    }
  }

  func finish(at now: Instant) {
    _ = takeFinished(at: now)
  }

  // MARK: Touches

  func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController) {
    // Views hear of it elsewhere, and answer later.
    if touch.phase == .ended, let tap { ask(tap) }
  }
}
