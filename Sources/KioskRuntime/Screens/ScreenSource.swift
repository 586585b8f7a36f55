package import Composition
package import Geometry
package import Navigation

/// Whoever makes the screens: pictures from a configuration, or views in an application.
///
/// This is the only place where the kiosk meets them. It asks for finished pictures and never waits
/// for one; a source that is not ready yet answers with the screen's background colour and wakes the
/// loop when it is.
///
/// Everything here is called on the thread of the loop. A source that works on others exchanges
/// values with them, and raises its descriptor.
package protocol ScreenSource: AnyObject {
  /// The screen at the bottom of the stack.
  var root: Screen { get }

  /// The screen that links, control and the stack of a former configuration call `name`.
  ///
  /// A source that makes screens while it runs answers for those that live, so that they stay on
  /// the stack when the configuration is read again or the display comes back.
  func screen(named name: String) -> Screen?

  /// Stands by this controller and makes pictures for this panel from now on; what was made for
  /// another panel is worthless.
  ///
  /// Called for every controller that is made (at the start, when a configuration is taken over,
  /// when a display is found again), once its first stack is set and before its first touch. The
  /// source sets the controller's `contentTouchHandler` and adds its observers; the controller
  /// keeps neither alive, and the source does not keep the controller: while there is no display,
  /// there is none.
  func attach(to controller: InteractivePushNavigationController, on panel: Panel)

  /// Says what may be on the glass next.
  ///
  /// - Parameters:
  ///   - needed: What is, or what a swipe may bring at any moment; most urgent first. Their
  ///     pictures are kept whatever they cost.
  ///   - likely: What else can be reached from here; prepared after the needed ones, kept as far as
  ///     memory goes.
  func prepare(needed: [Screen], likely: [Screen])

  /// What a screen looks like at this moment. It answers at once; another look is another buffer.
  ///
  /// - Precondition: The source is attached, and the screen is one of its own.
  func picture(of screen: Screen) -> PixelBuffer

  /// Whether there is a picture of the screen, or will be none; false while something stands in
  /// for it.
  func isFinished(_ screen: Screen) -> Bool

  /// Readable when there is something to take by `takeFinished`; the same for as long as the source
  /// lives.
  var descriptor: Int32 { get }

  /// Takes finished pictures, and lets the source command the controller it stands by: what its
  /// screens have asked for happens now.
  ///
  /// - Returns: Whether a picture that may be on the glass has become another.
  func takeFinished(at now: Instant) -> Bool

  /// The screens that links of `screen` lead to.
  func destinations(linkedFrom screen: Screen) -> [Screen]

  /// What is wrong with screens, one sentence each, for log and status; empty where all is well.
  /// Asked whenever something was taken.
  var problems: [String] { get }

  /// Whether whoever makes the content still answers; asked before each sign of life to the service
  /// manager, so that a source that hangs is ended with the kiosk.
  func isResponsive() -> Bool

  /// The calendar's clock was set, or the machine has slept: what shows it is to be right at once.
  func clockChanged()

  // MARK: Replays, where time stands still

  /// When the content next changes by itself; a moment that has passed where it moves in every
  /// frame, nil where it rests.
  ///
  /// Asked in replays only. On a panel a source keeps the machine's time by itself.
  var nextDeadline: Instant? { get }

  /// Lets time pass for what changes by itself: what fell due happens, each at its own moment.
  ///
  /// Called in replays only.
  func advance(to time: Instant)

  /// Waits until everything that was ordered, touched or fell due up to now has had its effect, and
  /// takes it as `takeFinished` does.
  ///
  /// Called in replays only.
  func finish(at now: Instant)
}

extension ScreenSource {
  /// It works on the loop's own thread, or not at all.
  package func isResponsive() -> Bool { true }

  /// It shows no clock.
  package func clockChanged() {}

  /// Nothing changes by itself.
  package var nextDeadline: Instant? { nil }

  /// Nothing falls due.
  package func advance(to time: Instant) {}
}
