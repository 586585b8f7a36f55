import Geometry
import Gestures
import Navigation

/// A navigator on a screen of 1000 x 600 pixels with a point of one pixel and zones of 32, fingers
/// to drive it, and a diary of what it says.
class Stage: NavigationObserver, ContentTouchHandler {
  let controller: InteractivePushNavigationController
  var diary: [String] = []
  var content: [String] = []
  var onEvent: ((NavigationEvent) -> Void)?
  private var positions: [Int: Point] = [:]
  private var contacts: [Int: ContactID] = [:]
  private var next: UInt64 = 0
  /// Milliseconds.
  var time = 0.0

  /// Screens named a, b, c, ..., each the destination of the one before; `depth` of them on the
  /// stack.
  init(
    _ names: [String] = ["a", "b", "c", "d"], depth: Int = 1,
    settings: NavigationSettings = NavigationSettings()
  ) {
    let size = PixelSize(width: 1000, height: 600)
    let screens = names.map { Screen(name: $0) }
    for (screen, destination) in zip(screens, screens.dropFirst()) {
      screen.interactivePushDestination = destination
    }
    controller = InteractivePushNavigationController(
      rootScreen: screens[0], screenSize: size,
      scale: PointScale(size: size, physicalSize: nil), settings: settings)
    controller.setStack(Array(screens.prefix(depth)), at: .zero)
    controller.addObserver(self)
    controller.contentTouchHandler = self
  }

  var now: Instant { Instant.zero.advanced(bySeconds: time / 1000) }
  var stack: String { controller.stack.map(\.name).joined() }
  var gestures: [String] { diary.filter { !$0.contains("[") } }
  var events: [String] { diary.filter { $0.contains("[") } }

  /// The layers at present, as `a-150 b500`; `b0*0.25` where only a quarter of b is seen.
  var layers: String {
    var layers: [Layer] = []
    controller.layers(into: &layers)
    return layers.map { layer in
      let opacity = (layer.opacity * 1000).rounded() / 1000
      return "\(layer.screen.name)\(layer.x)\(opacity == 1 ? "" : "*\(opacity)")"
    }.joined(separator: " ")
  }

  func position(of finger: Int) -> Point? { positions[finger] }

  func screen(_ name: String) -> Screen {
    var screen = controller.stack[0]
    while screen.name != name, let next = screen.interactivePushDestination { screen = next }
    return screen.name == name ? screen : Screen(name: name)
  }

  // MARK: Fingers

  @discardableResult
  func down(_ x: Double, _ y: Double = 300, finger: Int = 0) -> Stage {
    let id = ContactID(rawValue: next)
    next += 1
    contacts[finger] = id
    positions[finger] = Point(x: x, y: y)
    return send(.landed, finger)
  }

  /// One frame, the given milliseconds later.
  @discardableResult
  func move(_ x: Double, _ y: Double = 300, after delay: Double = 10, finger: Int = 0) -> Stage {
    time += delay
    positions[finger] = Point(x: x, y: y)
    return send(.moved, finger)
  }

  /// Moves at even speed in frames of 10 ms.
  @discardableResult
  func glide(to x: Double, over milliseconds: Double, finger: Int = 0) -> Stage {
    guard let start = positions[finger] else { return self }
    let count = max(1, Int(milliseconds / 10))
    for step in 1...count {
      move(start.x + (x - start.x) * Double(step) / Double(count), start.y, finger: finger)
    }
    return self
  }

  @discardableResult
  func up(after delay: Double = 10, finger: Int = 0) -> Stage {
    time += delay
    send(.lifted, finger)
    contacts[finger] = nil
    return self
  }

  @discardableResult
  func lose(_ loss: ContactLoss = .lost, finger: Int = 0) -> Stage {
    send(.lost(loss), finger)
    contacts[finger] = nil
    return self
  }

  /// A finger lands at the right edge and goes to a progress, there to rest.
  @discardableResult
  func dragPush(to progress: Double, finger: Int = 0) -> Stage {
    down(995, finger: finger).glide(to: 985 - 1000 * progress, over: 100, finger: finger).wait(200)
  }

  /// A finger lands at the left edge and goes to a progress, there to rest.
  @discardableResult
  func dragPop(to progress: Double, finger: Int = 0) -> Stage {
    down(5, finger: finger).glide(to: 15 + 1000 * progress, over: 100, finger: finger).wait(200)
  }

  @discardableResult
  func press(_ key: Key, isRepeat: Bool = false) -> Stage {
    controller.handle(KeyPress(key: key, isRepeat: isRepeat, time: now))
    return self
  }

  @discardableResult
  func wait(_ milliseconds: Double) -> Stage {
    time += milliseconds
    controller.advance(to: now)
    return self
  }

  @discardableResult
  private func send(_ kind: ContactChange.Kind, _ finger: Int) -> Stage {
    guard let contact = contacts[finger], let position = positions[finger] else { return self }
    controller.handle(
      TouchFrame(
        time: now,
        changes: [ContactChange(contact: contact, kind: kind, position: position)]))
    return self
  }

  // MARK: The diary

  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    diary.append("\(event.kind.rawValue)[\(stack)]")
    onEvent?(event)
  }

  func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent
  ) {
    switch gesture.state {
    case .began: diary.append("began")
    case .changed: break
    case .ended: diary.append("ended")
    case .cancelled: diary.append("cancelled")
    case .failed(let reason): diary.append("failed:\(reason)")
    }
  }

  func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController) {
    if touch.phase == .moved { return }
    content.append("\(touch.phase) \(touch.screen.name)\(Int(touch.location.x))")
  }

  func handle(_ key: ContentKey, in controller: InteractivePushNavigationController) {
    content.append("\(key.key)\(key.isRepeat ? " again" : "") on \(key.screen.name)")
  }
}
