internal import CLibseat
internal import Glibc
package import LinuxIO

/// A seat that a seat manager lends to the kiosk: seatd, or logind where it is started by hand inside
/// a session.
///
/// The manager opens the devices, sees to the console, and takes everything back when another session
/// is to have the seat: event devices are revoked then and must be opened anew afterwards; a card only
/// pauses, and who is its master is the manager's affair.
///
/// Calls ask the manager and wait for its answer, a few milliseconds.
@safe package final class Seat: DeviceOpening {
  /// What the manager has said.
  package enum Change: Hashable, Sendable {
    /// The seat is the kiosk's, and its devices may be opened.
    case enabled
    /// Another session is to have it, and waits for `acknowledge`.
    case disabled
  }

  /// What has been said and not been taken yet; libseat's functions write to it.
  private final class News {
    var changes: [Change] = []
  }

  /// A device that is open, however often.
  private struct Loan {
    let device: Int32
    let descriptor: Int32
    var count = 0
  }

  /// Where libseat is told which manager to ask.
  static let variable = "LIBSEAT_BACKEND"
  /// Who is asked where nothing is said: libseat itself would go on to be a manager of its own, which
  /// takes the privileges that this is to do without.
  private static let managers = ["seatd", "logind"]

  /// How often, a tenth of a second each, a new seat is waited for.
  private static let patience = 20

  private var handle: OpaquePointer?
  private let news: News
  private let listener: UnsafeMutablePointer<libseat_seat_listener>
  private var loans: [String: Loan] = [:]

  /// Whether the kiosk has the seat, as far as it was taken in.
  package private(set) var isEnabled = false

  /// Asks the seat manager for the seat, and waits for it up to two seconds.
  ///
  /// It may be had and yet not be enabled, while another session is seen.
  ///
  /// - Throws: Where no seat manager answers, or it refuses.
  package init() throws(SystemError) {
    // It would write to standard error, in words of its own.
    libseat_set_log_level(LIBSEAT_LOG_LEVEL_SILENT)
    news = News()
    unsafe listener = .allocate(capacity: 1)
    unsafe listener.initialize(
      to: libseat_seat_listener(
        enable_seat: { _, news in unsafe Seat.note(.enabled, in: news) },
        disable_seat: { _, news in unsafe Seat.note(.disabled, in: news) }))
    // SAFETY: listener and news live as long as the seat, which is closed before they go. The
    // environment is changed at the start, before threads are started that read it.
    if unsafe getenv(Self.variable) != nil {
      unsafe handle = libseat_open_seat(listener, Unmanaged.passUnretained(news).toOpaque())
    } else {
      for manager in Self.managers where unsafe handle == nil {
        unsafe setenv(Self.variable, manager, 1)
        unsafe handle = libseat_open_seat(listener, Unmanaged.passUnretained(news).toOpaque())
      }
      unsafe unsetenv(Self.variable)
    }
    guard unsafe handle != nil else {
      throw SystemError(
        "have the seat of", on: "a seat manager", reason: .current,
        remedy:
          "start seatd and join its group, or log in at this console, and install polkitd, which "
          + "systemd-logind asks")
    }
    for _ in 0..<Self.patience where news.changes.isEmpty {
      // SAFETY: the handle was opened above.
      guard unsafe libseat_dispatch(handle, 100) >= 0 else { break }
    }
    if takeChange() == .disabled { acknowledge() }
  }

  deinit {
    close()
    // SAFETY: init has made it, and the seat that reads it is closed.
    unsafe listener.deinitialize(count: 1)
    unsafe listener.deallocate()
  }

  /// Notes what libseat tells; it is called from within libseat's own functions, and so does no more.
  private static func note(_ change: Change, in news: UnsafeMutableRawPointer?) {
    // SAFETY: it is the object that init has handed over, which lives as long as the seat.
    guard let news = unsafe news else { return }
    unsafe Unmanaged<News>.fromOpaque(news).takeUnretainedValue().changes.append(change)
  }

  // Everything below asks the seat that init has opened, and nothing once it is closed.

  /// What the manager calls the seat, as in `seat0`.
  package var name: String {
    guard unsafe handle != nil, let name = unsafe libseat_seat_name(handle) else { return "" }
    return unsafe String(cString: name)
  }

  /// Readable when the manager has something to say; borrowed.
  package var descriptor: Int32 {
    unsafe handle == nil ? -1 : libseat_get_fd(handle)
  }

  /// Takes in what the manager says, without waiting.
  ///
  /// - Throws: Where the manager is gone, and the seat with it.
  package func read() throws(SystemError) {
    guard unsafe handle != nil else { return }
    guard unsafe libseat_dispatch(handle, 0) >= 0 else {
      throw SystemError(
        "listen to", on: "the seat manager", reason: .current,
        remedy: "it has gone; start the kiosk again once it is back")
    }
  }

  /// Whether the manager has said something that nobody has taken yet.
  package var hasChange: Bool { !news.changes.isEmpty }

  /// The next thing that the manager has said; others may have been said while a device was opened.
  package func takeChange() -> Change? {
    guard !news.changes.isEmpty else { return nil }
    let change = news.changes.removeFirst()
    isEnabled = change == .enabled
    return change
  }

  /// Answers that the seat is free.
  package func acknowledge() {
    if unsafe handle != nil { _ = unsafe libseat_disable_seat(handle) }
  }

  /// Asks for another session; this one will be told first.
  ///
  /// - Parameter number: The session's, which is its console's.
  package func activate(_ number: Int) throws(SystemError) {
    guard unsafe handle != nil, unsafe libseat_switch_session(handle, Int32(number)) == 0 else {
      throw SystemError("switch to", on: "session \(number)", reason: .current)
    }
  }

  /// Opens a device, for reading and writing whatever `flags` say.
  ///
  /// The manager lends each device once; who opens it again gets a second descriptor of that.
  package func open(_ path: String, _ flags: Int32) throws(SystemError) -> DeviceFile {
    var loan: Loan
    if let lent = loans[path] { loan = lent } else { loan = try lend(path) }
    let descriptor = fcntl(loan.descriptor, F_DUPFD_CLOEXEC, 0)
    let reason = Errno.current
    loan.count += 1
    loans[path] = loan
    guard descriptor >= 0 else {
      giveBack(path)
      throw SystemError("open", on: path, reason: reason)
    }
    return DeviceFile(FileDescriptor(owning: descriptor)) { [self] in giveBack(path) }
  }

  private func lend(_ path: String) throws(SystemError) -> Loan {
    var descriptor: Int32 = -1
    // SAFETY: the path is lent as a C string; the call fills the variable that it borrows.
    guard let seat = unsafe handle,
      case let device = unsafe libseat_open_device(seat, path, &descriptor), device >= 0
    else {
      throw SystemError(
        "open", on: path, reason: .current,
        remedy: "the seat manager does not lend it: is the session the one that is seen?")
    }
    return Loan(device: device, descriptor: descriptor)
  }

  private func giveBack(_ path: String) {
    guard var loan = loans[path] else { return }
    loan.count -= 1
    loans[path] = loan.count > 0 ? loan : nil
    guard loan.count == 0 else { return }
    if let seat = unsafe handle { _ = unsafe libseat_close_device(seat, loan.device) }
    _ = Glibc.close(loan.descriptor)
  }

  /// Gives the seat back, with the devices.
  package func close() {
    guard let seat = unsafe handle else { return }
    unsafe handle = nil
    // SAFETY: it was opened by init, and nobody asks it any more.
    _ = unsafe libseat_close_seat(seat)
  }
}
