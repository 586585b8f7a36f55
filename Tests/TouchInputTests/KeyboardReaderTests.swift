import Geometry
import Gestures
import LinuxIO
import TestFiles
import Testing
import TouchInput

/// Writes down what it is told.
private final class Listener: KeyboardSink {
  var problems: [SystemError] = []

  func keyPressed(_ press: KeyPress) {}
  func consoleChosen(_ number: Int) {}
  func keyboardAdded(_ name: String, at node: String) {}
  func keyboardRemoved(_ name: String) {}
  func keyboardHasProblem(_ error: SystemError) { problems.append(error) }
}

/// What needs no device; the virtual panel has a keyboard.
@Suite struct `A reader of keyboards` {
  private let folder: TemporaryFolder
  private let loop: EventLoop
  private let listener = Listener()
  private let reader: KeyboardReader

  init() throws {
    folder = try TemporaryFolder()
    loop = try EventLoop()
    reader = KeyboardReader(loop: loop, folder: "\(folder.path)/input")
    reader.sink = listener
  }

  @Test func `takes it for no problem that there is none, and waits for news only`() throws {
    reader.start(at: .zero)
    defer { reader.stop() }
    #expect(listener.problems.isEmpty)
    #expect(reader.deadline == nil)
    #expect(try loop.turn(wait: false) == false)
  }

  @Test func `looks at what appears, and tries again with back-off, saying the same only once`()
    throws
  {
    try folder.makeFolder("input")
    reader.start(at: .zero)
    defer { reader.stop() }
    try folder.write("", to: "input/event0")
    try loop.turn(wait: false)
    // The file is no event device, which is enough to see that it was looked at.
    #expect(listener.problems.map(\.subject) == ["\(folder.path)/input/event0"])
    var count = 0
    while let deadline = reader.deadline {
      count += 1
      reader.deadlinePassed(at: deadline)
    }
    #expect(count == 11)
    #expect(listener.problems.count == 1)
    try folder.write("", to: "input/event1")
    try loop.turn(wait: false)
    #expect(reader.deadline != nil)
  }

  @Test func `opens no other device while it waits for one that somebody else keeps`() throws {
    for number in 0..<3 { try folder.write("", to: "input/event\(number)") }
    let devices = RefusedDevices([.busy, .busy, .noDevice])
    let reader = KeyboardReader(loop: loop, devices: devices, folder: "\(folder.path)/input")
    reader.start(at: .zero)
    defer { reader.stop() }
    for _ in 0..<11 { reader.deadlinePassed(at: reader.deadline ?? .zero) }
    _ = devices.takeAttempts()
    for _ in 0..<3 {
      reader.deadlinePassed(at: try #require(reader.deadline))
      #expect(devices.takeAttempts() == [0, 1])
    }
  }

  @Test func `tries as long as it takes to hear of devices, and says so once`() throws {
    let input = "\(folder.path)/dev/input"
    let reader = KeyboardReader(loop: loop, folder: input)
    reader.sink = listener
    reader.start(at: .zero)
    defer { reader.stop() }
    for _ in 0..<40 { reader.deadlinePassed(at: try #require(reader.deadline)) }
    #expect(listener.problems == [SystemError("watch", on: input, reason: .noSuchFile)])
    try folder.write("", to: "dev/input/event0")
    reader.deadlinePassed(at: try #require(reader.deadline))
    // The file is no event device, which is enough to see that it was looked at.
    #expect(listener.problems.last?.subject == "\(input)/event0")
    try folder.write("", to: "dev/input/event1")
    #expect(try loop.turn(wait: false))
  }

  @Test func `stops when told`() throws {
    try folder.write("", to: "input/event0")
    reader.start(at: .zero)
    reader.stop()
    try folder.write("", to: "input/event1")
    #expect(try loop.turn(wait: false) == false)
    #expect(reader.deadline == nil)
  }
}
