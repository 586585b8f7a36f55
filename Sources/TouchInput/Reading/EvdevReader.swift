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
///   somebody else keeps a device for himself, of whose leaving there are no news (`InputSearch`).
/// - Where nothing can be heard of devices, for want of descriptors, that is tried again for as long as
///   it takes, and looked each time (`DeviceListener`).
/// - One device is read at a time. A panel that shows twice is touched once.
///
/// It runs on the loop's thread and allocates nothing per event.
package final class EvdevReader: EventHandler {
  /// Told of everything; whoever owns the reader keeps it.
  package weak var sink: (any TouchEventSink)?

  private let loop: EventLoop
  private let devices: any DeviceOpening
  private let name: TouchscreenName?
  private let grabs: Bool
  private let folder: String
  private let choose: (([TouchscreenCandidate]) -> TouchscreenChoice)?
  private var arrivals: DeviceListener
  private var connection: TouchscreenConnection?
  /// What is recorded of it.
  let recordings = TouchRecordings()
  private var search = InputSearch()
  /// What was found at the last look.
  private var nodes: [InputNode] = []
  private var problem: TouchscreenProblem?

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
    arrivals = DeviceListener(input: folder, on: loop)
  }

  /// When to call `deadlinePassed`, if nothing else happens before.
  package var deadline: Instant? {
    var next = arrivals.deadline
    if connection == nil { next.bring(forwardTo: search.deadline) }
    return next
  }

  /// Starts listening for devices and takes the touchscreen that is there, if any.
  package func start(at now: Instant) {
    // Listening comes first: a device that appears while looking is not missed.
    arrivals.start(for: self, at: now)
    look(at: now)
  }

  /// Lets go of the device, so that another program can have it; the sink is not told.
  package func stop() {
    letGo()
    arrivals.stop()
    search.restart()
  }

  /// Tries again what failed.
  package func deadlinePassed(at now: Instant) {
    let hasTried = arrivals.retry(for: self, at: now)
    // While nothing is heard, only a look can tell.
    if hasTried, arrivals.problem == nil { search.restart() }
    guard connection == nil, hasTried || search.isDue(at: now) else { return }
    search.attempted()
    look(at: now)
  }

  /// Reads what there is.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    let now = MonotonicClock.now
    if source == arrivals.source {
      guard arrivals.bringsEventDevices(), connection == nil else { return }
      search.restart()
      look(at: now)
    } else if source == connection?.source {
      read(at: now)
    }
  }

  /// The device file of the touchscreen that is being read.
  package var node: String? { connection?.device.node }

  /// What the touchscreen that is being read says of itself.
  var description: DeviceDescription? { connection?.device.description }

  /// Lets go of the touchscreen, which is for another reader; the sink is not told.
  ///
  /// Every recording ends: it is of one device.
  package func letGo() {
    if let source = connection?.source { loop.remove(source) }
    connection = nil
    endRecordings()
  }

  /// Looks for a touchscreen where none is read: what is chosen may have changed.
  package func lookAgain(at now: Instant) {
    guard connection == nil, arrivals.isStarted else { return }
    search.restart()
    look(at: now)
  }
}

// MARK: - Finding

extension EvdevReader {
  private func look(at now: Instant) {
    let scope = search.scope
    nodes = InputNodes.all(in: folder, through: devices, within: scope, knowing: nodes)
    let choice =
      choose?(nodes.compactMap(\.candidate)) ?? InputNodes.choice(among: nodes, named: name)
    var failures: [SystemError] = []
    for index in choice.ranking where scope.contains(choice.entries[index].candidate.node) {
      do throws(SystemError) {
        try connect(choice.entries[index])
        problem = nil
        return
      } catch {
        failures.append(error)
      }
    }
    for node in nodes where scope.contains(node.node) {
      if case .failure(let error) = node.description { failures.append(error) }
    }
    if let failure = failures.first {
      search.failed(at: now, by: failures)
      if !search.excuses(failure) { tell(.failed(failure)) }
    } else if let failure = arrivals.problem {
      tell(.failed(failure))
    } else {
      tell(choice.isLeftToOthers ? .leftToOthers(named: name) : .absent(named: name))
    }
  }

  private func connect(_ entry: TouchscreenChoice.Entry) throws(SystemError) {
    guard let axes = entry.verdict.axes else { return }
    let device = try EvdevDevice.claim(entry.candidate, through: devices, grabs: grabs)
    let touchscreen = ConnectedTouchscreen(
      node: device.node, description: device.description, axes: axes,
      calibration: entry.candidate.udev.calibration, state: try device.state(of: axes))
    connection = try TouchscreenConnection(to: device, axes: axes, on: loop, for: self)
    sink?.touchscreenAdded(touchscreen)
  }

  private func disconnect(at now: Instant) {
    letGo()
    sink?.touchscreenRemoved(at: now)
    // Not at once: a device that can be opened but not read would keep the loop busy.
    search.lost(at: now)
  }

  /// Tells of a problem, once.
  func tell(_ problem: TouchscreenProblem) {
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
    guard let (outcome, overrun) = connection?.read() else { return }
    if connection?.batch.received.isEmpty == false {
      search.restart()
      deliver()
      if let overrun { resynchronise(after: overrun) }
      flushRecordings()
    }
    switch outcome {
    case .drained: break
    case .removed: disconnect(at: now)
    case .failed(let reason):
      let node = node ?? ""
      disconnect(at: now)
      tell(.failed(SystemError("read", on: node, reason: reason)))
    }
  }

  private func deliver() {
    recordings.append(connection?.batch.received ?? [])
    sink?.touchscreenReceived(connection?.batch.decoded ?? [])
  }

  private func resynchronise(after overrun: EvdevEvent) {
    let state = connection?.catchUp(after: overrun)
    deliver()
    if let state, !state.slots.isEmpty { sink?.touchscreenResynchronised(state) }
  }
}
