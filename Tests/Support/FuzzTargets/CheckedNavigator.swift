package import Geometry
package import Gestures
package import Navigation

/// A navigator from events to layers, and everything that must hold after each event.
///
/// Random steps and the bytes of a fuzzer are played on it.
package final class CheckedNavigator: NavigationObserver {
  /// The stack of five screens named a to e, each the destination of the one before.
  package let controller: InteractivePushNavigationController
  /// All screens; the last one's destination may be in the stack.
  package let screens: [Screen]
  /// The present moment.
  package private(set) var now = Instant.zero
  /// The first thing that did not hold.
  package private(set) var complaint: String?

  private var tracker: ContactTracker
  private var layers: [Layer] = []
  private var open: NavigationEvent.Kind?
  private var swiping: ContactID?
  private var decided: Set<ContactID> = []

  /// Makes a navigator on a panel of 640x400 pixels.
  ///
  /// - Parameters:
  ///   - axes: The touchscreen's.
  ///   - rotation: How the picture is turned.
  ///   - layoutDirection: Which way reading goes.
  ///   - crossFades: Whether screens fade instead of sliding.
  package init(
    axes: TouchscreenAxes, rotation: Rotation, layoutDirection: LayoutDirection, crossFades: Bool
  ) {
    let panel = PixelSize(width: 640, height: 400)
    let size = rotation.logicalSize(ofPanel: panel)
    var settings = NavigationSettings()
    settings.layoutDirection = layoutDirection
    settings.prefersCrossFadeTransitions = crossFades
    screens = "abcde".map { Screen(name: String($0)) }
    for (screen, next) in zip(screens, screens.dropFirst()) {
      screen.interactivePushDestination = next
    }
    screens[4].interactivePushDestination = screens[1]
    controller = InteractivePushNavigationController(
      rootScreen: screens[0], screenSize: size, scale: PointScale(size: size, physicalSize: nil),
      settings: settings)
    tracker = ContactTracker(
      axes: axes, mapping: TouchMapping(rotation: rotation, screenSize: size))
    controller.addObserver(self)
  }

  deinit {
    // The circle of destinations would keep itself alive.
    for screen in screens { screen.interactivePushDestination = nil }
  }

  // MARK: What happens

  /// Lets time pass, in which nothing is asked of the navigator.
  package func pass(milliseconds: Int) {
    now = now.advanced(bySeconds: Double(milliseconds) / 1000)
  }

  /// Lets the navigator do what is due by now.
  package func advance() {
    if let deadline = tracker.deadline, deadline <= now, tracker.deadlinePassed(at: now) {
      handle()
    }
    controller.advance(to: now)
  }

  /// Takes in an event of the touchscreen.
  package func receive(_ event: EvdevEvent) {
    if let deadline = tracker.deadline, deadline <= event.time {
      if tracker.deadlinePassed(at: event.time) { handle() }
    }
    if tracker.receive(event) { handle() }
  }

  /// The touchscreen is pulled out.
  package func removeDevice() {
    if tracker.deviceRemoved(at: now) { handle() }
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

  /// Looks at stack, progress and layers.
  package func check() {
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

  /// Waits 0.4 s after the last lift, and looks whether everything has come to rest.
  package func finish() {
    pass(milliseconds: 400)
    advance()
    check()
    if !controller.isAtRest { complain("is not at rest 0.4 s after the last lift") }
    if open != nil { complain("has not reported the end of its last transition") }
    if swiping != nil { complain("still swipes after the last lift") }
  }

  package func navigationController(
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

  package func navigationController(
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
