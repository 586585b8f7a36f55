import ControlProtocol
import Gestures
import Glibc
import LinuxIO
import TestFiles
import Testing
import TouchInput
import TouchRecording

@testable import KioskRuntime

/// A touchscreen that sends what a test has it send.
private final class SpokenTouchscreen: TouchTapSource {
  let touchscreen: ConnectedTouchscreen?
  private(set) var taps: [any TouchTapSink] = []

  init() throws {
    let description = PanelModel.pixels.device
    touchscreen = ConnectedTouchscreen(
      node: "/dev/input/event0", description: description,
      axes: try #require(description.verdict.axes), calibration: nil, state: TouchState(slots: []))
  }

  func add(_ tap: any TouchTapSink) { taps.append(tap) }
  func remove(_ tap: any TouchTapSink) { taps.removeAll { $0 === tap } }

  func send(_ text: String) {
    for tap in taps { tap.tapReceived(Array(text.utf8)) }
  }

  /// Is plugged out.
  func end() {
    for tap in taps { tap.tapEnded() }
    taps = []
  }
}

@Suite struct `A recording that a client has asked for` {
  private let desk: Desk
  private let touchscreen: SpokenTouchscreen

  init() throws {
    desk = try Desk()
    touchscreen = try SpokenTouchscreen()
    desk.touch = touchscreen
  }

  /// A client whose recording has begun.
  private func recordingCaller(into file: Int32) throws -> Caller {
    let caller = try desk.connect()
    try caller.ask(.record(), file: file)
    try desk.settle()
    try #require(try caller.next() == .answer(.done))
    try #require(touchscreen.taps.count == 1)
    return caller
  }

  private func file() throws -> FileDescriptor {
    try FileDescriptor.open(desk.folder.write("", to: "file"), O_WRONLY)
  }

  private func text() throws -> String { try desk.folder.text("file") }

  @Test func `goes on, whatever else is asked, until the client says stop`() throws {
    let file = try file()
    let caller = try recordingCaller(into: file.rawValue)
    #expect(desk.sessions[0].occupation == .staying)
    touchscreen.send("a\n")
    try caller.ask(.status)
    try desk.settle()
    #expect(
      try caller.refusal() == "a recording is being made: only stop, or leaving, ends it")
    touchscreen.send("b\n")
    try caller.ask(.stop)
    try caller.ask(.status)
    try desk.turn { desk.asked.count == 2 }
    #expect(desk.asked == [.record(), .status])
    #expect(try caller.next() == .answer(.done))
    #expect(try caller.next() == .answer(.done))
    #expect(try text() == "a\nb\n")
    #expect(touchscreen.taps.isEmpty)
    #expect(!caller.isDismissed)
  }

  @Test(arguments: [true, false])
  func `ends with the client, or once that says nothing more, and is complete`(
    isGone: Bool
  ) throws {
    let file = try file()
    var caller: Caller? = try recordingCaller(into: file.rawValue)
    touchscreen.send("a\n")
    if isGone { caller = nil } else { try caller?.endSpeaking() }
    try desk.turn { touchscreen.taps.isEmpty }
    // The news that all is written; nobody wants to hear it any more.
    try desk.turn { try text() == "a\n" }
    #expect(caller?.isDismissed ?? true)
  }

  @Test func `ends with garbage, as its client does`() throws {
    let file = try file()
    let caller = try recordingCaller(into: file.rawValue)
    try caller.send(Array("stop\n".utf8))
    try desk.settle()
    #expect(caller.hasBeenRefused)
    #expect(touchscreen.taps.isEmpty)
  }

  @Test func `is complete where its touchscreen goes, and its client is sent away`() throws {
    let file = try file()
    let caller = try recordingCaller(into: file.rawValue)
    touchscreen.send("a\n")
    touchscreen.end()
    try desk.turn { caller.hasEnded }
    #expect(try caller.next() == .answer(.done))
    #expect(caller.isDismissed)
    #expect(try text() == "a\n")
  }

  @Test func `is given up where its file takes nothing, and nothing more is done for its client`()
    throws
  {
    Signal.brokenPipe.ignore()
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let caller = try recordingCaller(into: ends[1])
    close(ends[1])
    close(ends[0])
    // One of them is refused, and the other one waits.
    try caller.send(ControlRequest.status.line + ControlRequest.push("menu").line)
    try desk.loop.turn()
    touchscreen.send("a\n")
    while !touchscreen.taps.isEmpty { touchscreen.send("b\n") }
    #expect(
      try caller.refusal() == "a recording is being made: only stop, or leaving, ends it")
    #expect(
      try caller.refusal()
        == "the recording could not be written: the file takes nothing, or too slowly")
    #expect(caller.isDismissed)
    #expect(desk.asked == [.record()])
  }
}
