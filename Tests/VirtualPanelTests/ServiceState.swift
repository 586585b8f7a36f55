/// A service as `systemctl show` describes it.
struct ServiceState: CustomStringConvertible {
  /// The properties that are asked for, as an argument of `systemctl show -p`.
  static let properties = "ActiveState,Result,NRestarts,StatusText"

  private var values: [String: String] = [:]

  /// Reads lines of the form `NAME=VALUE`.
  init(properties: String) {
    for line in properties.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = String(parts[1])
    }
  }

  /// `active`, `activating`, `inactive`, and so on.
  var activity: String { values["ActiveState"] ?? "" }
  /// `success`, or why it failed.
  var result: String { values["Result"] ?? "" }
  /// How often systemd has restarted it by itself.
  var restarts: Int { values["NRestarts"].flatMap { Int($0) } ?? 0 }
  /// What it says of itself.
  var status: String { values["StatusText"] ?? "" }

  var description: String { "\(values)" }
}
