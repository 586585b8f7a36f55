import Geometry
import Gestures
import Navigation

/// A kiosk that random steps are played on, from events to layers, and everything that must hold
/// after each of them.
final class RandomKiosk: NavigationObserver {
  private let controller: InteractivePushNavigationController
  private var tracker: ContactTracker
  private let screens: [Screen]
  private var now = Instant.zero
  private var nextID: Int32 = 0
  private var positions: [(x: Int32, y: Int32)] = Array(repeating: (0, 0), count: 3)
  private var isDown = [false, false, false]
  private var layers: [Layer] = []

  private var open: NavigationEvent.Kind?
  private var swiping: ContactID?
  private var decided: Set<ContactID> = []
  /// The first thing that did not hold.
  private(set) var complaint: String?

  init(rotation: Rotation, layoutDirection: LayoutDirection, crossFades: Bool) {
    let panel = PixelSize(width: 640, height: 400)
    let size = rotation.logicalSize(ofPanel: panel)
    var settings = NavigationSettings()
    settings.layoutDirection = layoutDirection
    settings.prefersCrossFadeTransitions = crossFades
    screens = "abcde".map { Screen(name: String($0)) }
    for (screen, next) in zip(screens, screens.dropFirst()) {
      screen.interactivePushDestination = next
    }
    // The last one's destination may be in the stack.
    screens[4].interactivePushDestination = screens[1]
    controller = InteractivePushNavigationController(
      rootScreen: screens[0], screenSize: size, scale: PointScale(size: size, physicalSize: nil),
      settings: settings)
    let axis = AxisRange(minimum: 0, maximum: 1000)
    tracker = ContactTracker(
      axes: TouchscreenAxes(contactProtocol: .slots(count: 3), x: axis, y: axis),
      mapping: TouchMapping(rotation: rotation, screenSize: size))
    controller.addObserver(self)
  }

  /// Plays the steps, lifts everything, and waits 0.4 s.
  func play(_ steps: some Sequence<RandomStep>) {
    for step in steps {
      take(step)
      check()
      if complaint != nil { return }
    }
    for slot in isDown.indices { take(.up(slot: slot)) }
    take(.wait(milliseconds: 400))
    check()
    if !controller.isAtRest { complain("is not at rest 0.4 s after the last lift") }
    if open != nil { complain("has not reported the end of its last transition") }
    if swiping != nil { complain("still swipes after the last lift") }
  }

  private func take(_ step: RandomStep) {
    pass(milliseconds: 4)
    switch step {
    case .down(let slot, let x, let y):
      guard !isDown[slot] else { return }
      isDown[slot] = true
      positions[slot] = (x, y)
      send(slot, (EventCode.trackingID, newID()))
      report(slot)
    case .move(let slot, let dx, let dy): move(slot, dx, dy)
    case .stroke(let slot, let dx, let count):
      for _ in 0..<count {
        pass(milliseconds: 8)
        move(slot, dx, 0)
      }
    case .up(let slot):
      guard isDown[slot] else { return }
      isDown[slot] = false
      send(slot, (EventCode.trackingID, -1))
      report(nil)
    case .replace(let slot):
      guard isDown[slot] else { return }
      send(slot, (EventCode.trackingID, newID()))
      report(slot)
    case .palm(let slot):
      send(slot, (EventCode.toolType, 2))
      report(nil)
      send(slot, (EventCode.toolType, 0))
    case .hover(let slot, let distance):
      send(slot, (EventCode.distance, distance))
      report(nil)
    case .dropped:
      deliver(EventType.synchronization, EventCode.dropped, 0)
      report(nil)
    case .removeDevice:
      isDown = [false, false, false]
      if tracker.deviceRemoved(at: now) { handle() }
    case .wait(let milliseconds):
      pass(milliseconds: milliseconds)
      controller.advance(to: now)
    case .push(let index): controller.pushScreen(screens[index], at: now)
    case .pop: controller.popScreen(at: now)
    case .popToRoot: controller.popToRootScreen(at: now)
    case .allow(let push, let pop):
      controller.topScreen.allowsPush = push
      controller.topScreen.allowsPop = pop
    case .setStack(let depth): controller.setStack(Array(screens.prefix(depth)), at: now)
    }
  }

  // MARK: The panel

  private func pass(milliseconds: Int) {
    now = now.advanced(bySeconds: Double(milliseconds) / 1000)
  }

  private func newID() -> Int32 {
    nextID += 1
    return nextID
  }

  private func move(_ slot: Int, _ dx: Int32, _ dy: Int32) {
    guard isDown[slot] else { return }
    positions[slot].x = min(max(positions[slot].x + dx, 0), 1000)
    positions[slot].y = min(max(positions[slot].y + dy, 0), 1000)
    report(slot)
  }

  private func send(_ slot: Int, _ values: (UInt16, Int32)...) {
    deliver(EventType.absolute, EventCode.slot, Int32(slot))
    for (code, value) in values { deliver(EventType.absolute, code, value) }
  }

  private func report(_ slot: Int?) {
    if let slot {
      send(slot, (EventCode.positionX, positions[slot].x), (EventCode.positionY, positions[slot].y))
    }
    deliver(EventType.synchronization, EventCode.report, 0)
  }

  private func deliver(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    if tracker.receive(EvdevEvent(time: now, type: type, code: code, value: value)) { handle() }
  }

  private func handle() {
    controller.handle(tracker.frame)
    for change in tracker.frame.changes where change.contact == swiping {
      switch change.kind {
      case .lifted, .lost: complain("a gesture outlives its contact")
      case .landed, .moved: break
      }
    }
  }

  // MARK: What must hold

  private func complain(_ what: String) {
    if complaint == nil { complaint = "at \(now.nanoseconds / 1_000_000) ms it \(what)" }
  }

  private func check() {
    let stack = controller.stack
    if stack.isEmpty { complain("has an empty stack") }
    if Set(stack.map(ObjectIdentifier.init)).count != stack.count {
      complain("holds a screen twice")
    }
    controller.layers(into: &layers)
    let progress = controller.presentedProgress
    if !(0...1).contains(progress) { complain("has progress \(progress)") }
    let width = controller.screenSize.width
    var covered = 0
    if !layers.allSatisfy({ (0...1).contains($0.opacity) }) { complain("is seen in no part") }
    // What is not opaque covers nothing: what is below must.
    for layer in layers.sorted(by: { $0.x < $1.x }) where layer.x <= covered && layer.opacity == 1 {
      covered = max(covered, layer.x + width)
    }
    if covered < width {
      complain(
        "leaves pixels from \(covered) unpainted: \(layers.map { "\($0.screen.name)\($0.x)" })")
    }
  }

  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    let kinds: [NavigationEvent.Kind: [NavigationEvent.Kind]] = [
      .willPush: [.didPush, .didCancelPush], .willPop: [.didPop, .didCancelPop],
    ]
    if kinds[event.kind] != nil {
      if open != nil { complain("sends \(event.kind) before the end of \(open as Any)") }
      open = event.kind
    } else {
      if !(open.flatMap { kinds[$0] } ?? []).contains(event.kind) {
        complain("sends \(event.kind) after \(open as Any)")
      }
      open = nil
    }
  }

  func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent
  ) {
    switch gesture.state {
    case .began:
      if swiping != nil { complain("begins a second swipe") }
      if !decided.insert(gesture.contact).inserted { complain("decides a contact twice") }
      swiping = gesture.contact
    case .changed:
      if swiping != gesture.contact { complain("changes a swipe that is not") }
    case .ended, .cancelled:
      if swiping != gesture.contact { complain("ends a swipe that is not") }
      swiping = nil
    case .failed:
      if !decided.insert(gesture.contact).inserted { complain("decides a contact twice") }
    }
  }
}
