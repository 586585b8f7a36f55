import Foundation
import Testing

@Suite struct `An installation` {
  @Test func `brings the demo, and keeps the configuration that a deployer wrote`() throws {
    let scratch = try Scratch()
    try install(below: scratch)
    let etc = "etc/kiosk-navigator/kiosk.yaml"
    let demo = "usr/share/kiosk-navigator/demo/kiosk.yaml"
    #expect(try BuiltProgram.run(["check", scratch.file(etc), scratch.file(demo)]).status == 0)

    try scratch.write("root: mine\n", to: etc)
    try install(below: scratch)
    #expect(try scratch.text(etc) == "root: mine\n")
    #expect(try scratch.text(demo).contains("root: home\n"))
  }

  @Test func `starts the program where it was put`() throws {
    let scratch = try Scratch()
    try install(below: scratch, "PREFIX=/usr/local")
    let unit = try scratch.text("usr/local/lib/systemd/system/kiosk-navigator.service")
    #expect(unit.contains("\nExecStart=/usr/local/bin/kiosk-navigator run "))
  }

  private func install(below scratch: Scratch, _ settings: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/make")
    process.arguments =
      [
        "--no-print-directory", "-C", Repository.root.path, "install", "DESTDIR=\(scratch.path)",
        "BINARIES=\(BuiltProgram.url.deletingLastPathComponent().path)",
      ] + settings
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try scratch.handle("complaints")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try scratch.text("complaints") == "")
  }
}
