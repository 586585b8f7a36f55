import Foundation
import Testing

@Suite struct `A running kiosk` {
  private let scratch: Scratch
  private let configuration: String

  init() throws {
    scratch = try Scratch()
    configuration = try scratch.write(Self.kiosk("#ff0000"), to: "kiosk.yaml")
  }

  private static func kiosk(_ color: String) -> String {
    "root: home\nscreens:\n  home: {color: '\(color)', push: menu}\n  menu: {color: '#00ff00'}\n"
  }

  private func start(watchdog: Int? = nil, wrapper: [String] = []) throws -> RunningKiosk {
    try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch, watchdog: watchdog,
      wrapper: wrapper)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `tells systemd how it is doing, and leaves when it is told to`(signal: Int32) throws {
    let kiosk = try start()
    #expect(kiosk.service.messages.count == 2)
    #expect(
      kiosk.service.messages[0].hasPrefix(
        "STATUS=showing 2 screens on 1024x600 without a panel"))
    #expect(try kiosk.stop(by: signal) == 0)
  }

  @Test func `reads a changed file again`() throws {
    let kiosk = try start()
    try scratch.write(
      "root: home\nscreens: {home: {color: '#0000ff'}}\n", to: "kiosk.yaml")
    try kiosk.service.wait(for: "RELOADING=1")
    try kiosk.service.wait(for: "READY=1")
    try kiosk.service.wait(for: "STATUS=showing 1 screen ")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `reads the file again at SIGHUP`() throws {
    let kiosk = try start()
    try kiosk.signal(SIGHUP)
    try kiosk.service.wait(for: "RELOADING=1")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `keeps the former configuration where the new one is broken, and says so`() throws {
    let kiosk = try start()
    try scratch.write(Self.kiosk("red"), to: "kiosk.yaml")
    let status = try kiosk.service.wait(for: "broken")
    #expect(status.hasPrefix("STATUS=showing 2 screens on 1024x600 without a panel; "))
    #expect(status.contains("the former one is shown"))
    #expect(status.contains("kiosk.yaml:3:17: "))
    #expect(try kiosk.log.contains("kiosk.yaml:3:17: "))
    try scratch.write(Self.kiosk("#00ffff"), to: "kiosk.yaml")
    #expect(try !kiosk.service.wait(for: "STATUS=").contains("broken"))
    #expect(try kiosk.stop() == 0)
  }

  @Test(arguments: [[], ["--config"]])
  func `shows a folder of pictures without a configuration, and those that are added`(
    option: [String]
  ) throws {
    let folder = scratch.file("pictures")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
    try scratch.write(picture, to: "pictures/1.svg")
    let kiosk = try RunningKiosk(option + [folder, "--display", "headless"], in: scratch)
    #expect(kiosk.service.messages[0].hasPrefix("STATUS=showing 1 screen on "))
    try scratch.write(picture, to: "pictures/2.svg")
    try kiosk.service.wait(for: "STATUS=showing 2 screens on ")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `shows the background where a picture is missing, and says so`() throws {
    try scratch.write("root: a\nscreens: {a: {image: missing.png}}\n", to: "kiosk.yaml")
    let kiosk = try start()
    // The status may come before the picture is found missing.
    if !kiosk.service.messages.contains(where: { $0.contains("missing.png") }) {
      try kiosk.service.wait(for: "missing.png")
    }
    #expect(try kiosk.log.contains("screen a: could not"))
    #expect(try kiosk.stop() == 0)
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"), "KMS may be free here"))
  func `is ready without a display, says what it waits for, and stays`() throws {
    let kiosk = try RunningKiosk(["--config", configuration], in: scratch)
    #expect(
      kiosk.service.messages[0].hasPrefix(
        "STATUS=waiting for a display: there is no card in /dev/dri"))
    #expect(try kiosk.stop() == 0)
  }

  @Test func `notes when frames were made`() throws {
    let kiosk = try RunningKiosk(
      [
        "--config", configuration, "--display", "headless", "--pacing", scratch.file("pacing"),
      ], in: scratch)
    #expect(try kiosk.stop() == 0)
    let lines = try scratch.text("pacing").split(separator: "\n")
    // A second one shows the picture, where that took longer than the first frame waits.
    #expect((1...2).contains(lines.count))
    for (frame, line) in lines.enumerated() {
      #expect(line.hasPrefix("{\"frame\":\(frame),\"scheduled\":"))
    }
  }

  @Test func `makes no system call on a still screen but the watchdog's`() throws {
    // One screen: nothing remains to be decoded once it is shown.
    try scratch.write("root: home\nscreens: {home: {color: '#ff0000'}}\n", to: "kiosk.yaml")
    let trace = scratch.file("trace")
    let kiosk = try start(
      watchdog: 200_000, wrapper: ["/usr/bin/strace", "-f", "-q", "-o", trace])
    for _ in 0..<12 { try kiosk.service.wait(for: "WATCHDOG=1") }
    #expect(try kiosk.stop() == 0)
    let lines = try scratch.text("trace").split(separator: "\n")
    let pings = lines.indices.filter { lines[$0].contains("WATCHDOG=1") }
    try #require(pings.count >= 10)
    // The first pings may fall into the start. From then on each is a wake-up by the timer and
    // what telling systemd takes.
    var still: [String: Int] = [:]
    let last = Array(pings.suffix(6))
    for line in lines[last[0]..<last[5]] { still[Self.call(line), default: 0] += 1 }
    for call in ["epoll_wait", "read", "timerfd_settime", "socket", "connect", "sendmsg", "close"] {
      #expect(still.removeValue(forKey: call) == 5, "\(call)")
    }
    #expect(still.isEmpty)
  }

  /// The name of the call in a line of strace: `1234  read(5, ...`.
  private static func call(_ line: Substring) -> String {
    String(line.drop { $0.isNumber || $0 == " " }.prefix { $0 != "(" })
  }
}
