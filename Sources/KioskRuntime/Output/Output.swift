internal import Composition
package import Configuration
package import DisplayOutput
package import Geometry
package import Gestures
internal import LinuxIO
package import Navigation
package import Presence

/// One panel while its display is there: from touches to frames.
///
/// ```
///   touch frames --> navigator --> layers --> pictures of the source --> display
///                        ^                                                  |
///                        '-------- turn(): a frame at the clock's deadline -'  flips
/// ```
///
/// A frame is made when something has changed and the display can take one, not earlier than the
/// frame clock's deadline, so that it shows the newest touch (late latch). When nothing changes any
/// more, `wakeUp` is nil and nothing happens at all.
package final class Output: Presenter {
  /// How long the first frame waits for the picture of its screen, in seconds: a flash of the
  /// background is worse than a short wait, a black panel worse than the background.
  package static let patience = 0.5

  /// What is driven.
  package let display: any Display
  /// What screens are drawn for.
  package let panel: Panel
  /// The stack of screens.
  package private(set) var controller: InteractivePushNavigationController
  /// How many frames have been on the panel.
  package private(set) var flips = 0
  /// Refreshes of the panel that went by without the frame that was due.
  package var missedFrames: Int { schedule.missedFrames }

  /// Whether somebody is at the panel; outlives it.
  package let sleep: PanelSleep
  /// How much of the panel is to be seen, and what that takes.
  var light: OutputLight

  /// The screens.
  private(set) var source: any ScreenSource
  private weak var navigationObserver: (any NavigationObserver)?
  let orders = PictureOrders()

  /// Shows the same on other panels.
  private(set) var mirrors: [Mirror] = []
  let pacing: PacingLog?
  let clock: () -> Instant
  var schedule: FrameSchedule
  var lostFlips = LostFlips()
  /// Until when the first frame waits for the picture of its screen; nil once it does not.
  var patienceEnds: Instant?
  /// When the touch was that the next frame shows.
  private(set) var newestTouch: Instant?
  /// Whether there is something else to show than before.
  var isChanged = true
  var layers: [Layer] = []
  /// The frame that is composed, bottom first.
  var frame: [PlacedBuffer] = []
  /// The frame that was handed to the display last, bottom first.
  var shown: [PlacedBuffer] = []

  /// Shows the first screen of a source on a display, as soon as `turn` is called.
  ///
  /// - Parameters:
  ///   - display: Open, and nothing presented yet.
  ///   - source: The screens.
  ///   - configuration: How swipes and the panel are set up.
  ///   - stack: Names of the screens to start with, bottom first, as far as they exist.
  ///   - sleep: Whether somebody is at the panel; as if somebody had just come unless given.
  ///   - observer: Is told what happens to the stack; not kept alive.
  ///   - pacing: Where to note frame times.
  ///   - clock: Tells what composing a frame costs.
  package init(
    display: any Display, source: any ScreenSource, configuration: KioskConfiguration,
    stack: [String] = [], sleep: PanelSleep? = nil,
    observer: (any NavigationObserver)? = nil, pacing: PacingLog? = nil,
    clock: @escaping () -> Instant = { MonotonicClock.now }
  ) {
    self.display = display
    self.source = source
    navigationObserver = observer
    self.pacing = pacing
    self.clock = clock
    panel = Panel(of: display, configuration: configuration.outputs[0].display)
    schedule = FrameSchedule(for: display)
    controller = InteractivePushNavigationController(
      rootScreen: source.root, configuration: configuration, panel: panel)
    let now = clock()
    self.sleep = sleep ?? PanelSleep(IdleSettings(configuration.idle), at: now)
    light = OutputLight(mode: configuration.idle.mode, backlight: display.backlight)
    patienceEnds = now.advanced(bySeconds: Self.patience)
    start(with: stack, at: now)
  }

  /// The names of the screens on the stack, bottom first.
  package var stackNames: [String] { controller.stack.map(\.name) }

  /// Whether what there is to show is on the panel.
  package var isCurrent: Bool { isShowing && !isChanged && display.canPresent }

  // MARK: What happens

  /// Takes in what happened on the touchscreen.
  package func handle(_ touches: TouchFrame) {
    guard let touches = sleep.handle(touches) else { return }
    controller.handle(touches)
    newestTouch = touches.time
    // While no finger drags anything, a touch changes nothing that is seen, unless the controller
    // says so to its observer; but content may look different from a landing on.
    if controller.percentDrivenInteractiveTransition != nil
      || touches.changes.contains(where: { $0.kind == .landed })
    {
      isChanged = true
    }
  }

  /// Takes in a press of a key: of a keyboard, a remote control, or a window in a panel's place.
  package func handle(_ press: KeyPress) {
    guard sleep.handle(press) else { return }
    controller.handle(press)
    isChanged = true
  }

  /// Takes the display's answers; to be called when its descriptor is readable.
  package func readFlips(at now: Instant) throws(DisplayError) {
    guard let flip = try display.dispatchEvents() else { return }
    flips += 1
    lostFlips.flipped()
    // Whether a driver counts vertical blanks is known from the first frame on.
    if flips == 1 { schedule = FrameSchedule(for: display) }
    schedule.flipped(flip, at: now, isMoving: isMoving)
    pacing?.flipped(at: flip.time)
  }

  /// Shows what is shown here on another panel, too, from now on.
  package func add(_ mirror: Mirror) {
    mirrors.append(mirror)
    mirror.show(shown)
  }

  /// Shows nothing more on another panel.
  package func remove(_ mirror: Mirror) {
    mirrors.removeAll { $0 === mirror }
  }

  /// A picture that may be on the glass has been finished.
  package func picturesChanged() {
    isChanged = true
  }

  /// Goes on with other screens: a configuration has been read again.
  ///
  /// A drag is cancelled. The stack is kept by name up to the first that is gone; where the first
  /// screen is another now, the stack starts anew.
  package func adopt(
    _ source: any ScreenSource, configuration: KioskConfiguration, at now: Instant
  ) {
    light.mode = configuration.idle.mode
    let stack = stackNames
    // Whoever observes the old controller sees its transitions end.
    controller.setStack(controller.stack, at: now)
    self.source = source
    controller = InteractivePushNavigationController(
      rootScreen: source.root, configuration: configuration, panel: panel)
    start(with: stack, at: now)
    isChanged = true
  }

  /// Sets the first stack of a new controller, and lets the source stand by it.
  private func start(with names: [String], at now: Instant) {
    orders.follow(controller)
    if let navigationObserver { controller.addObserver(navigationObserver) }
    let stack = source.stack(named: names)
    if stack.count > 1 { controller.setStack(stack, at: now) }
    source.attach(to: controller, on: panel)
  }

  // MARK: Time

  /// When `turn` has something to do although nothing happens; nil at rest.
  package var wakeUp: Instant? {
    var next = controller.nextDeadline
    next.bring(forwardTo: display.wakeUp)
    next.bring(forwardTo: schedule.deadline)
    next.bring(forwardTo: sleep.nextDeadline)
    if isWaitingForPicture { next.bring(forwardTo: patienceEnds) }
    return next
  }

  /// Does what is due, once everything that happened has been taken in.
  package func turn(at now: Instant) throws(DisplayError) {
    if display.flipOverdue(at: now) {
      try recoverFromLostFlip()
    } else if let time = display.wakeUp, time <= now {
      try readFlips(at: now)
    }
    if let deadline = controller.nextDeadline, deadline <= now { controller.advance(to: now) }
    try sleepOrWake(at: now)
    orderPictures()
    try presentIfDue(at: now)
    if try setLight() { try presentIfDue(at: now) }
  }
}
