internal import LinuxIO

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

  /// What the unit leaves in the runtime folder when it is stopped for a restart (ExecStop).
  private static let restartNote = "restart"

  /// What the unit says, and else systemd, which is asked for half a second at most.
  ///
  /// - Parameters:
  ///   - address: Where its message bus is; nil means the system's.
  ///   - folder: The runtime folder that systemd has made for the service, if it has.
  static func current(
    at address: String? = nil,
    notedIn folder: String? = EnvironmentVariable.value(of: "RUNTIME_DIRECTORY")
  ) -> ServiceJob {
    if let folder, FilePath.exists("\(folder)/\(restartNote)") { return .type("restart") }
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
