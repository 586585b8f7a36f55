import ControlClient
import ControlProtocol
import Foundation
import Geometry
import LinuxIO
import Testing

@Suite struct `A kiosk under control` {
  private let scratch: Scratch
  private let socket: String

  init() throws {
    scratch = try Scratch()
    socket = scratch.file("control.sock")
    try scratch.write(Self.kiosk, to: "kiosk.yaml")
  }

  private static let kiosk = """
    root: home
    screens:
      home: {color: '#ff0000', push: menu}
      menu: {color: '#00ff00', push: help}
      help: {color: '#0000ff'}
    transition: {duration: 0}
    display: {mode: 64x32}
    control: {socket: control.sock, textfile: kiosk.prom}

    """

  private func start(in other: Scratch? = nil) throws -> RunningKiosk {
    try RunningKiosk(
      ["--config", scratch.file("kiosk.yaml"), "--display", "headless"], in: other ?? scratch)
  }

  private func ctl(_ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["ctl"] + arguments + ["--socket", socket])
  }

  private func connect() throws -> ControlConnection { try .connect(to: [socket]) }

  private func status() throws -> KioskStatus {
    guard case .status(let status) = try connect().ask(.status) else {
      throw ControlFailure("no status")
    }
    return status
  }

  @Test func `that hangs is not waited for for ever`() throws {
    // Connections are made, and nobody ever reads them: so does a kiosk that was stopped.
    let listener = try StreamListener.listen(on: socket, mode: 0o600, group: "no-such-group")
    var waiting = [try connect()]
    #expect(throws: ControlFailure.silent) { try waiting[0].ask(.status, patience: 0) }
    // Until no more can be made.
    let failure = #expect(throws: ControlFailure.self) {
      while true { waiting.append(try connect()) }
    }
    #expect(failure == .silent)
    _ = listener
  }

  @Test func `says why it turns somebody away before it is asked`() throws {
    let listener = try StreamListener.listen(on: socket, mode: 0o600, group: "no-such-group")
    let client = try connect()
    try turnAway(listener)
    #expect(throws: ControlFailure("there are too many")) { try client.ask(.status) }
  }

  private func turnAway(_ listener: borrowing StreamListener) throws {
    guard let socket = try listener.accept() else { throw Errno.wouldBlock }
    _ = try socket.send(ControlAnswer.refused("there are too many").line[...])
  }

  @Test func `tells how it is, to people and to programs`() throws {
    let kiosk = try start()
    let text = try ctl("status")
    #expect(text.status == 0)
    let lines = text.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("kiosk-navigator "))
    #expect(lines[0].contains(", process \(try scratch.text("pid").dropLast()), up "))
    #expect(lines[1] == "configuration  \(scratch.file("kiosk.yaml"))")
    #expect(lines[2...3] == ["output         1", "  display      64x32 without a panel"])
    #expect(lines.contains("  stack        home"))
    let json = try ctl("status", "--json").output
    #expect(
      json.hasPrefix("{\"protocol\":1,\"ok\":true,\"status\":{\"program\":\"kiosk-navigator\","))
    let status = try status()
    #expect(status.outputs.count == 1)
    #expect(status.outputs[0].stack == ["home"])
    #expect(status.outputs[0].display.isShowing)
    #expect(status.outputs[0].frames >= 1)
    #expect(status.configuration.rejection == nil)
    #expect(try kiosk.stop() == 0)
    #expect(!FilePath.exists(socket))
  }

  @Test func `navigates, and says why it does not`() throws {
    let kiosk = try start()
    #expect(try ctl("push", "menu").status == 0)
    #expect(try ctl("push", "help").output.isEmpty)
    #expect(try status().outputs[0].stack == ["home", "menu", "help"])
    let twice = try ctl("push", "home")
    #expect(twice.status == 1)
    #expect(twice.errors == "the screen 'home' is on the stack already: home, menu, help\n")
    #expect(
      try ctl("push", "hepl").errors == "there is no screen 'hepl'; did you mean 'help'?\n")
    #expect(try ctl("pop").status == 0)
    #expect(try status().outputs[0].stack == ["home", "menu"])
    #expect(try ctl("root", "--output", "1").status == 0)
    #expect(try status().outputs[0].stack == ["home"])
    #expect(try ctl("pop").errors == "'home' is the root: there is nothing to pop\n")
    for number in ["2", "0", "\(Int.max)", "\(Int.min)"] {
      #expect(
        try ctl("pop", "--output=\(number)").errors
          == "there is no output '\(number)'; known are '1'\n")
    }
    #expect(try kiosk.stop() == 0)
  }

  @Test func `reads its configuration again, and says what is wrong with it`() throws {
    let kiosk = try start()
    try scratch.write(Self.kiosk.replacing("menu", with: "more"), to: "kiosk.yaml")
    #expect(try ctl("reload").status == 0)
    #expect(try ctl("push", "more").status == 0)
    try scratch.write(Self.kiosk.replacing("#ff0000", with: "red"), to: "kiosk.yaml")
    let result = try ctl("reload")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("the configuration is broken, the former one stays: "))
    #expect(result.errors.contains("kiosk.yaml:3:17: "))
    #expect(try status().configuration.rejection?.contains("kiosk.yaml:3:17: ") ?? false)
    #expect(try status().outputs[0].stack == ["home", "more"])
    #expect(try kiosk.stop() == 0)
  }

  @Test func `tells who watches what happens`() throws {
    let kiosk = try start()
    let watcher = try connect()
    #expect(try watcher.ask(.watch) == .done)
    #expect(try connect().ask(.push("menu")) == .done)
    #expect(try connect().ask(.reload) == .done)
    var told: [String] = []
    while told.count < 3, case .message(.event(let event)) = try watcher.wait() {
      told.append("\(event.kind.map { "\($0)" } ?? "") \(event.event) \(event.stack ?? [])")
      #expect(event.t > 0)
      #expect(event.time > 1_700_000_000)
    }
    #expect(
      told == [
        #"navigation willPush ["home"]"#, #"navigation didPush ["home", "menu"]"#,
        "reload reloaded []",
      ])
    #expect(try kiosk.stop() == 0)
    #expect(try watcher.wait() == .end)
  }

  // MARK: Pictures and recordings

  @Test(arguments: ["screenshot", "ctl screenshot"])
  func `shows what it shows`(call: String) throws {
    let kiosk = try start()
    let words = call.split(separator: " ").map(String.init)
    let result = try BuiltProgram.run(
      words + [scratch.file("shot.png"), "--socket", socket])
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.file("shot.png"))))
    #expect(Array(bytes.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 64, 0, 0, 0, 32])
    #expect(!(try names().contains { $0.hasSuffix(".part") }))
    #expect(try kiosk.stop() == 0)
  }

  private func names() throws -> [String] { try DirectoryContents.names(in: scratch.path) }

  @Test func `leaves no picture where none is made`() throws {
    let before = try names()
    let result = try ctl("screenshot", scratch.file("shot.png"))
    #expect(result.status == 1)
    #expect(
      result.errors == "no kiosk is running that can be controlled: nobody listens at \(socket); "
        + "start it, or name its socket by --socket\n")
    #expect(try names() == before)
    let kiosk = try start()
    #expect(
      try ctl("screenshot", "/dev/null").errors
        == "the file that came with screenshot is not written into: it is neither a file nor a "
        + "pipe\n")
    #expect(try kiosk.stop() == 0)
  }

  @Test func `does not wait for who does not read its pictures`() throws {
    let kiosk = try start()
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    // A full pipe.
    let size = Int(fcntl(ends[1], setPipeSize, 4096))
    #expect(FileOutput.writeAll([UInt8](repeating: 0, count: size), to: ends[1]) == nil)
    let (blocked, other) = (try connect(), try connect())
    try blocked.send(.screenshot(), file: ends[1])
    #expect(try other.ask(.push("menu")) == .done)
    #expect(try blocked.receive() == .nothing)
    close(ends[1])
    close(ends[0])
    guard case .message(.answer(.refused(let reason))) = try blocked.wait() else {
      Issue.record("no refusal")
      return
    }
    #expect(reason == "the picture could not be written: Broken pipe (EPIPE)")
    #expect(try kiosk.stop() == 0)
  }

  /// `F_SETPIPE_SZ`, which hides behind _GNU_SOURCE.
  private let setPipeSize: Int32 = 1031

  @Test func `records nothing where there is no touchscreen`() throws {
    let kiosk = try start()
    let result = try ctl("record", scratch.file("touch.evemu"))
    #expect(result.status == 1)
    #expect(
      result.errors == "could not record the touchscreen: No such device (ENODEV); "
        + "plug one in first\n")
    #expect(!FilePath.exists(scratch.file("touch.evemu")))
    #expect(try kiosk.stop() == 0)
  }

  // MARK: Figures

  @Test func `counts for Prometheus`() throws {
    let kiosk = try start()
    let metrics = try ctl("metrics").output
    #expect(metrics.contains("# TYPE kiosk_navigator_frames_total counter\n"))
    #expect(metrics.contains("kiosk_navigator_display_showing{output=\"1\"} 1\n"))
    #expect(try kiosk.stop() == 0)
  }

  @Test func `writes its figures to a file that everybody may read`() throws {
    var watcher = try PathWatcher()
    watcher.watch(files: [scratch.file("kiosk.prom")], folders: [])
    let kiosk = try start()
    while !FilePath.exists(scratch.file("kiosk.prom")) {
      var request = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(unsafe poll(&request, 1, 60_000) == 1)
      _ = watcher.takeChanges(at: .zero)
    }
    #expect(try scratch.text("kiosk.prom").contains("\nkiosk_navigator_info{"))
    #expect(try FileStatus(of: scratch.file("kiosk.prom")).permissions == 0o644)
    #expect(try kiosk.stop() == 0)
  }

  // MARK: Sockets

  @Test func `leaves its socket to the one that has it, and runs`() throws {
    let first = try start()
    let second = try start(in: try Scratch())
    #expect(try second.log.contains("another kiosk listens there"))
    #expect(try second.stop() == 0)
    #expect(try ctl("status").status == 0)
    #expect(try first.stop() == 0)
  }

  @Test func `takes over the socket of one that was killed`() throws {
    try start().kill()
    #expect(FilePath.exists(socket))
    let second = try start(in: try Scratch())
    #expect(try ctl("status").status == 0)
    #expect(try second.stop() == 0)
  }

  @Test(arguments: [
    (["ctl"], "an argument is missing: REQUEST; "),
    (["ctl", "stauts"], "there is nothing called 'stauts' to ask a kiosk; did you mean 'status'?"),
    (["ctl", "stop"], "there is nothing called 'stop' to ask a kiosk; "),
    (
      ["ctl", "frob"],
      "there is nothing called 'frob' to ask a kiosk; known are 'status', 'push', 'pop', 'root', "
        + "'reload', 'wake', 'blank', 'screenshot', 'record', 'watch', 'metrics'; "
    ),
    (["ctl", "push"], "push needs the name of a screen; "),
    (["ctl", "pop", "menu"], "'menu' is one argument too many: pop takes none; "),
    (["ctl", "record"], "record needs a FILE; "),
    (
      ["ctl", "reload", "--output", "1"], "reload concerns the whole kiosk and takes no --output; "
    ),
    (["ctl", "pop", "--json"], "--json is for status; pop prints the same always; "),
    (["screenshot"], "an argument is missing: FILE; "),
  ])
  func `says how it is asked wrongly`(arguments: [String], complaint: String) throws {
    let result = try BuiltProgram.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(complaint))
  }
}
