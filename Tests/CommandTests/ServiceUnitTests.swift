import Foundation
import Testing

@Suite struct `The service unit` {
  static let units = ["kiosk-navigator.service", "kiosk-navigator@.service"]
  static let allUnits = units + ["kiosk-mqtt.service", "kiosk-mqtt@.service"]

  @Test(arguments: allUnits)
  func `passes systemd-analyze verify`(name: String) throws {
    let scratch = try Scratch()
    let path = try copy(of: name, in: scratch)
    let result = try analyze("verify", "--man=no", path)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: allUnits)
  func `exposes the system by 1.5 of 10 at most`(name: String) throws {
    let scratch = try Scratch()
    let path = try copy(of: name, in: scratch)
    // The threshold is in tenths.
    let result = try analyze("security", "--offline=yes", "--threshold=15", path)
    #expect(result.status == 0, "\(result.output.split(separator: "\n").last ?? "")")
    #expect(result.errors == "")
  }

  @Test(arguments: ["login-on-failure.conf", "network.conf"])
  func `passes with each of the drop-ins that a deployer may add`(name: String) throws {
    let scratch = try Scratch()
    let path = try copy(of: "kiosk-navigator.service", in: scratch)
    try scratch.makeFolder("kiosk-navigator.service.d")
    try scratch.write(
      try Repository.text("systemd/examples/\(name)"), to: "kiosk-navigator.service.d/\(name)")
    // systemd-analyze reads drop-ins that lie beside a unit.
    let result = try analyze("verify", "--man=no", path)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `has the same settings for each seat, but for console and splash`() throws {
    let ofFirstSeat: Set<String> = [
      "Description", "Conflicts", "After", "ConditionPathExists", "ExecStartPre", "ExecStart",
      "ExecStartPost", "ExecStopPost", "SupplementaryGroups", "StateDirectory", "RuntimeDirectory",
      "StandardInput", "TTYPath", "TTYVTDisallocate", "UtmpIdentifier",
    ]
    func common(_ unit: String) throws -> [Substring] {
      try settings(of: unit).filter { setting in
        !ofFirstSeat.contains(String(setting.prefix { $0 != "=" }))
          && !setting.hasPrefix("DeviceAllow=/dev/tty")
      }
    }
    let first = try common("kiosk-navigator.service")
    #expect(first.count >= 40)
    #expect(try common("kiosk-navigator@.service") == first)
  }

  @Test func `of the bridge has the same settings for each seat`() throws {
    let ofFirstSeat: Set<Substring> = ["Description", "ConditionPathExists", "After", "ExecStart"]
    func common(_ unit: String) throws -> [Substring] {
      try settings(of: unit).filter { !ofFirstSeat.contains($0.prefix { $0 != "=" }) }
    }
    let first = try common("kiosk-mqtt.service")
    #expect(first.count >= 35)
    #expect(try common("kiosk-mqtt@.service") == first)
  }

  @Test func `of a seat's bridge looks for the seat's kiosk, where that listens`() throws {
    let folder = try #require(
      settings(of: "kiosk-navigator@.service").first { $0.hasPrefix("RuntimeDirectory=") }
    ).dropFirst("RuntimeDirectory=".count)
    let start = try #require(
      settings(of: "kiosk-mqtt@.service").first { $0.hasPrefix("ExecStart=") })
    #expect(folder.contains("%i"))
    #expect(start.hasSuffix(" --control /run/\(folder)/control.sock"))
    // Whose topics are others' than the first kiosk's, whatever is configured.
    #expect(start.contains(" --seat %i "))
  }

  @Test func `says nothing that systemd of Debian 12 does not know, and resets no terminal`() throws
  {
    for unit in Self.units {
      let names = try settings(of: unit).map { $0.prefix { $0 != "=" } }
      for name in ["RestartSteps", "RestartMaxDelaySec", "OpenFile", "TTYReset", "TTYVHangup"] {
        #expect(!names.contains(name[...]), "\(unit) sets \(name)")
      }
    }
  }

  /// What systemd does with the unit while it stops it.
  struct Job: Sendable, CustomTestStringConvertible {
    var list: String
    var mainProcess = "123"
    var isNoted: Bool
    var testDescription: String { "'\(list)' with the main process '\(mainProcess)'" }
  }

  @Test(
    arguments: units,
    [
      Job(list: "7 kiosk-navigator.service restart running", isNoted: true),
      Job(list: "7 kiosk-navigator.service stop running", isNoted: false),
      Job(list: "", isNoted: false),
      // It has ended by itself, and leaves no picture to anybody.
      Job(list: "7 kiosk-navigator.service restart running", mainProcess: "", isNoted: false),
    ])
  func `notes a restart for the program, and nothing else`(unit: String, job: Job) throws {
    let scratch = try Scratch()
    // As a seat's name is written that has a hyphen in it, and not for the shell to read.
    let name = #"kiosk-navigator@left\x2dpanel.service"#
    try scratch.write(
      "#!/bin/sh\n[ \"$*\" = 'list-jobs --no-legend \(name)' ] && echo '\(job.list)'\n",
      to: "systemctl")
    try scratch.allow(0o755, "systemctl")
    let prefix = "ExecStop=-+sh -c '"
    let line = try #require(try settings(of: unit).first { $0.hasPrefix(prefix) })
    let script = line.dropFirst(prefix.count).dropLast().replacing("%n", with: name)
    _ = try Tool.run(
      "/usr/bin/env",
      [
        "PATH=\(scratch.path):/usr/bin:/bin", "MAINPID=\(job.mainProcess)",
        "RUNTIME_DIRECTORY=\(scratch.path)", "sh", "-c", String(script),
      ])
    #expect(FileManager.default.fileExists(atPath: scratch.file("restart")) == job.isNoted)
  }

  private func analyze(_ arguments: String...) throws -> BuiltProgram.Result {
    try Tool.run("/usr/bin/systemd-analyze", ["--no-pager"] + arguments)
  }

  /// The settings in their order, without comments and sections.
  private func settings(of unit: String) throws -> [Substring] {
    try Repository.text("systemd/\(unit)").split(separator: "\n")
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("[") }
  }

  /// Writes a unit as systemd-analyze wants it.
  ///
  /// The program has to be there, so the built one stands in for it, and a template is nothing
  /// without an instance.
  private func copy(of unit: String, in scratch: Scratch) throws -> String {
    try scratch.write(
      try Repository.text("systemd/\(unit)")
        .replacing("/usr/bin/kiosk-navigator", with: BuiltProgram.url.path)
        .replacing("/usr/bin/kiosk-mqtt", with: BuiltProgram.url(of: "kiosk-mqtt").path),
      to: unit.replacing("@.", with: "@seat1."))
  }
}
