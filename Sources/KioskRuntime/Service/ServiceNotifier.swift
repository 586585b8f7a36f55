internal import CLibsystemd
package import Geometry
internal import LinuxIO

/// Tells systemd how the service is doing, by its `NotifySocket`; silent where nobody asks.
///
/// The state is sent when it changes and never otherwise, so a kiosk at rest makes no call but the
/// watchdog's.
package struct ServiceNotifier {
  /// Seconds between signs of life, half of what systemd tolerates; nil without a watchdog.
  package let pingInterval: Double?
  /// When the next sign of life is due.
  package private(set) var nextPing: Instant?
  private var isReady = false
  private var status = ""
  private let send: (String) -> Void

  /// Whether a service manager listens, which starts again what has ended by mistake.
  static var hasSupervisor: Bool { EnvironmentVariable.value(of: "NOTIFY_SOCKET") != nil }

  /// Reads from the environment whether and how often systemd wants to hear something.
  package init(at now: Instant) {
    var microseconds: UInt64 = 0
    // SAFETY: the call fills the variable that it borrows.
    let hasWatchdog = unsafe sd_watchdog_enabled(0, &microseconds) > 0
    self.init(
      pingingEvery: hasWatchdog ? Double(microseconds) / 2e6 : nil, at: now,
      through: { [socket = NotifySocket()] in socket?.send($0) })
  }

  /// Tells somebody else than systemd.
  ///
  /// - Parameters:
  ///   - pingInterval: Seconds between signs of life; nil without a watchdog.
  ///   - send: Takes each message.
  init(
    pingingEvery pingInterval: Double?, at now: Instant, through send: @escaping (String) -> Void
  ) {
    self.pingInterval = pingInterval
    nextPing = pingInterval.map { _ in now }
    self.send = send
  }

  /// Says once that the service is up: a frame is shown, or there is no display to show it on.
  package mutating func ready() {
    guard !isReady else { return }
    isReady = true
    send("READY=1")
  }

  /// Says in a sentence what the kiosk is doing, for `systemctl status`.
  package mutating func report(_ status: String) {
    guard status != self.status else { return }
    self.status = status
    send("STATUS=" + String(status.map { $0 == "\n" ? " " : $0 }))
  }

  /// Says that the configuration is being read again; `reloaded` follows.
  ///
  /// Before the service is ready nobody waits for either.
  package func reloading(at now: Instant) {
    guard isReady else { return }
    send("RELOADING=1\nMONOTONIC_USEC=\(now.nanoseconds / 1000)")
  }

  /// Says that the reload is over, whatever came of it.
  package func reloaded() {
    guard isReady else { return }
    send("READY=1")
  }

  /// Says that the service is leaving on purpose.
  package func stopping() {
    send("STOPPING=1")
  }

  /// Gives a sign of life where it is due.
  ///
  /// - Parameter isAlive: Asked only then; where it says no, it is asked again a little later.
  package mutating func ping(at now: Instant, isAlive: () -> Bool) {
    guard let pingInterval, let nextPing, nextPing <= now else { return }
    guard isAlive() else {
      self.nextPing = now.advanced(bySeconds: pingInterval / 4)
      return
    }
    send("WATCHDOG=1")
    self.nextPing = now.advanced(bySeconds: pingInterval)
  }
}
