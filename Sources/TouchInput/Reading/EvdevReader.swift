internal import DeviceEvents
package import Geometry
internal import Gestures
package import LinuxIO
package import TouchRecording

/// Reads the panel's touchscreen: finds it, opens it, reads it, and finds it again.
///
/// ```
///             news, or time to retry            opened, clock set, grabbed
///   waiting ------------------------> looking ------------------------------> reading
///      ^                                 |                                       |
///      |   nothing suitable, or an error |         device gone, or an error      |
///      +---------------------------------+<--------------------------------------+
/// ```
///
/// - A device that vanishes is told at once, with all its contacts; it is taken again when it comes
///   back, under whatever number, because it is chosen by what it is.
/// - Opening is retried with back-off: a node is there before its permissions are. After half a
///   minute only news (udev's, or the folder's) makes it look again, so waiting costs nothing; unless
///   somebody else keeps a device for himself, of whose leaving there are no news.
/// - One device is read at a time. A panel that shows twice is touched once.
/// - After `SYN_DROPPED` everything that is still queued is thrown away and the kernel is asked what
///   lies on the glass: queued events are older than its answer.
///
/// It runs on the loop's thread and allocates nothing per event.
package final class EvdevReader: EventHandler {
  private struct Connection: ~Copyable {
    var device: EvdevDevice
    var decoder: EventDecoder
    let source: EventLoop.Source

    /// What lies on the glass; nil where the device is gone, which the next read says too.
    var state: TouchState? { try? device.state(of: decoder.axes) }
  }

  /// A device that sends faster than it is read is not waited for.
  private static let longestCatchUp = 16

  /// Told of everything; whoever owns the reader keeps it.
  package weak var sink: (any TouchEventSink)?

  private let loop: EventLoop
  private let devices: any DeviceOpening
  private let name: TouchscreenName?
  private let grabs: Bool
  private let folder: String
  private let choose: (([TouchscreenCandidate]) -> TouchscreenChoice)?
  private var arrivals: DeviceEventSource?
  private var arrivalsSource: EventLoop.Source?
  private var connection: Connection?
  private var recorder: TouchRecorder?
  let taps = TouchTaps()
  private var backoff = Backoff.ofInput
  private var problem: TouchscreenProblem?
  private var received: [EvdevEvent] = []
  private var decoded: [EvdevEvent] = []

  /// Makes a reader that does nothing yet.
  ///
  /// - Parameters:
  ///   - loop: The loop that waits for devices and their news.
  ///   - devices: How devices are opened.
  ///   - name: The device that the configuration names; nil takes the best one.
  ///   - grabs: Whether events are kept from everybody else, the console above all.
  ///   - folder: Where device files are.
  ///   - choose: Chooses in place of `name`, where several readers share the machine's touchscreens.
  package init(
    loop: EventLoop, devices: any DeviceOpening = DirectOpening(),
    named name: TouchscreenName? = nil, grabs: Bool = true, folder: String = InputNodes.folder,
    choose: (([TouchscreenCandidate]) -> TouchscreenChoice)? = nil
  ) {
    self.choose = choose
    self.loop = loop
    self.devices = devices
    self.name = name
    self.grabs = grabs
    self.folder = folder
    received.reserveCapacity(1024)
    decoded.reserveCapacity(1024)
  }

  /// When to call `deadlinePassed`, if nothing else happens before.
  package var deadline: Instant? { connection == nil ? backoff.deadline : nil }

  /// Whether a touchscreen is being read.
  package var isReading: Bool { connection != nil }

  /// Starts listening for devices and takes the touchscreen that is there, if any.
  package func start(at now: Instant) throws(SystemError) {
    // Listening comes first: a device that appears while looking is not missed.
    let arrivals = try DeviceEventSource(input: folder)
    arrivalsSource = try loop.add(arrivals.descriptor, handler: self)
    self.arrivals = consume arrivals
    look(at: now)
  }

  /// Lets go of the device, so that another program can have it; the sink is not told.
  package func stop() {
    letGo()
    if let arrivalsSource { loop.remove(arrivalsSource) }
    arrivalsSource = nil
    arrivals = nil
    backoff.succeeded()
  }

  /// Tries again what failed.
  package func deadlinePassed(at now: Instant) {
    guard connection == nil, backoff.isDue(at: now) else { return }
    backoff.attempted()
    look(at: now)
  }

  /// Reads what there is.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    let now = MonotonicClock.now
    if source == arrivalsSource {
      guard arrivals?.bringsEventDevices() == true, connection == nil else { return }
      backoff.succeeded()
      look(at: now)
    } else if source == connection?.source {
      read(at: now)
    }
  }

  /// The device file of the touchscreen that is being read.
  package var node: String? { connection?.device.node }

  /// Lets go of the touchscreen, which is for another reader; the sink is not told.
  ///
  /// Every recording ends: it is of one device.
  package func letGo() {
    if let source = connection?.source { loop.remove(source) }
    connection = nil
    endRecording()
    taps.end()
  }

  /// Looks for a touchscreen where none is read: what is chosen may have changed.
  package func lookAgain(at now: Instant) {
    guard connection == nil, arrivals != nil else { return }
    backoff.succeeded()
    look(at: now)
  }

  /// Records what the touchscreen sends from now on, until it is gone or `stopRecording`.
  package func startRecording(to path: String) throws(SystemError) {
    guard let description = connection?.device.description else {
      throw SystemError(
        "record to", on: path, reason: .noDevice, remedy: "plug in a touchscreen first")
    }
    try stopRecording()
    recorder = try TouchRecorder(to: path, of: description)
  }

  /// Hands what the touchscreen sends from now on to somebody, until it is gone or `remove`.
  package func add(_ tap: any TouchTapSink) throws(SystemError) {
    guard let description = connection?.device.description else {
      throw SystemError(
        "record", on: "the touchscreen", reason: .noDevice, remedy: "plug in a touchscreen first")
    }
    taps.add(tap, of: description)
  }

  /// Hands nothing more to somebody.
  package func remove(_ tap: any TouchTapSink) {
    taps.remove(tap)
  }

  /// Ends the recording, if there is one: it is on disk, under its name.
  package func stopRecording() throws(SystemError) {
    try recorder.take()?.finish()
  }
}

// MARK: - Finding

extension EvdevReader {
  private func look(at now: Instant) {
    let nodes = InputNodes.all(in: folder, through: devices)
    let choice =
      choose?(nodes.compactMap(\.candidate)) ?? InputNodes.choice(among: nodes, named: name)
    var failures: [SystemError] = []
    for index in choice.ranking {
      do throws(SystemError) {
        try connect(choice.entries[index])
        problem = nil
        return
      } catch {
        failures.append(error)
      }
    }
    for node in nodes {
      if case .failure(let error) = node.description { failures.append(error) }
    }
    if let failure = failures.first {
      backoff.failed(at: now, by: failures)
      if !backoff.excuses(failure) { tell(.failed(failure)) }
    } else {
      tell(choice.isLeftToOthers ? .leftToOthers(named: name) : .absent(named: name))
    }
  }

  private func connect(_ entry: TouchscreenChoice.Entry) throws(SystemError) {
    let node = entry.candidate.node
    guard let axes = entry.verdict.axes else { return }
    let device = try EvdevDevice(opening: node, through: devices)
    // The node may have been given to another device since it was judged.
    guard device.description == entry.candidate.description else {
      throw SystemError("open", on: node, reason: .noDevice)
    }
    try device.useMonotonicClock()
    if grabs { try device.grab() } else { try device.checkNobodyGrabs() }
    let touchscreen = ConnectedTouchscreen(
      node: node, description: device.description, axes: axes,
      calibration: entry.candidate.udev.calibration, state: try device.state(of: axes))
    let source = try loop.add(device.descriptor, handler: self)
    connection = Connection(
      device: device, decoder: EventDecoder(for: touchscreen.description, axes: axes),
      source: source)
    sink?.touchscreenAdded(touchscreen)
  }

  private func disconnect(at now: Instant) {
    letGo()
    sink?.touchscreenRemoved(at: now)
    // Not at once: a device that can be opened but not read would keep the loop busy.
    backoff.failed(at: now)
  }

  private func tell(_ problem: TouchscreenProblem) {
    if self.problem == problem { return }
    self.problem = problem
    if case .failed(let error) = problem {
      sink?.touchscreenHasProblem(.failed(error.namingHolders))
    } else {
      sink?.touchscreenHasProblem(problem)
    }
  }
}

// MARK: - Reading

extension EvdevReader {
  private func read(at now: Instant) {
    received.removeAll(keepingCapacity: true)
    guard let outcome = connection?.device.read(into: &received) else { return }
    if !received.isEmpty {
      backoff.succeeded()
      deliver()
    }
    switch outcome {
    case .drained: break
    case .removed: disconnect(at: now)
    case .failed(let reason):
      let node = connection?.device.node ?? ""
      disconnect(at: now)
      tell(.failed(SystemError("read", on: node, reason: reason)))
    }
  }

  private func deliver() {
    var overrun: EvdevEvent?
    decoded.removeAll(keepingCapacity: true)
    for event in received {
      record(event)
      connection?.decoder.receive(event, into: &decoded)
      if event.type == EventType.synchronization, event.code == EventCode.dropped {
        overrun = event
        break
      }
    }
    sink?.touchscreenReceived(decoded)
    if let overrun { resynchronise(after: overrun) }
    flushRecording()
  }

  /// Catches up with the kernel after its buffer ran over.
  private func resynchronise(after overrun: EvdevEvent) {
    var bursts = 0
    repeat {
      received.removeAll(keepingCapacity: true)
      // A device that is gone says so again at the next turn.
      _ = connection?.device.read(into: &received)
      bursts += 1
    } while !received.isEmpty && bursts < Self.longestCatchUp
    let report = EvdevEvent(
      time: overrun.time, type: EventType.synchronization, code: EventCode.report, value: 0)
    record(report)
    decoded.removeAll(keepingCapacity: true)
    connection?.decoder.receive(report, into: &decoded)
    let state = connection?.state
    if let state, !state.isTouched { connection?.decoder.releaseAll(at: report, into: &decoded) }
    sink?.touchscreenReceived(decoded)
    if let state, !state.slots.isEmpty { sink?.touchscreenResynchronised(state) }
  }

  private func record(_ event: EvdevEvent) {
    recorder?.append(event)
    taps.append(event)
  }

  private func flushRecording() {
    taps.flush()
    do throws(SystemError) {
      try recorder?.flush()
    } catch {
      recorder = nil
      tell(.notRecorded(error))
    }
  }

  private func endRecording() {
    do throws(SystemError) {
      try stopRecording()
    } catch {
      tell(.notRecorded(error))
    }
  }
}
