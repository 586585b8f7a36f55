internal import Geometry
internal import Gestures
internal import LinuxIO
internal import TouchInput
internal import TouchRecording

/// One recording, from the first event to Control-C or the end of the device.
final class Recording: EventHandler, TouchEventSink {
  private let file: String
  private let loop: EventLoop
  private let signals: SignalDescriptor
  private let reader: EvdevReader
  private var failure: SystemError?
  private var isOver = false
  private var eventCount = 0

  /// Sets up a recording that has not started.
  init(of device: TouchscreenName?, to file: String) throws(SystemError) {
    self.file = file
    try FileDestination.check(file)
    signals = try SignalDescriptor([.interrupt, .terminate])
    loop = try EventLoop()
    // Not for itself alone: what is recorded goes on working.
    reader = EvdevReader(loop: loop, named: device, grabs: false)
    reader.sink = self
  }

  /// Records until it is over.
  ///
  /// - Returns: How many events were recorded.
  func run() throws(SystemError) -> Int {
    _ = try loop.add(signals.descriptor, handler: self)
    reader.start(at: MonotonicClock.now)
    while !isOver { try loop.turn() }
    try reader.stopRecording()
    if let failure { throw failure }
    return eventCount
  }

  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    while signals.next() != nil { isOver = true }
  }

  // MARK: The touchscreen

  func touchscreenAdded(_ touchscreen: ConnectedTouchscreen) {
    do throws(SystemError) {
      try Self.requireUngrabbed(touchscreen.node)
      try reader.startRecording(to: file)
      // Nobody may be reading this; what is recorded matters more.
      try? StandardOutput.write(
        "recording \(touchscreen.description.printableName) at \(touchscreen.node) until Control-C\n"
      )
    } catch {
      end(error)
    }
  }

  /// Says who keeps the device's events from us, by trying to take them for a moment.
  private static func requireUngrabbed(_ node: String) throws(SystemError) {
    let device = try EvdevDevice(opening: node)
    do throws(SystemError) {
      try device.grab()
    } catch {
      throw error.namingHolders
    }
  }

  func touchscreenReceived(_ events: [EvdevEvent]) {
    eventCount += events.count
  }

  func touchscreenResynchronised(_ state: TouchState) {}

  func touchscreenRemoved(at time: Instant) {
    isOver = true
  }

  func touchscreenHasProblem(_ problem: TouchscreenProblem) {
    switch problem {
    case .absent(let name), .leftToOthers(let name):
      end(Self.absence(of: name?.description))
    case .failed(let error), .notRecorded(let error):
      end(error)
    // Nobody has to touch it at once.
    case .silent: break
    }
  }

  private static func absence(of name: String?) -> SystemError {
    guard let name else {
      return SystemError(
        "record", on: "a touchscreen", reason: .noDevice,
        remedy: "plug it in; 'devices' lists what is there")
    }
    if name.hasPrefix("/"), !FilePath.exists(name) {
      return SystemError(
        "record", on: name, reason: .noSuchFile, remedy: "'devices' lists what is there")
    }
    return SystemError(
      "record", on: "the touchscreen '\(name)'", reason: .noDevice,
      remedy: "plug it in; 'devices' lists what is there")
  }

  private func end(_ error: SystemError) {
    failure = failure ?? error
    isOver = true
  }
}
