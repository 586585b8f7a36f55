import Foundation
import Glibc
import Testing

@Suite struct `A kiosk that is short of something` {
  private let scratch: Scratch
  private let configuration: String

  init() throws {
    scratch = try Scratch()
    configuration = try scratch.write(Self.kiosk("1.svg"), to: "kiosk.yaml")
    for name in ["1.svg", "2.svg"] {
      try scratch.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", to: name)
    }
  }

  private static func kiosk(_ picture: String) -> String {
    "root: home\nscreens: {home: {svg: \(picture)}}\n"
  }

  /// The kernel's limits for watching files, and what is said of them.
  @Test(arguments: [
    (
      "max_inotify_watches",
      ": No space left on device (ENOSPC); raise fs.inotify.max_user_watches; "
    ),
    (
      "max_inotify_instances",
      "files: Too many open files (EMFILE); raise fs.inotify.max_user_instances; "
    ),
  ])
  func `says what it does not notice, and reads it at SIGHUP`(limit: String, reason: String) throws
  {
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch,
      wrapper: [
        "/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c",
        "echo 0 > /proc/sys/user/\(limit) && exec \"$0\" \"$@\"",
      ])
    let log = try kiosk.log
    #expect(log.contains("\(reason)changes are read at SIGHUP only\n"))
    #expect(log.contains("\(reason)pictures that change are read at SIGHUP only\n"))
    try scratch.write(Self.kiosk("3.svg"), to: "kiosk.yaml")
    try kiosk.signal(SIGHUP)
    try kiosk.service.wait(for: "3.svg")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `notices changes once there are watchers again, and what has changed before`() throws {
    let pipe = scratch.file("more")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let limit = "/proc/sys/user/max_inotify_instances"
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch,
      wrapper: [
        "/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c",
        "echo 0 > \(limit) && { read more < \(pipe) && echo $more > \(limit) & } && exec \"$0\" \"$@\"",
      ])
    #expect(try kiosk.log.contains("; changes are read at SIGHUP only\n"))
    try scratch.write(Self.kiosk("3.svg"), to: "kiosk.yaml")
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    try writer.write(contentsOf: Data("9\n".utf8))
    try writer.close()
    try kiosk.service.wait(for: "3.svg")
    try scratch.write(Self.kiosk("4.svg"), to: "kiosk.yaml")
    try kiosk.service.wait(for: "4.svg")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `of somebody to read its log starts and leaves as ever`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    while unsafe write(descriptor, "x", 1) == 1 {}
    _ = fcntl(descriptor, F_SETFL, flags)
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch,
      log: pipe.fileHandleForWriting)
    #expect(try kiosk.stop() == 0)
  }

  @Test func `of room for frame times runs on, says so once, and ends with a failure`() throws {
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless", "--pacing", "/dev/full"], in: scratch)
    try scratch.write(Self.kiosk("2.svg"), to: "kiosk.yaml")
    try kiosk.service.wait(for: "RELOADING=1")
    try kiosk.service.wait(for: "READY=1")
    #expect(try kiosk.stop() == 1)
    let complaints = try kiosk.log.split(separator: "\n").filter { $0.contains("/dev/full") }
    #expect(
      complaints == [
        "could not write /dev/full: No space left on device (ENOSPC); frame times are missing in it",
        "the frame times are not complete: could not write /dev/full: No space left on device "
          + "(ENOSPC)",
      ])
  }

  @Test(arguments: ["--trace", "--filmstrip"])
  func `of room for what a replay writes is a failure in one sentence`(option: String) throws {
    try scratch.write(
      """
      N: panel
      A: 35 0 1024 0 0 10
      A: 36 0 600 0 0 10
      A: 2f 0 9 0 0 0
      A: 39 0 65535 0 0 0
      P: 02 00 00 00 00 00 00 00

      """, to: "touch.evemu")
    let result = try BuiltProgram.run(
      [
        "replay", "--config", configuration, "--touch", scratch.file("touch.evemu"), option,
        "/dev/full",
      ])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("could not write "))
    #expect(result.errors.contains("/dev/full: No space left on device (ENOSPC)"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  /// As on a root that is mounted read-only.
  @Test func `of places to write writes into its state directory only`() throws {
    let state = scratch.file("state")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: false)
    let trace = scratch.file("trace")
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch,
      wrapper: [
        "/usr/bin/strace", "-f", "-q", "-e", "trace=openat,creat,mkdir,rename,unlink", "-o", trace,
      ], stateDirectory: state)
    #expect(try kiosk.stop() == 0)
    let calls = try scratch.text("trace").split(separator: "\n")
    let start = try #require(calls.firstIndex { $0.contains("libyaml") })
    let writing = calls[start...].filter { call in
      ["O_WRONLY", "O_RDWR", "O_CREAT", "creat(", "mkdir(", "rename(", "unlink("]
        .contains { call.contains($0) }
    }
    #expect(!writing.isEmpty)
    // The names of threads are written into /proc.
    let places = [state, "\"/dev/", "\"/proc/self/task/"]
    for call in writing { #expect(places.contains { call.contains($0) }, "\(call)") }
  }
}
