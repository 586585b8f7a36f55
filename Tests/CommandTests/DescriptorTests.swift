import ControlClient
import ControlProtocol
import Foundation
import Glibc
import LinuxIO
import Testing

/// A panel runs for years: what each client leaves behind would fill the kiosk's table of open files.
@Suite struct `A kiosk that many have asked for something` {
  private let scratch: Scratch
  private let kiosk: RunningKiosk
  private let socket: String

  init() throws {
    scratch = try Scratch()
    socket = scratch.file("control.sock")
    try scratch.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", to: "menu.svg")
    try scratch.write(Self.configuration, to: "kiosk.yaml")
    kiosk = try RunningKiosk(
      ["--config", scratch.file("kiosk.yaml"), "--display", "headless"], in: scratch)
  }

  private static let configuration = """
    root: home
    screens:
      home: {color: '#ff0000', push: menu}
      menu: {svg: menu.svg}
    transition: {duration: 0}
    display: {mode: 64x32}
    control: {socket: control.sock}

    """

  /// How many descriptors it holds once it has taken note of who is gone: the fewest in many turns of
  /// its loop, or the first count that is low enough.
  private func count(
    asking witness: ControlConnection, untilAtMost enough: Int = 0
  ) throws -> Int {
    let folder = "/proc/\(try scratch.text("pid").trimmingCharacters(in: .newlines))/fd"
    var least = Int.max
    // Each answer is a turn. What it does beside that is over sooner, unless the machine is very busy.
    for _ in 0..<(enough == 0 ? 1000 : 100_000) where least > enough {
      _ = try witness.ask(.status)
      least = min(least, try DirectoryContents.names(in: folder).count)
    }
    return least
  }

  private func connect() throws -> ControlConnection { try .connect(to: [socket]) }

  /// Asks for everything, and leaves when all is answered.
  private func askForEverything(into file: Int32) throws {
    let client = try connect()
    #expect(try client.ask(.push("menu")) == .done)
    #expect(try client.ask(.screenshot(), file: file) == .done)
    #expect(try client.ask(.pop()) == .done)
    // There is no touchscreen.
    #expect(throws: ControlFailure.self) { try client.ask(.record(), file: file) }
    #expect(try client.ask(.blank()) == .done)
    #expect(try client.ask(.wake()) == .done)
    try scratch.write("root: nowhere", to: "kiosk.yaml")
    #expect(throws: ControlFailure.self) { try client.ask(.reload) }
    try scratch.write(Self.configuration, to: "kiosk.yaml")
    #expect(try client.ask(.reload) == .done)
    #expect(try client.ask(.watch) == .done)
  }

  /// Leaves before an answer, or in the middle of a request.
  private func breakOff(leaving file: Int32) throws {
    try connect().send(.reload)
    try connect().send(.screenshot(), file: file)
    try connect().send(.record(), file: file)
    _ = try connect()
    for text in [#"{"request":"scree"#, "garbage\n"] {
      let client = try StreamSocket.connect(to: socket)
      _ = try client.send(Array(text.utf8)[...], attachment: file)
    }
  }

  @Test func `holds no more open files than before`() throws {
    let file = try FileDescriptor.open(scratch.file("picture"), O_WRONLY | O_CREAT)
    let witness = try connect()
    // What the first request of a kind opens for good is open after this.
    try askForEverything(into: file.rawValue)
    let before = try count(asking: witness)
    for _ in 0..<20 { try askForEverything(into: file.rawValue) }
    #expect(try count(asking: witness, untilAtMost: before) <= before)
    for _ in 0..<20 {
      try breakOff(leaving: file.rawValue)
      // Or there are too many at the door.
      for _ in 0..<3 { _ = try witness.ask(.status) }
    }
    #expect(try count(asking: witness, untilAtMost: before) <= before)
    // It said much that nobody has read here, and cannot say that it stops.
    try kiosk.kill()
  }
}
