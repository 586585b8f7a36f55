import Foundation
import Testing

@Suite struct `The service unit` {
  @Test func `passes systemd-analyze verify`() throws {
    // verify wants the program to be there: the built one stands in for the installed one.
    let scratch = try Scratch()
    let unit = try Repository.text("systemd/kiosk-navigator.service")
      .replacing("/usr/bin/kiosk-navigator", with: BuiltProgram.url.path)
    let path = try scratch.write(unit, to: "kiosk-navigator.service")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
    process.arguments = ["verify", "--man=no", path]
    process.standardError = try scratch.handle("complaints")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try scratch.text("complaints") == "")
  }
}
