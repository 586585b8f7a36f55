internal import CLibsystemd
internal import Geometry
internal import Glibc
internal import LinuxIO

/// A connection to systemd over its message bus, which is over after a while, whoever is silent.
@safe final class SystemdConnection {
  private static let name = "org.freedesktop.systemd1"
  /// The unit of whoever asks.
  static let ownUnit = "/org/freedesktop/systemd1/unit/self"

  private let bus: OpaquePointer
  private let deadline: Instant

  /// Connects; nil where there is no bus, or none that answers.
  ///
  /// - Parameters:
  ///   - address: Where the bus is; nil means the system's.
  ///   - patience: Seconds in which everything has to be answered.
  init?(at address: String?, patience: Double) {
    guard let bus = unsafe Self.open(address) else { return nil }
    unsafe self.bus = bus
    deadline = MonotonicClock.now.advanced(bySeconds: patience)
    guard isConnected() else { return nil }
  }

  deinit {
    // Not flushed: that would wait for a bus that does not answer.
    // SAFETY: it was opened by init, and nobody uses it any more.
    _ = unsafe sd_bus_close_unref(bus)
  }

  /// Begins to connect.
  private static func open(_ address: String?) -> OpaquePointer? {
    var bus: OpaquePointer?
    guard let address else {
      // SAFETY: the call makes a connection, which is the caller's.
      return unsafe sd_bus_open_system(&bus) >= 0 ? bus : nil
    }
    // SAFETY: as above; the address is lent for the call, and what fails is given back.
    guard unsafe sd_bus_new(&bus) >= 0 else { return nil }
    guard unsafe sd_bus_set_address(bus, address) >= 0, unsafe sd_bus_set_bus_client(bus, 1) >= 0,
      unsafe sd_bus_start(bus) >= 0
    else {
      _ = unsafe sd_bus_unref(bus)
      return nil
    }
    return unsafe bus
  }

  // Everything below asks the connection that init has opened.

  /// Waits until the bus knows who asks.
  ///
  /// A call would do so, too, and for as long as it takes.
  private func isConnected() -> Bool {
    while true {
      let isReady = unsafe sd_bus_is_ready(bus)
      if isReady != 0 { return isReady > 0 }
      let timeLeft = timeLeft
      guard timeLeft > 0 else { return false }
      let progress = unsafe sd_bus_process(bus, nil)
      if progress < 0 { return false }
      if progress == 0, unsafe sd_bus_wait(bus, timeLeft) < 0 { return false }
    }
  }

  /// Microseconds until the deadline.
  private var timeLeft: UInt64 {
    UInt64(max(0, deadline.nanoseconds - MonotonicClock.now.nanoseconds) / 1000)
  }

  /// Has the next call give up in time.
  private func limitCall() {
    // Zero would mean the usual half a minute.
    _ = unsafe sd_bus_set_method_call_timeout(bus, max(1, timeLeft))
  }

  /// What systemd does with a unit.
  ///
  /// - Returns: The path of its job, which is empty where it has none; nil where nobody answers.
  func job(of unit: String) -> String? {
    limitCall()
    var message: OpaquePointer?
    var number: UInt32 = 0
    var path: UnsafePointer<CChar>?
    // SAFETY: texts are lent for the call; the message is owned here and given back at the end, and
    // the path in it is copied before.
    let status = unsafe sd_bus_get_property(
      bus, Self.name, unit, "\(Self.name).Unit", "Job", nil, &message, "(uo)")
    guard status >= 0, let message = unsafe message else { return nil }
    defer { unsafe sd_bus_message_unref(message) }
    let isRead =
      unsafe sd_bus_message_enter_container(message, CChar(bitPattern: UInt8(ascii: "r")), "uo") > 0
      && sd_bus_message_read_basic(message, CChar(bitPattern: UInt8(ascii: "u")), &number) > 0
      && sd_bus_message_read_basic(message, CChar(bitPattern: UInt8(ascii: "o")), &path) > 0
    guard isRead, let path = unsafe path else { return nil }
    return number > 0 ? unsafe String(cString: path) : ""
  }

  /// A property of something that systemd knows; nil where nobody answers.
  func text(_ property: String, of path: String, _ interface: String) -> String? {
    limitCall()
    var value: UnsafeMutablePointer<CChar>?
    // SAFETY: texts are lent for the call; the one that it makes is copied and freed here.
    let status = unsafe sd_bus_get_property_string(
      bus, Self.name, path, "\(Self.name).\(interface)", property, nil, &value)
    guard status >= 0, let text = unsafe value else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
