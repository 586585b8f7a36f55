internal import Configuration
internal import ControlProtocol
internal import DisplayOutput
internal import Geometry
internal import Gestures
package import LinuxIO
internal import Navigation
internal import Presence
internal import TouchInput

/// What a person stands before: one configured output, with its panel, its touchscreen, its screens
/// and a stack of its own.
///
/// ```
///   touchscreen --> TouchFeed --.              .-- ScreenSource <-- worker
///          keys --> handle() ---+--> Output <--'
///                                    |    ^
///                             frames v    | flips
///                                    Display   (found, lost, found again)
/// ```
///
/// The `Kiosk` opens its stations, gives each a turn whenever something has happened, and sleeps
/// until the first `nextDeadline`. A station keeps its troubles to itself: while its display or its
/// touchscreen is gone it waits for them, and says so in its `status`; the others do not notice.
///
/// A clone is a station that shows the picture of another one on a panel of its own. It has no
/// screens, no stack and no touchscreen:
///
/// ```
///   Output of the original -- each frame --> Mirror --> Display
/// ```
package final class Station: EventHandler {
  /// What a station shows.
  enum Content {
    /// Screens of its own.
    case screens(any ScreenSource)
    /// What another station shows.
    case picture(of: Station)
  }

  let context: StationContext
  /// Its place in the configuration's list of outputs.
  let index: Int
  /// The kiosk's configuration, as if this output were the only one.
  var configuration: KioskConfiguration
  var content: Content
  var screensSource: EventLoop.Source?
  /// What is wrong with its screens, one sentence each.
  var problems: [String] = []
  let touch: TouchFeed
  /// Whether somebody is there; a display that comes back is as dark as it was.
  let sleep: PanelSleep

  /// Whether the kiosk has no other output, so that messages need not say whose they are.
  var isAlone = true
  /// The panel while its display is there; nil of a clone.
  var output: Output?
  /// The panel of a clone while its display is there.
  var mirror: Mirror?
  /// The output whose picture the mirror shows.
  weak var mirrored: Output?
  /// Whether a clone has no picture to show.
  var isWaitingForOriginal = false
  var outputSource: EventLoop.Source?
  /// What is shown where, in one line.
  var displaySummary = ""
  /// Why there is no display.
  var displayAbsence: DisplayError?
  var displayRetry = Backoff()
  /// How many displays in a row have failed before they had shown a frame.
  var failedDisplays = 0
  /// The stack of the display that is gone.
  var stackToRestore: [String] = []
  /// Whether another console has the panel.
  var isPaused = false

  /// Follows the keyboard of a preview's window.
  var keyDecoder = KeyDecoder()
  /// Why the preview has ended: its window was closed, or could not be shown.
  var previewEnd: DisplayError?
  /// Why the kiosk has to end: nothing that this process does can help.
  var end: DisplayError?

  // What was counted on displays that are gone.
  private(set) var formerFrames = 0
  private(set) var formerMissedFrames = 0

  /// What those who watch know of its sleep.
  var toldSleep = OutputStatus.Sleep.awake

  // What the kiosk has been told.
  var isStatusStale = true
  var wasShowing = false
  var reportedTouchProblem: TouchscreenProblem?
  var reportedBacklightProblem: SystemError?

  /// Makes a station that is closed.
  ///
  /// - Parameters:
  ///   - index: Its place in the configuration's list of outputs.
  ///   - configuration: The kiosk's, narrowed to this output.
  ///   - content: What it shows.
  ///   - context: What it has in common with the others.
  init(
    _ index: Int, configuration: KioskConfiguration, content: Content, in context: StationContext
  ) {
    self.index = index
    self.configuration = configuration
    self.content = content
    self.context = context
    touch = TouchFeed(index, configuration: configuration, in: context)
    sleep = PanelSleep(IdleSettings(configuration.idle), at: MonotonicClock.now)
    tellOfTouch()
  }

  /// Its screens; nil of a clone.
  var screens: (any ScreenSource)? {
    if case .screens(let screens) = content { screens } else { nil }
  }

  /// The station whose picture it shows; nil where it has screens of its own.
  var original: Station? {
    if case .picture(let original) = content { original } else { nil }
  }

  /// What makes the frames of its display, while that is there.
  var presenter: (any Presenter)? { output ?? mirror }

  /// What messages call it: as the configuration counts its outputs.
  var name: String { "outputs[\(index + 1)]" }

  /// Is told what happens here.
  var log: Log { isAlone ? context.log : context.log.about(name) }

  /// Starts to show and to be touched, as far as display and touchscreen are there.
  ///
  /// - Throws: Where the loop cannot wait for the screens.
  func open(at now: Instant) throws(SystemError) {
    touch.log = log
    try show(content)
    openDisplay(at: now)
    startTouch(at: now)
  }

  /// Gives touchscreen and panel back.
  ///
  /// - Parameter parting: What stays on the panel.
  func close(at now: Instant, leaving parting: Parting = .dark) {
    touch.stop()
    closeDisplay(at: now, leaving: parting)
    if let screensSource { context.loop.remove(screensSource) }
    screensSource = nil
  }

  /// Counts on what was shown on a display that goes.
  func keepCounts(of presenter: any Presenter) {
    formerFrames += presenter.flips
    formerMissedFrames += presenter.missedFrames
  }

  // MARK: What happens

  /// Takes in what one descriptor has to say.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    switch source {
    case outputSource: handleDisplay(readiness)
    case screensSource: takePictures()
    default: break
    }
  }

  private func takePictures() {
    guard let screens else { return }
    if screens.takeFinished(at: MonotonicClock.now) { output?.picturesChanged() }
    let problems = screens.problems
    guard problems != self.problems else { return }
    self.problems = problems
    isStatusStale = true
  }

  /// Does what a key is for, on the panel that there is.
  func handle(_ press: KeyPress) {
    output?.handle(press)
  }

  /// Cancels every gesture: what was touched so far concerns nobody any more.
  func loseContacts(at now: Instant) {
    touch.loseContacts(at: now)
  }

  // MARK: Time

  /// When `turn` has something to do although nothing happens; nil at rest.
  var nextDeadline: Instant? {
    var next = touch.deadline
    if !isPaused {
      next.bring(forwardTo: presenter?.wakeUp)
      next.bring(forwardTo: displayRetry.deadline)
    }
    return next
  }

  /// Whether something moves on its panel.
  var isMoving: Bool {
    guard !isPaused, let output else { return false }
    return !output.controller.isAtRest && !output.light.isDark
  }

  /// Does what is due, once everything that happened has been taken in.
  ///
  /// A clone has its turn after its original.
  ///
  /// - Parameter mayProbe: Whether this is a moment to look for a display: to read what is plugged
  ///   into a connector may take a tenth of a second.
  func turn(at now: Instant, mayProbe: Bool) {
    if let deadline = touch.deadline, deadline <= now { touch.deadlinePassed(at: now) }
    if isPaused || previewEnd != nil || end != nil { return }
    if let original { follow(original, at: now) }
    if displayRetry.isDue(at: now) {
      if mayProbe { openDisplay(at: now) } else { displayRetry.postpone(at: now) }
    }
    turnPresenter(at: now)
    reportBacklight()
  }
}
