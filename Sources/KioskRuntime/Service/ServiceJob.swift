internal import CLibsystemd
internal import Glibc

/// What systemd is about to do with this service.
enum ServiceJob {
  private static let destination = "org.freedesktop.systemd1"
  /// The unit of whoever asks.
  private static let unit = "/org/freedesktop/systemd1/unit/self"
  /// Microseconds that an answer may take: the kiosk is leaving, and a panel waits.
  private static let patience: UInt64 = 500_000

  /// Whether it is stopped only to be started again: `systemctl restart`, or an update of the package.
  ///
  /// False also where systemd cannot be asked, as without a message bus.
  static var isRestart: Bool { type?.contains("restart") ?? false }

  /// `restart`, `try-restart`, `stop` and the like; nil where there is no job.
  private static var type: String? {
    var bus: OpaquePointer?
    // SAFETY: the call makes a connection that is owned here, closed and given back at the end.
    guard unsafe sd_bus_open_system(&bus) >= 0, let bus = unsafe bus else { return nil }
    defer { unsafe sd_bus_flush_close_unref(bus) }
    unsafe sd_bus_set_method_call_timeout(bus, patience)
    guard let job = unsafe job(on: bus) else { return nil }
    var type: UnsafeMutablePointer<CChar>?
    // SAFETY: texts are lent for the call; the one that it makes is copied and freed here.
    let status = unsafe sd_bus_get_property_string(
      bus, destination, job, "org.freedesktop.systemd1.Job", "JobType", nil, &type)
    guard status >= 0, let text = unsafe type else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The path of the job that the unit has.
  private static func job(on bus: OpaquePointer) -> String? {
    var message: OpaquePointer?
    var number: UInt32 = 0
    var path: UnsafePointer<CChar>?
    // SAFETY: texts are lent for the call; the message is owned here and given back at the end, and
    // the path in it is copied before.
    let status = unsafe sd_bus_get_property(
      bus, destination, unit, "org.freedesktop.systemd1.Unit", "Job", nil, &message, "(uo)")
    guard status >= 0, let message = unsafe message else { return nil }
    defer { unsafe sd_bus_message_unref(message) }
    let isRead =
      unsafe sd_bus_message_enter_container(message, CChar(bitPattern: UInt8(ascii: "r")), "uo") > 0
      && sd_bus_message_read_basic(message, CChar(bitPattern: UInt8(ascii: "u")), &number) > 0
      && sd_bus_message_read_basic(message, CChar(bitPattern: UInt8(ascii: "o")), &path) > 0
    guard isRead, number > 0, let path = unsafe path else { return nil }
    return unsafe String(cString: path)
  }
}
