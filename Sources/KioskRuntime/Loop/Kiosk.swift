internal import Configuration
package import DisplayOutput
internal import Geometry
internal import Gestures
package import LinuxIO
internal import TouchInput

/// The kiosk as a process: one thread that waits for everything at once.
///
/// ```
///   touchscreens, keys, display, timer, signals, configuration, worker, udev
///        |  (each handler takes in what there is, and nothing else)
///        v
///   turn: reload if asked --> present if due --> find displays --> watchdog --> set the timer, sleep
/// ```
///
/// At rest the timer is off, or set to the watchdog's next sign of life: a still screen makes no
/// system call.
package final class Kiosk: EventHandler {
  /// What a running kiosk is told by: leave, leave, read the configuration again.
  package static let signals: [Signal] = [.terminate, .interrupt, .hangUp]

  let options: KioskOptions
  let program: KioskProgram
  let log: Log
  let loop: EventLoop
  var notifier: ServiceNotifier
  let pacing: PacingLog?

  // What the configuration says.
  var configuration: KioskConfiguration
  var screens: any ScreenSource
  private var screensSource: EventLoop.Source?
  var watcher: FileWatcher?
  var watcherSource: EventLoop.Source?
  /// What is wrong with a changed configuration that was not taken over.
  var rejection: String?
  var isReloadDue = false

  // What systemd and the log have been told.
  var isStatusStale = true
  var wasShowing = false
  var reportedTouchProblem: TouchscreenProblem?
  var reportedProblems: [String] = []

  // What there is to touch and to show it on.
  /// The window in place of both, in a preview.
  let preview: PreviewConnection?
  let touch: TouchFeed
  /// Nil while the configuration has no keys read.
  var keys: KeyboardReader?
  /// Follows the keyboard of a preview's window.
  var keyDecoder = KeyDecoder()
  var console: Console?
  var output: Output?
  var outputSource: EventLoop.Source?
  var displaySummary = ""
  /// Why there is no display.
  var displayAbsence: DisplayError?
  var displayRetry = Backoff()
  /// The stack of the display that is gone.
  var stackToRestore: [String] = []

  private var timer: Timer
  private var timerSource: EventLoop.Source?
  private let signals: SignalDescriptor
  private var signalSource: EventLoop.Source?
  /// Set to end the run: by a signal, or with the window of a preview.
  var isLeaving = false
  /// Why the run has ended, where that was a failure.
  var failure: CommandFailure?

  /// Reads the configuration and sets up everything but the display.
  ///
  /// - Parameters:
  ///   - options: How it is run.
  ///   - program: Makes the screens.
  ///   - preview: The window that takes the panel's place, for a display of that kind.
  ///   - log: Is told what happens.
  /// - Throws: Every complaint about a configuration that cannot be used.
  package init(
    _ options: KioskOptions, of program: KioskProgram, preview: PreviewConnection? = nil,
    log: Log = .standard
  ) throws(CommandFailure) {
    self.options = options
    self.program = program
    self.log = log
    self.preview = preview
    let reading = options.source.read(for: program)
    guard let configuration = reading.configuration?.shown(in: preview) else {
      throw CommandFailure(reading.complaints.map(\.description).joined(separator: "\n"))
    }
    for complaint in reading.complaints { log.write(.warning, complaint.description) }
    self.configuration = configuration
    do throws(SystemError) {
      // Now, not when a touchscreen comes: it may be plugged in long after the start.
      if let path = options.recordingFile { try FileDestination.check(path) }
      Signal.brokenPipe.ignore()
      // Before the first thread, so that signals reach the descriptor and nothing else.
      signals = try SignalDescriptor(Self.signals)
      loop = try EventLoop()
      timer = try Timer()
      pacing = try options.pacingFile.map { path throws(SystemError) in try PacingLog(path: path) }
    } catch {
      throw CommandFailure(error.description)
    }
    notifier = ServiceNotifier(at: MonotonicClock.now)
    touch = TouchFeed(loop: loop, configuration: configuration, options: options, log: log)
    screens = try program.makeScreens(configuration, nil, .machine)
  }

  /// Runs until SIGTERM or SIGINT, or until a preview's window is closed, and gives the panel back.
  package func run() throws(CommandFailure) {
    do throws(SystemError) {
      timerSource = try loop.add(timer.descriptor, handler: self)
      signalSource = try loop.add(signals.descriptor, handler: self)
      try show(screens)
      watch()
      takeConsole()
      let now = MonotonicClock.now
      openDisplay(at: now)
      startTouch(at: now)
      adjustKeys(at: now)
      while !isLeaving {
        try endTurn(at: MonotonicClock.now)
        try loop.turn()
      }
    } catch {
      close()
      throw CommandFailure(error.description)
    }
    close()
    if let failure { throw failure }
  }

  private func close() {
    notifier.stopping()
    touch.stop()
    keys?.stop()
    closeDisplay(at: MonotonicClock.now)
    console?.close()
    pacing?.write()
  }

  // MARK: Turns

  /// Takes in what one descriptor has to say.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    switch source {
    case timerSource: timer.acknowledge()
    case outputSource: handleDisplay(readiness)
    case screensSource: takePictures()
    case watcherSource: watcher?.drain(at: MonotonicClock.now)
    case signalSource: handleSignals()
    default: break
    }
  }

  private func takePictures() {
    if screens.takeFinished(at: MonotonicClock.now) { output?.picturesChanged() }
    if screens.problems != reportedProblems { isStatusStale = true }
  }

  /// Takes pictures from these screens from now on, and from no others.
  func show(_ screens: any ScreenSource) throws(SystemError) {
    if let screensSource { loop.remove(screensSource) }
    screensSource = nil
    // Former screens go with their descriptor, and the new ones may share it.
    self.screens = screens
    screensSource = try loop.add(screens.descriptor, handler: self)
  }

  private func handleSignals() {
    while let signal = signals.next() {
      switch signal {
      case .hangUp: isReloadDue = true
      default: isLeaving = true
      }
    }
  }

  /// Does what follows from everything that was taken in.
  private func endTurn(at now: Instant) throws(SystemError) {
    if watcher?.takeChange(at: now) ?? false { isReloadDue = true }
    if isReloadDue { try reload(at: now) }
    if displayRetry.isDue(at: now) { openDisplay(at: now) }
    if let deadline = touch.deadline, deadline <= now { touch.deadlinePassed(at: now) }
    keys?.deadlinePassed(at: now)
    turnOutput(at: now)
    reportStatus()
    notifier.ping(at: now) { screens.isResponsive() }
    setTimer()
  }

  private func setTimer() {
    var next = output?.wakeUp
    bring(&next, forwardTo: touch.deadline)
    bring(&next, forwardTo: keys?.deadline)
    bring(&next, forwardTo: notifier.nextPing)
    bring(&next, forwardTo: watcher?.deadline)
    bring(&next, forwardTo: displayRetry.deadline)
    timer.set(for: next)
  }

  private func bring(_ next: inout Instant?, forwardTo other: Instant?) {
    guard let other else { return }
    next = next.map { min($0, other) } ?? other
  }
}
