internal import Geometry
internal import Gestures
internal import Glibc
package import LinuxIO

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
  package mutating func perform(_ command: TouchCommand) throws(SystemError) -> String? {
    switch command {
    case .plug(let name, let maximumX, let maximumY):
      contacts = []
      // The old one goes first, as when one cable is put where the other was.
      touchscreen = nil
      let plugged = try UinputTouchscreen(
        named: name,
        axes: TouchscreenAxes(
          contactProtocol: .slots(count: 10),
          x: AxisRange(minimum: 0, maximum: maximumX),
          y: AxisRange(minimum: 0, maximum: maximumY)))
      let systemName = plugged.systemName
      touchscreen = consume plugged
      return systemName
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
    case .tool(let slot, let type):
      try send([(EventCode.slot, slot), (EventCode.toolType, type)])
    case .wait(let milliseconds):
      wait(milliseconds: milliseconds)
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
    switch touchscreen {
    case .some(let device): try device.write(events)
    case .none:
      throw SystemError(
        "send events to", on: "the touchscreen", reason: .noDevice, remedy: "plug it in first")
    }
    lastEvent = MonotonicClock.now
  }

  /// Sleeps until some time after the last event, so that what sending takes does not add up.
  private func wait(milliseconds: Int32) {
    let end = lastEvent.nanoseconds + Int64(milliseconds) * 1_000_000
    var time = timespec(
      tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
    // SAFETY: the kernel reads the structure that it borrows; an absolute end needs no rest.
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }
}
