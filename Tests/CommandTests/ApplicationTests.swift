import Foundation
import Testing

/// A program with a screen of its own, whose main thread is not the navigator's.
@Suite struct `An application` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func run(_ arguments: [String]) throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, of: "plain-application", in: scratch.path)
  }

  private func start(
    _ arguments: [String] = [], standardConfiguration: String? = nil
  ) throws -> RunningKiosk {
    try RunningKiosk(
      arguments + ["--display", "headless"], of: "plain-application", in: scratch,
      standardConfiguration: standardConfiguration)
  }

  @Test(arguments: [
    (["--version"], "plain-application 2.5\n"),
    (["--help"], "Usage: plain-application [COMMAND] [ARGUMENTS]\n"),
    (["run", "--help"], "Usage: plain-application run [--config FILE] [--display "),
    (["replay", "--help"], "Usage: plain-application replay [--config FILE] --touch STREAM "),
    (["check", "--help"], "Usage: plain-application check FILE...\n"),
  ])
  func `explains itself by its own name`(arguments: [String], start: String) throws {
    let result = try run(arguments)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(start))
    #expect(!result.output.contains("FOLDER"))
    #expect(!result.output.contains("  demo"))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (["demo"], "there is no command 'demo'; see plain-application --help\n"),
    (["replay"], "replay needs --touch; see plain-application replay --help\n"),
    (
      ["run", "pictures"],
      "'pictures' is one argument too many: plain-application brings its own screens, and shows no "
        + "folder of pictures; see plain-application run --help\n"
    ),
  ])
  func `says with status 2 how it was called wrongly`(
    arguments: [String], complaint: String
  ) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(result.errors == complaint)
  }

  @Test func `takes no folder for a configuration`() throws {
    let result = try run(["run", "--config", "."])
    #expect(result.status == 1)
    #expect(result.errors == ".: this is a folder; name a configuration file\n")
  }

  @Test func `checks configurations that describe no screens, pictures or its views`() throws {
    try scratch.write("display: {rotation: 90}\n", to: "panel.yaml")
    try scratch.write("screens: {a: {color: '#000000'}, b: {view: Clock}}\n", to: "screens.yaml")
    let result = try run(["check", "panel.yaml", "screens.yaml"])
    #expect(result.output == "panel.yaml: all well\nscreens.yaml: 2 screens, all well\n")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `needs no configuration, and leaves when it is told to`(signal: Int32) throws {
    let kiosk = try start()
    #expect(
      kiosk.service.messages[0].hasPrefix(
        "STATUS=showing plain-application on 1024x600 without a panel"))
    #expect(try kiosk.stop(by: signal) == 0)
    #expect(try !kiosk.log.contains("changes are read at SIGHUP only"))
  }

  @Test func `reads the standard configuration where there is one, also when it comes later`()
    throws
  {
    let kiosk = try start(standardConfiguration: scratch.file("standard.yaml"))
    try scratch.write("display: {mode: 640x480}\n", to: "standard.yaml")
    try kiosk.service.wait(for: "STATUS=showing plain-application on 640x480 ")
    try scratch.write("root: a\nscreens: {a: {color: '#123456'}}\n", to: "standard.yaml")
    try kiosk.service.wait(for: "STATUS=showing 1 screen on 1024x600 ")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `replays a recording without a configuration`() throws {
    try scratch.write("N: panel\nA: 35 0 1024 0 0 10\nA: 36 0 600 0 0 10\n", to: "touch.evemu")
    let result = try run(["replay", "--touch", "touch.evemu", "--trace", "/proc/self/fd/1"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        {"t":0.000000,"kind":"frame","transition":null,"progress":0.000000,\
        "layers":[{"screen":"own","x":0,"y":0}]}

        """)
  }

  @Test func `ends by Control-C where it does not wait for it`() throws {
    let process = Process()
    // Whoever starts the tests in the background may ignore Control-C, which programs inherit.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=INT", BuiltProgram.url(of: "plain-application").path, "replay", "--touch",
      "/dev/stdin",
    ]
    let recording = Pipe()
    process.standardInput = recording
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.interrupt()
    // A program that heeds no Control-C ends by this, with another reason.
    try recording.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
  }
}
