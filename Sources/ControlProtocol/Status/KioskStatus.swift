/// How a running kiosk is: what `ctl status` says.
package struct KioskStatus: Hashable, Sendable {
  /// The program: `kiosk-navigator`, or an application's name.
  package var program: String
  /// The program's version.
  package var version: String
  /// Its process.
  package var process: Int
  /// Seconds since it was started.
  package var uptime: Double
  /// Seconds from the beginning of 1970 in UTC to its start.
  package var started: Double
  /// Where its screens are described.
  package var configuration: ConfigurationStatus
  /// Its panels, in the order of the configuration.
  package var outputs: [OutputStatus]
  /// What is wrong with pictures and other content, one sentence each.
  package var pictureProblems: [String]

  /// Describes a kiosk.
  package init(
    program: String, version: String, process: Int, uptime: Double, started: Double,
    configuration: ConfigurationStatus, outputs: [OutputStatus], pictureProblems: [String] = []
  ) {
    self.program = program
    self.version = version
    self.process = process
    self.uptime = uptime
    self.started = started
    self.configuration = configuration
    self.outputs = outputs
    self.pictureProblems = pictureProblems
  }

  /// Reads what a kiosk of this version or a later one says; what is missing is empty.
  init(_ json: JSONValue) {
    program = json["program"]?.text ?? ""
    version = json["version"]?.text ?? ""
    process = json["process"]?.integer ?? 0
    uptime = json["uptime"]?.number ?? 0
    started = json["started"]?.number ?? 0
    configuration = ConfigurationStatus(json["configuration"] ?? .null)
    outputs = json["outputs"]?.elements.map { OutputStatus($0) } ?? []
    pictureProblems = json["pictureProblems"]?.elements.compactMap(\.text) ?? []
  }

  /// As it is told: the value of `status` in an answer.
  package var json: JSONValue {
    [
      "program": .text(program), "version": .text(version), "process": .integer(process),
      "uptime": .real(uptime), "started": .real(started), "configuration": configuration.json,
      "outputs": .list(outputs.map(\.json)),
      "pictureProblems": .list(pictureProblems.map { .text($0) }),
    ]
  }
}
