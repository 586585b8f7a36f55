import Geometry
import Gestures
import LinuxIO
import PreviewLink
import TestFiles
import Testing
import TouchInput
import TouchRecording

@testable import kiosk_preview

@Suite struct `The files of a preview` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `are numbered, and replace none`() throws {
    try folder.write("mine", to: "kiosk-preview-2.png")
    let names = try (1...3).map { _ in
      try NumberedFile.make(in: folder.path, suffix: ".png")
    }
    #expect(names == [1, 3, 4].map { folder.file("kiosk-preview-\($0).png") })
    #expect(try folder.contents("kiosk-preview-2.png") == Array("mine".utf8))
  }

  @Test func `go into a folder that is made for them`() throws {
    let path = try NumberedFile.make(in: folder.file("a/b"), suffix: ".evemu")
    #expect(path == folder.file("a/b/kiosk-preview-1.evemu"))
  }

  @Test func `are complained of where there is no room for them`() throws {
    let error = #expect(throws: SystemError.self) {
      try NumberedFile.make(in: "/proc", suffix: ".png")
    }
    #expect(
      error?.description == "could not write /proc/kiosk-preview-1.png: "
        + "No such file or directory (ENOENT); make the folder /proc first")
  }

  @Test func `hold touches as replay takes them, from time zero on`() throws {
    let size = PixelSize(width: 640, height: 400)
    var fingers = WindowFingers(on: size)
    var tape = try TouchTape(of: size, in: folder.path)
    let landing = Instant(seconds: 1000, microseconds: 5)
    fingers.land(.mouse, at: Point(x: 639, y: 200), time: landing)
    fingers.lift(.mouse, time: landing.advanced(bySeconds: 0.25))
    for event in fingers.events { tape.append(event) }
    try tape.write()

    let recording = try EvemuRecording(
      parsing: folder.contents("kiosk-preview-1.evemu"), file: tape.path)
    #expect(recording.events.map(\.code) == fingers.events.map(\.code))
    #expect(recording.events.map(\.value) == fingers.events.map(\.value))
    #expect(recording.events.first?.time == .zero)
    #expect(recording.events.last?.time == Instant(seconds: 0, microseconds: 250_000))
    #expect(try DecodedRecording(recording).axes == PreviewTouchscreen.axes(of: size))
  }
}
