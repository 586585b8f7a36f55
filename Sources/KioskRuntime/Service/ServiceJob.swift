/// What systemd is about to do with this service.
enum ServiceJob: Hashable {
  /// It cannot be asked, as without a message bus.
  case unknown
  /// It has started this job: `restart`, `try-restart`, `stop` and the like.
  case type(String)
  /// It has started none: the service ends by itself, or by somebody's signal. What its unit says in
  /// `Restart=`.
  case none(restart: String)

  /// Seconds in which everything has to be answered: the kiosk is leaving, and a panel waits.
  private static let patience = 0.5

  /// Whether another run follows this one, which ends without a failure.
  var isRestart: Bool {
    switch self {
    case .unknown: false
    case .type(let type): type.contains("restart")
    case .none(let restart): restart == "always" || restart == "on-success"
    }
  }

  /// Asks systemd, for half a second at most.
  ///
  /// - Parameter address: Where its message bus is; nil means the system's.
  static func current(at address: String? = nil) -> ServiceJob {
    let unit = SystemdConnection.ownUnit
    guard let systemd = SystemdConnection(at: address, patience: patience),
      let job = systemd.job(of: unit)
    else { return .unknown }
    guard job.isEmpty else {
      return systemd.text("JobType", of: job, "Job").map { .type($0) } ?? .unknown
    }
    return systemd.text("Restart", of: unit, "Service").map { .none(restart: $0) } ?? .unknown
  }
}
