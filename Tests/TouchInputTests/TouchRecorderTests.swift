import Geometry
import Gestures
import LinuxIO
import TestFiles
import Testing
import TouchInput
import TouchRecording

@Suite struct `A recording in the making` {
  private let stream = TouchStreamBuilder(.pixels, start: 5).down(at: (1, 2)).up().recording

  @Test func `is readable at any time, and has its name when it is complete`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/touch.evemu"
    var recorder = try TouchRecorder(to: path, of: stream.description)
    let head = try EvemuRecording(parsing: folder.contents("touch.evemu.part"), file: "")
    #expect(head == EvemuRecording(description: stream.description, events: []))
    recorder.append(stream.events[0])
    try recorder.flush()
    let part = try EvemuRecording(parsing: folder.contents("touch.evemu.part"), file: "")
    #expect(part.events.count == 1)
    for event in stream.events.dropFirst() { recorder.append(event) }
    try recorder.finish()
    let whole = try EvemuRecording(parsing: folder.contents("touch.evemu"), file: "")
    #expect(whole.events.map(\.value) == stream.events.map(\.value))
    #expect(throws: (any Error).self) { try folder.contents("touch.evemu.part") }
  }

  @Test func `counts time from its first event`() throws {
    let folder = try TemporaryFolder()
    var recorder = try TouchRecorder(to: "\(folder.path)/a", of: stream.description)
    for event in stream.events { recorder.append(event) }
    try recorder.finish()
    let events = try EvemuRecording(parsing: folder.contents("a"), file: "").events
    #expect(events.first?.time == .zero)
    #expect(events.last?.time == Instant(nanoseconds: 8_000_000))
  }

  @Test func `goes where a link leads, and the link stays`() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "touch.evemu")
    let recorder = try TouchRecorder(to: folder.file("link"), of: stream.description)
    try recorder.finish()
    #expect(try !folder.contents("touch.evemu").isEmpty)
    #expect(FilePath.linkTarget(folder.file("link")) == "touch.evemu")
    #expect(try DirectoryContents.names(in: folder.path).sorted() == ["link", "touch.evemu"])
  }

  @Test func `goes into what is open already, as standard output may be`() throws {
    let folder = try TemporaryFolder()
    let output = try FileDescriptor.creating(folder.file("output"))
    try folder.link("link", to: "/proc/self/fd/\(output.rawValue)")
    let recorder = try TouchRecorder(to: folder.file("link"), of: stream.description)
    try recorder.finish()
    #expect(try !folder.contents("output").isEmpty)
    #expect(try DirectoryContents.names(in: folder.path).sorted() == ["link", "output"])
  }

  @Test(arguments: [("/nowhere/a", Errno.noSuchFile), ("/dev/full", .noSpace)])
  func `that cannot be written says so`(path: String, reason: Errno) {
    let error = #expect(throws: SystemError.self) {
      _ = try TouchRecorder(to: path, of: stream.description)
    }
    #expect(error?.reason == reason)
  }
}
