public import Geometry
public import Gestures

/// A stack of full-screen screens that swipes from the screen's edges push and pop.
///
/// It is UIKit's `UINavigationController` with the interactive push of the write-up, as a pure
/// state machine: touch frames and times go in (`handle`, `advance`), layers come out
/// (`layers(into:)`), observers are told what happens. It reads no clock, starts no timer and draws
/// nothing; `nextDeadline` says when it next has something to do by itself.
///
/// ```swift
/// let controller = InteractivePushNavigationController(
///   rootScreen: home, screenSize: size, scale: scale)
/// controller.setupInteractivePush(to: menu)      // a swipe from the right edge leads there
///
/// if tracker.receive(event) { controller.handle(tracker.frame) }
/// controller.advance(to: now)
/// controller.layers(into: &layers)               // home at -129, menu at 594
/// ```
///
/// Words: a *transition* is one push or pop on its way. While a finger holds it, it is *open*; at the
/// lift it is *decided*, and that moment the stack changes, once; then it *settles*, which only the
/// eye sees. A *timed* transition (link, button, command) is decided from its start.
///
/// ```
///             began                 lift: finish         end of the settle
///   at rest -------> dragging (open) -----------> settling ---------------> at rest
///      ^                  |                           ^
///      |                  | lift: cancel,             | began on the same two screens:
///      |                  | anything else             | taken over where it is
///      |                  v                           v
///      +---------- settling back <--------------- dragging
/// ```
///
/// Cases:
/// 1. A swipe never waits for a settle. If it is between the same two screens it takes the settling
///    transition over where that is; else it runs beside it, and a screen moved by both is offset by
///    the sum. Only a third pair of screens makes the oldest jump to its end.
/// 2. Each `will` is followed by one `did` or `didCancel`: at the end of the settle, or just before
///    the next `will`, whichever comes first.
///    Under `NavigationSettings.prefersCrossFadeTransitions` a transition that runs by time fades,
///    and one that a finger moves slides. Between the same two screens
///    a. a swipe makes a fade jump to its end, and slides from there: both screens are at rest then,
///       while a slide that began half-way would move what stands still;
///    b. a timed transition that takes a slide over goes on as a slide: it moves already;
///    c. a timed transition that takes a fade over goes on as a fade, from what is seen.
///    Between other screens fade and slide run beside each other.
/// 3. Programmatic navigation wins over a finger: the drag is cancelled and settles back beside it.
/// 4. Pushing a screen that is in the stack is refused; so is popping the last one.
/// 5. Navigating from within an observer's call is done as soon as the event under way is complete.
///
/// Not handled: modal screens, and transitions between stacks.
///
/// Deviations from the write-up, with their rules in the code: rest past half finishes (it wants
/// inward velocity); outward travel is progress 0 (it takes the absolute value); a settle starts at
/// the finger's speed; progress starts after the slop; the destination belongs to the top screen,
/// not to one controller; distances and speeds are physical; pop uses the mirrored animator; a swipe
/// must begin within a second; settling transitions can be taken over; tracking is linear in the
/// finger.
public final class InteractivePushNavigationController {
  /// The screens, root first; never empty, and none is in it twice.
  public internal(set) var stack: [Screen]
  /// The figures of swipes and transitions.
  public let settings: NavigationSettings
  /// The logical screen in pixels.
  public let screenSize: PixelSize
  /// The logical screen's point.
  public let scale: PointScale
  /// Chooses animators and may refuse swipes.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// Receives the touches that are not swipes.
  public weak var contentTouchHandler: (any ContentTouchHandler)?
  /// What drives the transition under the finger; nil while no finger holds one.
  public internal(set) var percentDrivenInteractiveTransition: PercentDrivenInteractiveTransition?

  /// Transitions on their way, the older first; at most two.
  var transitions: [Transition] = []
  var detector: EdgeZoneDetector
  var recognizer: ScreenEdgePanGestureRecognizer
  var contentTouches: [RoutedTouch] = []
  /// The progress that the transition under the finger had when the finger took it.
  var progressAtBegan = 0.0
  /// The latest moment that was told of.
  var now = Instant.zero

  private struct WeakObserver {
    weak var observer: (any NavigationObserver)?
  }
  private var observers: [WeakObserver] = []
  let slide: InteractivePushAnimator
  let fade: CrossFadeAnimator

  private enum Command {
    case push(Screen, animated: Bool, Instant)
    case pop(animated: Bool, Instant)
    case popToRoot(animated: Bool, Instant)
  }
  private var deferred: [Command] = []
  private var depth = 0

  /// Makes a controller at rest on its root.
  ///
  /// - Parameters:
  ///   - rootScreen: The screen at the bottom of the stack, for good.
  ///   - screenSize: The logical screen in pixels.
  ///   - scale: The logical screen's point.
  ///   - zones: Where swipes may start; nil for the default zones.
  ///   - settings: The figures of swipes and transitions.
  public init(
    rootScreen: Screen, screenSize: PixelSize, scale: PointScale, zones: EdgeZones? = nil,
    settings: NavigationSettings = NavigationSettings()
  ) {
    stack = [rootScreen]
    self.screenSize = screenSize
    self.scale = scale
    self.settings = settings
    detector = EdgeZoneDetector(zones: zones ?? EdgeZones(size: screenSize, scale: scale))
    recognizer = ScreenEdgePanGestureRecognizer(scale: scale)
    slide = InteractivePushAnimator(duration: settings.duration, parallax: settings.parallax)
    fade = CrossFadeAnimator(duration: settings.duration)
    transitions.reserveCapacity(3)
    contentTouches.reserveCapacity(16)
  }

  // MARK: The stack

  /// The screen that the model shows: the last of the stack.
  public var topScreen: Screen { stack[stack.count - 1] }

  /// Attaches the screen that a swipe pushes from the present top screen; nil detaches it.
  public func setupInteractivePush(to destination: Screen?) {
    topScreen.interactivePushDestination = destination
  }

  /// Whether a swipe from `edge` could begin at present.
  public func canSwipe(from edge: ScreenEdge) -> Bool {
    switch settings.layoutDirection.operation(ofSwipeFrom: edge) {
    case .push:
      guard topScreen.allowsPush, let destination = topScreen.interactivePushDestination else {
        return false
      }
      return !contains(destination)
    case .pop:
      return topScreen.allowsPop && stack.count > 1
    }
  }

  /// Pushes a screen by time, as links and commands do.
  ///
  /// - Parameters:
  ///   - screen: The new top screen.
  ///   - animated: Whether it slides in; else it is there at once.
  ///   - time: Now.
  /// - Returns: False where it is already in the stack.
  @discardableResult
  public func pushScreen(_ screen: Screen, animated: Bool = true, at time: Instant) -> Bool {
    guard !contains(screen) else { return false }
    perform(.push(screen, animated: animated, time))
    return true
  }

  /// Pops the top screen by time.
  ///
  /// - Returns: The screen that goes; nil where it is the last.
  @discardableResult
  public func popScreen(animated: Bool = true, at time: Instant) -> Screen? {
    guard stack.count > 1 else { return nil }
    let top = topScreen
    perform(.pop(animated: animated, time))
    return top
  }

  /// Pops everything above the root by time, as one pop from the top screen to the root.
  ///
  /// - Returns: False where the root is on top already.
  @discardableResult
  public func popToRootScreen(animated: Bool = true, at time: Instant) -> Bool {
    guard stack.count > 1 else { return false }
    perform(.popToRoot(animated: animated, time))
    return true
  }

  /// Replaces the stack without a transition, as a changed configuration does.
  ///
  /// A drag is cancelled, transitions complete at once, and contacts on the old screens' content are
  /// taken away.
  ///
  /// - Precondition: `screens` is not empty and holds no screen twice.
  public func setStack(_ screens: [Screen], at time: Instant) {
    precondition(!screens.isEmpty, "a navigation stack is never empty")
    exclusively {
      cancelDrag(at: time)
      reportDecided(at: time)
      while let transition = transitions.first { end(transition, at: time) }
      cancelContentTouches(at: time)
      stack = screens
    }
  }

  // MARK: Time

  /// Lets time pass: deadlines fall due and settles end, each at its own moment.
  public func advance(to time: Instant) {
    exclusively { runDue(upTo: time, includingDeadlineAtThatMoment: true) }
  }

  /// When the controller next does something without being told; frames of a settle apart.
  public var nextDeadline: Instant? {
    var next = recognizer.deadline
    for transition in transitions {
      guard let end = transition.end else { continue }
      next = min(next ?? end, end)
    }
    return next
  }

  /// Whether something moves by itself, so that every frame differs from the last.
  public var isAnimating: Bool {
    for transition in transitions where transition.decision != .open { return true }
    return false
  }

  /// Whether no transition is on its way.
  public var isAtRest: Bool { transitions.isEmpty }

  // MARK: Observers

  /// Adds an observer, which is not kept alive.
  public func addObserver(_ observer: any NavigationObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func report(_ kind: NavigationEvent.Kind, at time: Instant) {
    let event = NavigationEvent(kind: kind, time: time)
    for entry in observers { entry.observer?.navigationController(self, didSend: event) }
  }

  func report(_ gesture: GestureEvent) {
    for entry in observers { entry.observer?.navigationController(self, didRecognize: gesture) }
  }

  // MARK: One thing at a time

  /// Runs an operation; what observers command meanwhile is done afterwards, in order.
  func exclusively(_ operation: () -> Void) {
    depth += 1
    operation()
    depth -= 1
    while depth == 0, !deferred.isEmpty { perform(deferred.removeFirst()) }
  }

  private func perform(_ command: Command) {
    guard depth == 0 else {
      deferred.append(command)
      return
    }
    exclusively {
      // Asked again, because a deferred command meets another stack than it was given for.
      switch command {
      case .push(let screen, let animated, let time):
        guard !contains(screen) else { return }
        navigate(.push, to: screen, animated: animated, at: time)
      case .pop(let animated, let time):
        guard stack.count > 1 else { return }
        navigate(.pop, to: stack[stack.count - 2], animated: animated, at: time)
      case .popToRoot(let animated, let time):
        guard stack.count > 1 else { return }
        navigate(.pop, to: stack[0], animated: animated, at: time)
      }
    }
  }

  func contains(_ screen: Screen) -> Bool {
    for element in stack where element === screen { return true }
    return false
  }
}
