import Foundation
import Testing

@Suite struct `The program` {
  @Test(arguments: [
    (["--help"], "Usage: kiosk-navigator [COMMAND]"), (["--version"], "kiosk-navigator "),
    (["-h"], "Usage: kiosk-navigator [COMMAND]"), (["help"], "Usage: kiosk-navigator [COMMAND]"),
    (["help", "check"], "Usage: kiosk-navigator check "),
    (["check", "-h"], "Usage: kiosk-navigator check "),
    (["run", "--help"], "Usage: kiosk-navigator run "), (["--config", "x", "--help"], "Usage: "),
  ])
  func `explains itself`(arguments: [String], start: String) throws {
    let result = try BuiltProgram.run(arguments)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(start))
    #expect(result.errors.isEmpty)
  }

  /// Terminals, and the lines of a service's log, have 80 columns.
  @Test(arguments: [
    ("kiosk-navigator", ""), ("kiosk-navigator", "run"), ("kiosk-navigator", "check"),
    ("kiosk-navigator", "devices"), ("kiosk-navigator", "record"), ("kiosk-navigator", "replay"),
    ("kiosk-navigator", "demo"), ("kiosk-navigator", "screenshot"), ("kiosk-navigator", "ctl"),
    ("kiosk-mqtt", ""), ("kiosk-preview", ""), ("TwoViews", ""), ("TwoViews", "run"),
    ("TwoViews", "replay"),
  ])
  func `explains itself in 80 columns, and what its status means`(
    program: String, command: String
  ) throws {
    let arguments = command.isEmpty ? ["--help"] : [command, "--help"]
    let help = try BuiltProgram.run(arguments, of: program).output
    #expect(help.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(help.hasSuffix("Exit status: 0, 1 (it failed), 2 (called wrongly).\n"))
  }

  @Test(arguments: [
    (["fly"], "there is no command 'fly'; see kiosk-navigator --help\n"),
    (["chekc"], "there is no command 'chekc'; did you mean 'check'?; see kiosk-navigator --help\n"),
    (["run", "--config="], "--config needs FILE; see kiosk-navigator run --help\n"),
    (["help", "fly"], "there is no command 'fly'; see kiosk-navigator --help\n"),
    (["run", "--fly"], "there is no option --fly; see kiosk-navigator run --help\n"),
    (
      ["run", "--display", "paper"],
      "--display takes kms or headless, not 'paper'; see kiosk-navigator run --help\n"
    ),
    (
      ["run", "--display", "preview", "--record", "a"],
      "a preview has no touchscreen to record: press T in its window; "
        + "see kiosk-navigator run --help\n"
    ),
    (
      ["run", "--config", "a", "b"],
      "--config and a folder exclude each other; see kiosk-navigator run --help\n"
    ),
    (
      ["run", "/dev/null"],
      "'/dev/null' is no folder; a configuration is named by --config; "
        + "see kiosk-navigator run --help\n"
    ),
    (
      ["replay", "--config", "a", "--touch", "b", "--size", "65535x65535"],
      "--size takes WxH in pixels, as 1024x600, not '65535x65535'; "
        + "see kiosk-navigator replay --help\n"
    ),
  ])
  func `says with status 2 how it was called wrongly`(
    arguments: [String], complaint: String
  ) throws {
    let result = try BuiltProgram.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors == complaint)
    #expect(result.output.isEmpty)
  }

  @Test func `says with status 1 what is wrong with the configuration`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "root: home\nscreens:\n  menu: {color: '#000000'}\nrotate: 90\n", to: "k.yaml")
    let result = try BuiltProgram.run(["run", "--config", "k.yaml"], in: scratch.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("k.yaml:1:7: "))
    #expect(result.errors.contains("k.yaml:4:1: "))
  }

  @Test(arguments: [
    ("kiosk-navigator", ["--help"]), ("kiosk-navigator", ["--version"]),
    ("kiosk-navigator", ["run", "--help"]), ("kiosk-mqtt", ["--help"]),
    ("kiosk-mqtt", ["--version"]),
    (
      "kiosk-mqtt",
      ["--check", "--config", Repository.root.appendingPathComponent("config/mqtt.yaml").path]
    ),
    ("kiosk-preview", ["--help"]),
  ])
  func `says with status 1 that its words were lost`(program: String, arguments: [String]) throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let result = try BuiltProgram.run(arguments, of: program, output: full)
    #expect(result.status == 1)
    #expect(
      result.errors == "could not write standard output: No space left on device (ENOSPC)\n")
  }

  @Test func `says at its start that a touchscreen could not be recorded later`() throws {
    let scratch = try Scratch()
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "k.yaml")
    let result = try BuiltProgram.run(
      ["--config", "k.yaml", "--display", "headless", "--record", "missing/touch.evemu"],
      in: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "could not write missing/touch.evemu: No such file or directory (ENOENT); "
        + "make the folder missing first\n")
  }

  @Test func `says what starts it where it is asked for a preview that nobody shows`() throws {
    let scratch = try Scratch()
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "k.yaml")
    let result = try BuiltProgram.run(
      ["run", "--config", "k.yaml", "--display", "preview"], in: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "there is no window to show a preview in: start it by kiosk-preview\n")
  }

  @Test func `says what to do where there is no recording`() throws {
    let scratch = try Scratch()
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "k.yaml")
    let result = try BuiltProgram.run(
      ["replay", "--config", "k.yaml", "--touch", "missing.evemu"], in: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "could not open missing.evemu: No such file or directory (ENOENT); "
        + "name a recording that 'record' wrote\n")
  }

  @Test func `says with status 1 that there is no configuration`() throws {
    let result = try BuiltProgram.run(["run", "--config", "/nowhere/kiosk.yaml"])
    #expect(result.status == 1)
    #expect(result.errors.contains("/nowhere/kiosk.yaml"))
    #expect(result.errors.contains("No such file or directory (ENOENT)"))
  }

  @Test(
    .enabled(
      if: !FileManager.default.fileExists(atPath: "/etc/kiosk-navigator/kiosk.yaml"),
      "this machine is a kiosk"))
  func `says what to do where nothing is configured`() throws {
    let result = try BuiltProgram.run([])
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("there is no /etc/kiosk-navigator/kiosk.yaml: write it, or name "))
  }
}
