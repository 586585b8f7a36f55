internal import Configuration
package import DisplayOutput
internal import Geometry
package import LinuxIO
internal import Seating
internal import TouchInput

/// The kiosk as a process: one thread that waits for everything at once.
///
/// ```
///   keys, timer, signals, configuration          touchscreens, displays, workers
///        |                                            |
///        v                                            v
///      Kiosk  -- a turn for each station -->  Station, Station, ...
///
///   (each handler takes in what there is, and nothing else; then)
///   turn: reload if asked --> stations: find displays, present if due --> status, watchdog
///         --> set the timer, sleep
/// ```
///
/// What a person stands before is a `Station`. What belongs to the machine, to the service or to
/// whoever looks after the kiosk is here.
///
/// At rest the timer is off, or set to the watchdog's next sign of life: a still screen makes no
/// system call.
package final class Kiosk: EventHandler {
  /// What a running kiosk is told by: leave, leave, read the configuration again, let go of the
  /// console, have it back.
  package static let signals: [Signal] = [
    .terminate, .interrupt, .hangUp, .consoleRelease, .consoleAcquisition,
  ]

  let options: KioskOptions
  let program: KioskProgram
  let log: Log
  let loop: EventLoop
  var notifier: ServiceNotifier
  let pacing: PacingLog?

  // What the configuration says.
  var configuration: KioskConfiguration
  /// Which one that is, and why not another.
  package internal(set) var configurationState: ConfigurationState
  /// Notices when it changes; nil where nothing is to be seen.
  var watcher: PathWatcher?
  var watcherSource: EventLoop.Source?
  var reportedWatchProblem: SystemError?
  /// Where watchers are used up, nobody tells when there are some again.
  var watchRetry = Backoff(shortest: 1, longest: 60)
  /// The folders of pictures that the configuration names.
  var pictureFolders: [String]
  /// Set to have the configuration read again, whether it has changed or not.
  var isReloadDue = false
  var hasConfigurationChanged = false
  /// Keeps the last good configuration, where there is a place for it.
  let keeper: ConfigurationKeeper?
  var keeperSource: EventLoop.Source?
  /// The text of the configuration, until it was shown.
  var unprovenText: [UInt8]?

  // What systemd and the log have been told.
  var isStatusStale = true
  var reportedProblems: [String] = []
  /// How often the status may have changed.
  var statusRevision = 0

  // Whoever looks after the kiosk.
  /// Tells whoever watches what happens.
  let events: KioskEvents
  /// The control socket, where there is one.
  var control: ControlServer?
  /// What takes long of what clients have asked for.
  let jobs: ControlJobs
  /// Clients that wait for a reload to be over.
  var reloadWaiters: [ControlSession] = []
  /// The file for Prometheus' figures, where one is configured.
  var metricsFile: MetricsFile?

  // What there is to show, to touch and to press.
  /// The machine's cards, shared by all stations.
  let cards: GraphicsCards
  /// Keeps them open from one run to the next.
  var store = DescriptorStore()
  /// Whether it does.
  var isSucceeded: Bool
  /// Those that it keeps, by their device files.
  var storedCards: [String: StoredCard] = [:]
  /// Nil where there is no panel to plug in.
  var cardWatch: CardWatch?
  /// The window in place of all, in a preview.
  let preview: PreviewConnection?
  /// One for each output.
  var stations: [Station] = []
  let context: StationContext
  /// Nil while the configuration has no keys read.
  var keys: KeyboardReader?

  // What makes the panel the kiosk's own.
  let claim: PanelClaim
  var switching: ConsoleSwitching
  var seatSource: EventLoop.Source?
  /// Whether it was said that switches of a seat cannot be refused.
  var isLockReported = false

  var timer: Timer
  private var timerSource: EventLoop.Source?
  /// Tells of suspends and of a calendar's clock that was set.
  let clockJumps: ClockJumpDescriptor
  private var clockJumpSource: EventLoop.Source?
  var suspends = SuspendDetector()
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
    let log = log.withoutWaiting
    self.log = log
    self.preview = preview
    let place = LastGoodConfiguration(
      of: options.source, in: LastGoodConfiguration.stateDirectory)
    let start = try ConfigurationStart(options.source, or: place, of: program, log: log)
    configuration = start.configuration.shown(in: preview)
    configurationState = start.state
    pictureFolders = start.folders
    unprovenText = start.text
    do throws(SystemError) {
      // Now, not when a touchscreen comes: it may be plugged in long after the start.
      if let path = options.recordingFile { try FileDestination.check(path) }
      Signal.brokenPipe.ignore()
      // Before the first thread, so that signals reach the descriptor and nothing else.
      signals = try SignalDescriptor(Self.signals)
      loop = try EventLoop()
      timer = try Timer()
      clockJumps = try ClockJumpDescriptor()
      pacing = try options.pacingFile.map { path throws(SystemError) in
        try PacingLog(path: path, log: log)
      }
      keeper = try place.map { place throws(SystemError) in try ConfigurationKeeper(in: place) }
    } catch {
      throw CommandFailure(error.description)
    }
    notifier = ServiceNotifier(at: MonotonicClock.now)
    if let obstacle = NotifySocket.obstacle { log.write(.warning, obstacle) }
    claim = Self.claimPanel(options, log: log)
    isSucceeded = Self.isSucceeded(options, on: claim)
    switching = ConsoleSwitching(isAllowed: true, state: claim.state)
    let devices = claim.devices
    cards = GraphicsCards(
      configuration.outputs.map { DisplayRequest($0.display) },
      open: { (path) throws(SystemError) in try Card(opening: path, through: devices) })
    events = KioskEvents(at: MonotonicClock.now)
    jobs = ControlJobs(on: loop)
    context = StationContext(
      loop: loop, devices: devices, cards: cards, touchscreens: TouchscreenAllotment(),
      options: options, preview: preview, pacing: pacing, log: log, events: events)
    stations = makeStations(for: configuration, showing: try makeScreens(for: configuration))
  }

  /// Runs until SIGTERM or SIGINT, or until a preview's window is closed, and gives the panel back.
  package func run() throws(CommandFailure) {
    do throws(SystemError) {
      timerSource = try loop.add(timer.descriptor, handler: self)
      signalSource = try loop.add(signals.descriptor, handler: self)
      clockJumpSource = try loop.add(clockJumps.descriptor, handler: self)
      keeperSource = try keeper.map { keeper throws(SystemError) in
        try loop.add(keeper.descriptor, handler: self)
      }
      watch()
      let now = MonotonicClock.now
      watchCards(at: now)
      try startSwitching(at: now)
      takeOverCards()
      try forEachStation { (station) throws(SystemError) in try station.open(at: now) }
      // A former run may have had another configuration.
      cards.releaseUnused()
      adjustKeys(at: now)
      openControl()
      openMetricsFile()
      while !isLeaving {
        try endTurn(at: MonotonicClock.now)
        // What the turn has ended waits for nothing more.
        if !isLeaving { try loop.turn() }
      }
    } catch {
      failure = CommandFailure(error.description)
    }
    close()
    if let failure { throw failure }
  }

  func close() {
    notifier.stopping()
    closeControl()
    keys?.stop()
    let now = MonotonicClock.now
    let leavesPicture = leavesPicture
    for station in stations {
      // To give back a panel that hangs would wait for it, ten seconds and in vain.
      station.close(at: now, leaving: leavesPicture || hasHung ? .lastFrame : .asFound)
    }
    if leavesPicture {
      claim.leave()
    } else {
      claim.close()
    }
    if !leavesPicture || hasHung { forgetCards() }
    pacing?.write()
    if failure == nil, let problem = pacing?.problem {
      failure = CommandFailure("the frame times are not complete: \(problem)")
    }
    keeper?.finish()
    reportKeeping()
    loop.removeAll()
  }

  // MARK: What happens

  /// Takes in what one descriptor has to say.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    switch source {
    case timerSource: timer.acknowledge()
    case watcherSource: takeChanges()
    case keeperSource: reportKeeping()
    case signalSource: handleSignals()
    case clockJumpSource: handleClockJump()
    case seatSource: readSeat()
    default: break
    }
  }

  private func handleSignals() {
    while let signal = signals.next() {
      switch signal {
      case .hangUp: isReloadDue = true
      case .consoleRelease, .consoleAcquisition: consoleSignalled(signal)
      default: isLeaving = true
      }
    }
  }
}
