import Foundation
import Testing

/// What a service manager has kept of a former run comes with the start.
@Suite struct `Files of a former run` {
  /// A card that is here is shown on, and kept.
  private static let displays =
    FileManager.default.fileExists(atPath: "/dev/dri") ? ["headless"] : ["headless", "kms"]

  @Test(arguments: displays)
  func `are forgotten and closed where they are of no use`(display: String) throws {
    let scratch = try Scratch()
    try scratch.write("root: home\nscreens: {home: {color: '#ff0000'}}\n", to: "kiosk.yaml")
    let kept = try scratch.write("no card", to: "kept")
    // As systemd does; the number of the process stays the same.
    let files = """
      exec 3<\(kept) 4<\(kept)
      export LISTEN_PID=$$ LISTEN_FDS=2 LISTEN_FDNAMES=drm-card7:other
      exec "$0" "$@"
      """
    let kiosk = try RunningKiosk(
      ["--config", scratch.file("kiosk.yaml"), "--display", display], in: scratch,
      wrapper: ["/bin/sh", "-c", files])
    #expect(
      kiosk.service.messages.filter { $0.hasPrefix("FDSTORE") } == [
        "FDSTOREREMOVE=1\nFDNAME=drm-card7", "FDSTOREREMOVE=1\nFDNAME=other",
      ])
    let number = try scratch.text("pid").trimmingCharacters(in: .newlines)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/fd")
      .compactMap {
        try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(number)/fd/\($0)")
      }
    #expect(!open.contains(kept))
    #expect(try kiosk.stop() == 0)
  }

  /// A message, or what `ctl watch` prints, would go into what has got the number instead.
  @Test func `and missing ones get no file of the kiosk's own`() throws {
    let scratch = try Scratch()
    try scratch.write("root: home\nscreens: {home: {color: '#ff0000'}}\n", to: "kiosk.yaml")
    let kiosk = try RunningKiosk(
      ["--config", scratch.file("kiosk.yaml"), "--display", "headless"], in: scratch,
      wrapper: ["/bin/sh", "-c", "exec <&- >&- 2>&-; exec \"$0\" \"$@\""])
    let number = try scratch.text("pid").trimmingCharacters(in: .newlines)
    for descriptor in 0...2 {
      #expect(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(number)/fd/\(descriptor)") == "/dev/null")
    }
    #expect(try kiosk.stop() == 0)
    let help = try Tool.run("/bin/sh", ["-c", "'\(BuiltProgram.url.path)' --help >&-"])
    #expect(help.status == 1)
    #expect(help.errors == "could not write standard output: Bad file descriptor (EBADF)\n")
  }
}
