import Foundation
import LinuxIO
import PreviewLink
import PreviewStandIn
import Testing

/// A program as built whose run fails in its midst, as it does by a panel that hangs.
///
/// Without hardware only the window of a preview can be had to fail; `HungDisplayTests` has the panel.
@Suite struct `A run that fails` {
  @Test func `ends with a line that says why and with status 1, for its supervisor`() throws {
    let scratch = try Scratch()
    let service = try ServiceSocket(in: scratch)
    let desk = try PreviewDesk(wishing: PreviewWish())
    let process = Process()
    process.executableURL = BuiltProgram.url
    process.arguments = [
      "run", "--display", "preview", "--config",
      try scratch.write("root: a\nscreens: {a: {color: '#ff0000'}}\n", to: "kiosk.yaml"),
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["NOTIFY_SOCKET": service.path, PreviewPacket.socketVariable: "0"]
    ) { $1 }
    process.standardInput = FileHandle(fileDescriptor: desk.kioskEnd, closeOnDealloc: true)
    process.standardError = try scratch.handle("log")
    try process.run()
    while let message = desk.next() {
      guard case .frame(let number, _) = message else { continue }
      try desk.send(.flip(frame: number, time: MonotonicClock.now))
      break
    }
    try service.wait(for: "READY=1")
    #expect(process.isRunning)

    // No message at all.
    try desk.send([0])
    try service.wait(for: "STOPPING=1")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(
      try scratch.text("log").split(separator: "\n").last
        == "the preview speaks another version of the link: build kiosk and kiosk-preview of the "
        + "same sources")
  }
}
