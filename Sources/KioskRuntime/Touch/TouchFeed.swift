internal import Configuration
internal import Geometry
internal import Gestures
internal import LinuxIO
internal import Presence
internal import TouchInput
internal import TouchRecording

/// The way from the touchscreen's events to the touch frames of an output.
///
/// Touchscreen and display come and go without each other. While there is no output, what is
/// touched reaches nobody, but is followed: the kernel repeats no value that it has told already.
/// A contact that is down when either of them comes is dead until it lifts.
final class TouchFeed: TouchEventSink, TouchTapSource {
  private var reader: EvdevReader
  private let loop: EventLoop
  private let devices: any DeviceOpening
  private let grabs: Bool
  /// Is told which touchscreen is used.
  var log: Log
  private let recordingFile: String?
  private let choose: (([TouchscreenCandidate]) -> TouchscreenChoice)?
  private var matrix: CalibrationMatrix?
  private weak var output: Output?
  private(set) var touchscreen: ConnectedTouchscreen?
  private var tracker: ContactTracker?
  /// Counts touchscreens, so that no contact of one is taken for one of another.
  private var deviceCount: UInt16 = 0
  private var recordingCount = 0
  private var silence: SilenceDetector
  private var suspends: SuspendDetector
  private let timeSlept: () -> Int64

  /// The touchscreen that was read last.
  private(set) var identity: TouchscreenIdentity?
  /// When the touchscreen last sent anything, whether or not a touch came of it: the two together
  /// tell a dead touchscreen from one whose touches are lost on their way.
  private(set) var lastReport: Instant?
  /// When the touchscreen last told of a touch.
  private(set) var lastTouch: Instant?
  /// Is told what happens to touchscreens: `added`, `removed`, `problem`, and which or why.
  var tell: (_ event: String, _ detail: String?) -> Void = { _, _ in }

  /// Why there is no touch at present, for the status.
  private(set) var problem: TouchscreenProblem?

  /// Makes a feed that is not started.
  ///
  /// - Parameters:
  ///   - loop: Waits for touchscreens.
  ///   - devices: How devices are opened.
  ///   - configuration: Which touchscreen, and how it lies on the glass.
  ///   - grabs: Whether touches are kept from everybody else.
  ///   - recordingFile: Where to record what the touchscreen sends.
  ///   - log: Is told which touchscreen is used.
  ///   - choose: Chooses among the machine's devices, where several feeds share them.
  ///   - timeSlept: Nanoseconds that the machine has slept since it was started.
  init(
    loop: EventLoop, devices: any DeviceOpening = DirectOpening(),
    configuration: TouchConfiguration, grabs: Bool, recordingFile: String?, log: Log,
    choose: (([TouchscreenCandidate]) -> TouchscreenChoice)? = nil,
    timeSlept: @escaping () -> Int64 = { SuspendDetector.timeSlept }
  ) {
    reader = Self.reader(of: configuration, on: loop, devices: devices, grabs: grabs, choose)
    self.choose = choose
    matrix = configuration.matrix
    silence = SilenceDetector(limit: configuration.silentAfter)
    self.loop = loop
    self.devices = devices
    self.grabs = grabs
    self.recordingFile = recordingFile
    self.log = log
    self.timeSlept = timeSlept
    suspends = SuspendDetector(slept: timeSlept())
    reader.sink = self
  }

  private static func reader(
    of configuration: TouchConfiguration, on loop: EventLoop, devices: any DeviceOpening,
    grabs: Bool, _ choose: (([TouchscreenCandidate]) -> TouchscreenChoice)?
  ) -> EvdevReader {
    EvdevReader(
      loop: loop, devices: devices, named: configuration.device.map { TouchscreenName($0) },
      grabs: grabs, choose: choose)
  }

  /// The device file of the touchscreen that is read.
  var node: String? { reader.node }

  /// Lets go of the touchscreen: it is another panel's.
  func letGo(at now: Instant) {
    reader.letGo()
    log.write(.notice, "the touchscreen is left to another output")
    forgetTouchscreen(at: now)
  }

  /// Looks for a touchscreen where there is none.
  func lookAgain(at now: Instant) {
    reader.lookAgain(at: now)
  }

  /// Takes the touchscreen that is there, or that comes.
  func start(at now: Instant) {
    reader.start(at: now)
  }

  /// Means the touchscreen that another configuration names, or lays otherwise on the glass, from the
  /// next `start` on; the former one is let go of.
  ///
  /// Devices and recordings are counted on, so that none takes the name of one before.
  func adopt(_ configuration: TouchConfiguration, at now: Instant) {
    loseContacts(at: now)
    stop()
    problem = nil
    matrix = configuration.matrix
    silence = SilenceDetector(limit: configuration.silentAfter)
    reader = Self.reader(of: configuration, on: loop, devices: devices, grabs: grabs, choose)
    reader.sink = self
  }

  /// Lets go of the touchscreen; a recording is completed.
  func stop() {
    reader.stop()
    tracker = nil
    touchscreen = nil
    silence.end()
  }

  /// Sends touches to this output from now on; nil sends them nowhere.
  func attach(to output: Output?, at now: Instant) {
    loseContacts(at: now)
    self.output = output
    tracker?.mapping = mapping
  }

  /// Ends every contact: what was touched so far concerns nobody any more.
  func loseContacts(at now: Instant) {
    if tracker?.loseOpenContacts(at: now) ?? false { deliver() }
  }

  // MARK: Time

  /// When `deadlinePassed` has something to do.
  var deadline: Instant? {
    var next = reader.deadline
    next.bring(forwardTo: tracker?.deadline)
    next.bring(forwardTo: silence.deadline)
    return next
  }

  /// Does what time alone brings: contacts of silent panels end, touchscreens are looked for, and
  /// one that has been silent for long is said to be.
  func deadlinePassed(at now: Instant) {
    if tracker?.deadlinePassed(at: now) ?? false { deliver() }
    if let deadline = reader.deadline, deadline <= now { reader.deadlinePassed(at: now) }
    if silence.deadlinePassed(at: now), let touchscreen, let limit = silence.limit {
      touchscreenHasProblem(
        .silent(touchscreen.description.printableName, at: touchscreen.node, seconds: limit))
    }
  }

  // MARK: The touchscreen

  func touchscreenAdded(_ touchscreen: ConnectedTouchscreen) {
    problem = nil
    self.touchscreen = touchscreen
    identity = TouchscreenIdentity(of: touchscreen.description)
    deviceCount &+= 1
    tracker = ContactTracker(
      axes: touchscreen.axes, mapping: mapping, device: deviceCount,
      slots: touchscreen.state.slots, currentSlot: touchscreen.state.currentSlot)
    silence.begin(at: MonotonicClock.now)
    let name = touchscreen.description.printableName
    log.write(
      .notice, "touchscreen: \(name) at \(touchscreen.node)", about: .touchscreenFound,
      .device(name), .node(touchscreen.node))
    tell("added", name)
    record()
  }

  func touchscreenReceived(_ events: [EvdevEvent]) {
    // The kernel lifts every finger before it sleeps, and that is read only afterwards: a drag must
    // not be decided by it.
    if suspends.takeSuspend(slept: timeSlept()), let first = events.first {
      loseContacts(at: first.time)
    }
    if let last = events.last { noteReport(at: last.time) }
    for event in events where tracker?.receive(event) ?? false { deliver() }
  }

  private func noteReport(at time: Instant) {
    lastReport = time
    guard silence.reported(at: time) else { return }
    if case .silent = problem { problem = nil }
    log.write(.notice, "the touchscreen reports again")
  }

  func touchscreenResynchronised(_ state: TouchState) {
    tracker?.resynchronise(state.slots, currentSlot: state.currentSlot)
  }

  func touchscreenRemoved(at time: Instant) {
    log.write(.warning, "the touchscreen is gone", about: .touchscreenLost)
    tell("removed", nil)
    forgetTouchscreen(at: time)
  }

  private func forgetTouchscreen(at time: Instant) {
    if tracker?.deviceRemoved(at: time) ?? false { deliver() }
    tracker = nil
    touchscreen = nil
    silence.end()
  }

  func touchscreenHasProblem(_ problem: TouchscreenProblem) {
    self.problem = problem
    log.write(.warning, problem.description, about: .touchscreenUnusable)
    tell("problem", problem.description)
  }

  private func deliver() {
    guard let frame = tracker?.frame else { return }
    lastTouch = frame.time
    output?.handle(frame)
  }

  /// Where touches are on the output's screen; on none of any extent while nobody is told of them.
  private var mapping: TouchMapping {
    TouchMapping(
      calibration: matrix ?? touchscreen?.calibration ?? .identity,
      rotation: output?.panel.rotation ?? .none,
      screenSize: output?.panel.logicalSize ?? PixelSize(width: 0, height: 0))
  }

  // MARK: Recording

  /// Hands what the touchscreen sends to somebody from now on.
  ///
  /// - Throws: ENODEV where there is none.
  func add(_ tap: any TouchTapSink) throws(SystemError) { try reader.add(tap) }

  /// Hands nothing more to somebody.
  func remove(_ tap: any TouchTapSink) { reader.remove(tap) }

  /// Records the touchscreen that has come; each one in a file of its own, because a recording is
  /// of one device.
  private func record() {
    guard let recordingFile else { return }
    recordingCount += 1
    let path = recordingCount == 1 ? recordingFile : "\(recordingFile).\(recordingCount)"
    do throws(SystemError) {
      try reader.startRecording(to: path)
      log.write(.notice, "recording to \(path)")
    } catch {
      touchscreenHasProblem(.notRecorded(error))
    }
  }
}
