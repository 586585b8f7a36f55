import Geometry
import Gestures
import LinuxIO
import TestFiles
import Testing
import TouchInput
import TouchRecording

/// Writes down what it is told.
private final class Listener: TouchEventSink {
  var problems: [TouchscreenProblem] = []

  func touchscreenAdded(_ touchscreen: ConnectedTouchscreen) {}
  func touchscreenReceived(_ events: [EvdevEvent]) {}
  func touchscreenResynchronised(_ state: TouchState) {}
  func touchscreenRemoved(at time: Instant) {}
  func touchscreenHasProblem(_ problem: TouchscreenProblem) { problems.append(problem) }
}

@Suite struct `A reader without a touchscreen` {
  private let folder: TemporaryFolder
  private let loop: EventLoop
  private let listener = Listener()
  private var input: String { "\(folder.path)/input" }

  init() throws {
    folder = try TemporaryFolder()
    loop = try EventLoop()
  }

  private func reader(named name: TouchscreenName? = nil) -> EvdevReader {
    let reader = EvdevReader(loop: loop, named: name, folder: input)
    reader.sink = listener
    return reader
  }

  @Test func `says that there is none, and waits for nothing but news`() throws {
    let reader = reader(named: TouchscreenName("ILITEK"))
    reader.start(at: .zero)
    defer { reader.stop() }
    #expect(listener.problems == [.absent(named: TouchscreenName("ILITEK"))])
    #expect(
      listener.problems.first?.description
        == "the touchscreen 'ILITEK' is not plugged in; waiting for it ('devices' lists what is "
        + "there)")
    #expect(reader.deadline == nil)
    #expect(try loop.turn(wait: false) == false)
  }

  @Test(arguments: [
    (nil, "no touchscreen is left for this output; waiting for one"),
    (
      "ILITEK",
      "the touchscreen 'ILITEK' is another output's; waiting for it ('devices' tells whose)"
    ),
  ])
  func `says where what there is is another output's`(name: String?, expected: String) throws {
    let screen = TouchscreenCandidate(
      node: "/dev/input/event0", description: PanelModel.pixels.device, udev: UdevFacts())
    let wish = TouchscreenWish(name: name.map { _ in TouchscreenName(screen.description.name) })
    let reader = EvdevReader(
      loop: loop, named: name.map { TouchscreenName($0) }, folder: input,
      choose: { _ in TouchscreenAssignment(of: [screen], to: [wish, wish]).choices[1] })
    reader.sink = listener
    reader.start(at: .zero)
    defer { reader.stop() }
    #expect(listener.problems.map(\.description) == [expected])
    #expect(reader.deadline == nil)
  }

  @Test func `notices a device whose folder was not there before`() throws {
    let reader = reader()
    reader.start(at: .zero)
    defer { reader.stop() }
    try folder.makeFolder("input")
    try loop.turn(wait: false)
    try folder.write("", to: "input/event0")
    try loop.turn(wait: false)
    // The file is no event device, which is enough to see that it was looked at.
    #expect(listener.problems.count == 2)
    guard case .failed(let error)? = listener.problems.last else {
      Issue.record("\(listener.problems)")
      return
    }
    #expect(error.subject == "\(input)/event0")
    #expect(reader.deadline != nil)
  }

  @Test func `tries again with back-off, and says the same only once`() throws {
    try folder.write("", to: "input/event0")
    let reader = reader()
    reader.start(at: .zero)
    defer { reader.stop() }
    var deadlines: [Double] = []
    while let deadline = reader.deadline, deadlines.count < 100 {
      deadlines.append(deadline.seconds(since: .zero))
      reader.deadlinePassed(at: deadline)
    }
    #expect(deadlines.count == 11)
    #expect(deadlines.prefix(3) == [0.05, 0.15, 0.35])
    #expect(listener.problems.count == 1)
  }

  @Test func `tries as long as it takes where somebody else keeps the device for himself`() throws {
    for number in 0..<3 { try folder.write("", to: "input/event\(number)") }
    let devices = RefusedDevices([.noDevice, .busy, .permissionDenied])
    let reader = EvdevReader(loop: loop, devices: devices, folder: input)
    reader.sink = listener
    reader.start(at: .zero)
    defer { reader.stop() }
    #expect(devices.takeAttempts() == [0, 1, 2])
    // What else there is to be had may be late by half a minute.
    var now = Instant.zero
    reader.deadlinePassed(at: now)
    #expect(devices.takeAttempts() == [])
    for _ in 0..<11 {
      now = try #require(reader.deadline)
      reader.deadlinePassed(at: now)
      #expect(devices.takeAttempts() == [0, 1, 2])
    }
    for _ in 0..<6 {
      let deadline = try #require(reader.deadline)
      #expect(deadline.seconds(since: now) == 10)
      now = deadline
      reader.deadlinePassed(at: now)
      #expect(devices.takeAttempts() == [1])
    }
    #expect(listener.problems.count == 2)
    #expect(listener.problems.last?.description.contains("another program has taken it") == true)
    // Whoever asks again means anything.
    reader.lookAgain(at: now)
    #expect(devices.takeAttempts() == [0, 1, 2])
    for _ in 0..<11 {
      now = try #require(reader.deadline)
      reader.deadlinePassed(at: now)
    }
    #expect(devices.takeAttempts().suffix(3) == [0, 1, 2])
    now = try #require(reader.deadline)
    reader.deadlinePassed(at: now)
    #expect(devices.takeAttempts() == [1])
    // Of other troubles there are news, sooner or later.
    devices.reasons[1] = .permissionDenied
    reader.deadlinePassed(at: reader.deadline ?? now)
    #expect(devices.takeAttempts() == [1])
    for _ in 0..<11 {
      reader.deadlinePassed(at: try #require(reader.deadline))
      #expect(devices.takeAttempts() == [0, 1, 2])
    }
    #expect(reader.deadline == nil)
    // News are about anything.
    _ = devices.takeAttempts()
    try folder.write("", to: "input/event3")
    try loop.turn(wait: false)
    #expect(devices.takeAttempts() == [0, 1, 2, 3])
  }

  @Test(arguments: [Errno.permissionDenied, .noDevice])
  func `waits before it speaks of what may pass, and forgets what is gone`(reason: Errno) throws {
    try folder.write("", to: "input/event0")
    let reader = EvdevReader(loop: loop, devices: RefusedDevices([reason]), folder: input)
    reader.sink = listener
    reader.start(at: .zero)
    defer { reader.stop() }
    for failures in 1...6 {
      #expect(listener.problems == [], "\(failures)")
      reader.deadlinePassed(at: try #require(reader.deadline))
    }
    #expect(listener.problems.count == 1)
    try FilePath.removeFile("\(input)/event0")
    reader.deadlinePassed(at: try #require(reader.deadline))
    #expect(reader.deadline == nil)
  }

  @Test func `begins retrying anew when a device appears`() throws {
    try folder.write("", to: "input/event0")
    let reader = reader()
    reader.start(at: .zero)
    defer { reader.stop() }
    for _ in 0..<100 {
      if let deadline = reader.deadline { reader.deadlinePassed(at: deadline) }
    }
    #expect(reader.deadline == nil)
    try folder.write("", to: "input/event1")
    try loop.turn(wait: false)
    #expect(reader.deadline != nil)
  }

  @Test func `stops when told`() throws {
    try folder.write("", to: "input/event0")
    let reader = reader()
    reader.start(at: .zero)
    reader.stop()
    try folder.write("", to: "input/event1")
    #expect(try loop.turn(wait: false) == false)
    #expect(reader.deadline == nil)
  }

  @Test func `tries as long as it takes to hear of devices, says so, and looks each time`() throws {
    let input = "\(folder.path)/dev/input"
    let reader = EvdevReader(loop: loop, folder: input)
    reader.sink = listener
    reader.start(at: .zero)
    defer { reader.stop() }
    let deafness = SystemError("watch", on: input, reason: .noSuchFile)
    #expect(listener.problems == [.failed(deafness)])
    var delays: [Double] = []
    var now = Instant.zero
    for _ in 0..<40 {
      let next = try #require(reader.deadline)
      delays.append(next.seconds(since: now))
      now = next
      reader.deadlinePassed(at: now)
    }
    #expect(delays == [0.5, 1, 2, 4] + Array(repeating: 8, count: 36))
    #expect(listener.problems.count == 1)
    try folder.makeFolder("dev/input")
    reader.deadlinePassed(at: try #require(reader.deadline))
    #expect(listener.problems == [.failed(deafness), .absent(named: nil)])
    #expect(reader.deadline == nil)
    try folder.write("", to: "dev/input/event0")
    #expect(try loop.turn(wait: false))
    #expect(listener.problems.count == 3)
  }

  @Test func `tries no more to hear of devices when it is stopped`() {
    let reader = EvdevReader(loop: loop, folder: "\(folder.path)/dev/input")
    reader.start(at: .zero)
    #expect(reader.deadline != nil)
    reader.stop()
    #expect(reader.deadline == nil)
  }

  @Test func `has nothing to record`() {
    let reader = reader()
    let error = #expect(throws: SystemError.self) { try reader.startRecording(to: "/tmp/a") }
    #expect(error?.remedy == "plug in a touchscreen first")
  }
}

@Suite struct `The list of devices` {
  @Test func `is in order of their numbers and holds event devices only`() throws {
    let folder = try TemporaryFolder()
    for name in ["event10", "event2", "mouse0", "eventful", "by-path/x"] {
      try folder.write("", to: name)
    }
    let nodes = InputNodes.all(in: folder.path)
    #expect(nodes.map(\.node) == ["\(folder.path)/event2", "\(folder.path)/event10"])
    #expect(nodes.allSatisfy { $0.candidate == nil })
    #expect(InputNodes.choice(among: nodes).chosen == nil)
  }
}
