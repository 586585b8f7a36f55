internal import DeviceEvents
package import Geometry
internal import Gestures
package import LinuxIO
internal import TouchRecording

/// Reads every keyboard, remote control and box of buttons that is plugged in.
///
/// They come and go: each device that has a key of `KeyDecoder` is opened when udev has finished with
/// it, and let go of when it vanishes. There may be several, or none, which is no problem.
///
/// Opening is retried with back-off, as that of a touchscreen is, and given up after half a minute
/// until there is news, but where somebody else keeps a device for himself (`InputSearch`). It runs
/// on the loop's thread and allocates nothing per event.
package final class KeyboardReader: EventHandler {
  /// Told of everything; whoever owns the reader keeps it.
  package weak var sink: (any KeyboardSink)?

  private let loop: EventLoop
  private let devices: any DeviceOpening
  private let grabs: Bool
  private let folder: String
  private var arrivals: DeviceListener
  private var keyboards: [Keyboard] = []
  private var search = InputSearch()
  /// What was found at the last look.
  private var nodes: [InputNode] = []
  private var problem: SystemError?
  private var received: [EvdevEvent] = []

  /// Makes a reader that does nothing yet.
  ///
  /// - Parameters:
  ///   - loop: The loop that waits for devices and their news.
  ///   - devices: How devices are opened.
  ///   - grabs: Whether events are kept from everybody else, the console above all.
  ///   - folder: Where device files are.
  package init(
    loop: EventLoop, devices: any DeviceOpening = DirectOpening(), grabs: Bool = true,
    folder: String = InputNodes.folder
  ) {
    self.loop = loop
    self.devices = devices
    self.grabs = grabs
    self.folder = folder
    arrivals = DeviceListener(input: folder, on: loop)
    received.reserveCapacity(1024)
  }

  /// When to call `deadlinePassed`, if nothing else happens before.
  package var deadline: Instant? {
    var next = arrivals.deadline
    next.bring(forwardTo: search.deadline)
    return next
  }

  /// Starts listening for devices and takes those that are there.
  package func start(at now: Instant) {
    // Listening comes first: a device that appears while looking is not missed.
    arrivals.start(for: self, at: now)
    look(at: now)
  }

  /// Lets go of all devices, so that other programs can have them; the sink is not told.
  package func stop() {
    for keyboard in keyboards { loop.remove(keyboard.source) }
    keyboards.removeAll()
    arrivals.stop()
    search.restart()
  }

  /// Tries again what failed.
  package func deadlinePassed(at now: Instant) {
    let hasTried = arrivals.retry(for: self, at: now)
    // While nothing is heard, only a look can tell.
    if hasTried, arrivals.problem == nil { search.restart() }
    guard hasTried || search.isDue(at: now) else { return }
    search.attempted()
    look(at: now)
  }

  /// Reads what there is.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    let now = MonotonicClock.now
    if source == arrivals.source {
      guard arrivals.bringsEventDevices() else { return }
      search.restart()
      look(at: now)
    } else if let index = keyboards.firstIndex(where: { $0.source == source }) {
      read(index, at: now)
    }
  }

  private func look(at now: Instant) {
    var failures: [SystemError] = []
    let scope = search.scope
    nodes = InputNodes.all(in: folder, through: devices, within: scope, knowing: nodes)
    for node in nodes where scope.contains(node.node) && !isRead(node.node) {
      do throws(SystemError) {
        try connect(node)
      } catch {
        failures.append(error)
      }
    }
    guard let failure = failures.first else {
      if let failure = arrivals.problem { tell(failure) } else { problem = nil }
      return
    }
    search.failed(at: now, by: failures)
    if !search.excuses(failure) { tell(failure) }
  }

  private func isRead(_ node: String) -> Bool { keyboards.contains { $0.node == node } }

  /// Opens a device if its keys are of use.
  private func connect(_ node: InputNode) throws(SystemError) {
    // What could not be asked may be a keyboard.
    _ = try node.description.get()
    guard let candidate = node.candidate, candidate.isKeyboard else { return }
    let keyboard = try Keyboard(
      opening: candidate, through: devices, grabs: grabs, on: loop, for: self)
    keyboards.append(keyboard)
    sink?.keyboardAdded(keyboard.name, at: keyboard.node)
  }

  private func read(_ index: Int, at now: Instant) {
    let keyboard = keyboards[index]
    switch keyboard.read(using: &received, for: sink) {
    case .drained: break
    case .removed: disconnect(keyboard, at: now)
    case .failed(let reason):
      disconnect(keyboard, at: now)
      tell(SystemError("read", on: keyboard.node, reason: reason))
    }
  }

  private func disconnect(_ keyboard: Keyboard, at now: Instant) {
    loop.remove(keyboard.source)
    keyboards.removeAll { $0 === keyboard }
    sink?.keyboardRemoved(keyboard.name)
    // Not at once: a device that can be opened but not read would keep the loop busy.
    search.lost(at: now)
  }

  private func tell(_ problem: SystemError) {
    if self.problem == problem { return }
    self.problem = problem
    sink?.keyboardHasProblem(problem.namingHolders)
  }
}
