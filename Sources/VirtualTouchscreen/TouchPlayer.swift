internal import Geometry
internal import Gestures
internal import Glibc
internal import LinuxIO
internal import TouchRecording

/// Carries out the lines of a script on a virtual touchscreen, in real time.
package struct TouchPlayer: ~Copyable {
  private var touchscreen: UinputTouchscreen?
  private var nextTrackingID: Int32 = 1
  private var contacts: Set<Int32> = []
  private var lastEvent = Instant.zero

  /// Starts without a touchscreen: the script plugs it in.
  package init() {}

  /// Carries out one command and returns when it is done: the kernel has what was sent.
  ///
  /// - Returns: What there is to say, which is the device's name in `/sys/devices/virtual/input`
  ///   where one was plugged in.
  package mutating func perform(_ command: TouchCommand) throws -> String? {
    switch command {
    case .plug(let file):
      // The old one goes first, as when one cable is put where the other was.
      contacts = []
      touchscreen = nil
      let plugged = try UinputTouchscreen(describing: Self.recording(file).description)
      let systemName = plugged.systemName
      touchscreen = consume plugged
      return systemName
    case .play(let file):
      try play(Self.recording(file).events)
    case .down(let slot, let x, let y):
      contacts.insert(slot)
      let trackingID = nextTrackingID
      nextTrackingID = (nextTrackingID + 1) % 65536
      var frame = [(EventCode.slot, slot), (EventCode.trackingID, trackingID)]
      frame += [(EventCode.positionX, x), (EventCode.positionY, y)]
      try send(frame, touch: contacts.count == 1 ? 1 : nil)
    case .move(let slot, let x, let y):
      try send([(EventCode.slot, slot), (EventCode.positionX, x), (EventCode.positionY, y)])
    case .up(let slot):
      contacts.remove(slot)
      try send(
        [(EventCode.slot, slot), (EventCode.trackingID, -1)], touch: contacts.isEmpty ? 0 : nil)
    case .wait(let milliseconds):
      Self.sleep(until: lastEvent.advanced(bySeconds: Double(milliseconds) / 1000))
    case .unplug:
      contacts = []
      touchscreen = nil
    }
    return nil
  }

  /// Sends one frame of absolute axes, with the button where `touch` says that it changed.
  private mutating func send(
    _ axes: [(code: UInt16, value: Int32)], touch: Int32? = nil
  ) throws(SystemError) {
    let never = Instant.zero
    var events = axes.map {
      EvdevEvent(time: never, type: EventType.absolute, code: $0.code, value: $0.value)
    }
    if let touch {
      events.append(
        EvdevEvent(time: never, type: EventType.key, code: EventCode.touch, value: touch))
    }
    events.append(
      EvdevEvent(
        time: never, type: EventType.synchronization, code: EventCode.report, value: 0))
    try write(events)
  }

  /// Sends a recording's frames as far apart as they were.
  private mutating func play(_ events: [EvdevEvent]) throws {
    guard let first = events.first else { return }
    let start = MonotonicClock.now
    var frame: [EvdevEvent] = []
    for event in events {
      frame.append(event)
      guard event.type == EventType.synchronization, event.code == EventCode.report else {
        continue
      }
      Self.sleep(until: start.advanced(bySeconds: event.time.seconds(since: first.time)))
      try write(frame)
      frame.removeAll(keepingCapacity: true)
    }
  }

  private mutating func write(_ events: [EvdevEvent]) throws(SystemError) {
    switch touchscreen {
    case .some(let device): try device.write(events)
    case .none:
      throw SystemError(
        "send events to", on: "the touchscreen", reason: .noDevice, remedy: "plug it in first")
    }
    lastEvent = MonotonicClock.now
  }

  private static func recording(_ file: String) throws -> EvemuRecording {
    try EvemuRecording(parsing: FileContents.read(file), file: file)
  }

  /// Sleeps until a moment of the kernel's clock, so that what sending takes does not add up.
  private static func sleep(until end: Instant) {
    var time = timespec(
      tv_sec: Int(end.nanoseconds / 1_000_000_000), tv_nsec: Int(end.nanoseconds % 1_000_000_000))
    // SAFETY: the kernel reads the structure that it borrows; an absolute end needs no rest.
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }
}
