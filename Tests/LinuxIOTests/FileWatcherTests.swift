import Foundation
import Geometry
import LinuxIO
import TestFiles
import Testing

@Suite struct `A file watcher` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("kiosk.yaml")
    try write("root: a", to: path)
  }

  private func write(_ text: String, to path: String) throws {
    let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC)
    FileOutput.writeAll(Array(text.utf8), to: file.rawValue)
  }

  @Test func `sees a file written in place`() throws {
    var watcher = try FileWatcher(file: path)
    try write("root: b", to: path)
    watcher.drain(at: .zero)
    let deadline = watcher.deadline
    #expect(deadline == Instant.zero.advanced(bySeconds: FileWatcher.quietTime))
  }

  @Test func `sees a new file renamed over the old one, again and again`() throws {
    var watcher = try FileWatcher(file: path)
    for seconds in [1.0, 2.0] {
      let time = Instant.zero.advanced(bySeconds: seconds)
      try AtomicFile.write(Array("root: c".utf8), to: path)
      watcher.drain(at: time)
      let deadline = watcher.deadline
      #expect(deadline == time.advanced(bySeconds: FileWatcher.quietTime))
    }
  }

  @Test func `sees a link made in place of the file`() throws {
    try FileManager.default.removeItem(atPath: path)
    var watcher = try FileWatcher(file: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "/etc/hostname")
    watcher.drain(at: .zero)
    let isNoticed = watcher.deadline != nil
    #expect(isNoticed)
  }

  @Test func `overlooks other files and reading`() throws {
    var watcher = try FileWatcher(file: path)
    try write("x", to: folder.file("kiosk.yaml~"))
    try write("x", to: folder.file("other"))
    _ = try FileContents.read(path)
    watcher.drain(at: .zero)
    let isNoticed = watcher.deadline != nil
    #expect(!isNoticed)
  }

  @Test func `of a folder sees a new picture and one that is taken away`() throws {
    var watcher = try FileWatcher(folder: folder.path)
    try write("x", to: folder.file("1.png"))
    watcher.drain(at: .zero)
    let deadline = Instant.zero.advanced(bySeconds: FileWatcher.quietTime)
    let isTaken = watcher.takeChange(at: deadline)
    #expect(isTaken)
    try FileManager.default.removeItem(atPath: folder.file("1.png"))
    watcher.drain(at: deadline)
    let isNoticed = watcher.deadline != nil
    #expect(isNoticed)
  }

  @Test func `counts one change for several writes, once they are over`() throws {
    var watcher = try FileWatcher(file: path)
    try write("1", to: path)
    watcher.drain(at: .zero)
    let half = Instant.zero.advanced(bySeconds: FileWatcher.quietTime / 2)
    try write("2", to: path)
    watcher.drain(at: half)
    let first = Instant.zero.advanced(bySeconds: FileWatcher.quietTime)
    let quiet = half.advanced(bySeconds: FileWatcher.quietTime)
    let early = watcher.takeChange(at: first)
    let due = watcher.takeChange(at: quiet)
    let again = watcher.takeChange(at: quiet)
    #expect([early, due, again] == [false, true, false])
  }

  @Test func `says when the folder itself is gone`() throws {
    var watcher = try FileWatcher(file: path)
    try FileManager.default.removeItem(atPath: folder.path)
    watcher.drain(at: .zero)
    let (isLost, isNoticed) = (watcher.isLost, watcher.deadline != nil)
    #expect(isLost && isNoticed)
  }

  @Test func `says when another folder takes the place of the watched one`() throws {
    var watcher = try FileWatcher(file: path)
    try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + ".old")
    try FileManager.default.moveItem(atPath: folder.path + ".old", toPath: folder.path)
    watcher.drain(at: .zero)
    let (isLost, isNoticed) = (watcher.isLost, watcher.deadline != nil)
    #expect(isLost && isNoticed)
  }

  @Test func `wakes the loop`() throws {
    let loop = try EventLoop()
    let watcher = try FileWatcher(file: path)
    let handler = RecordingHandler()
    _ = try loop.add(watcher.descriptor, handler: handler)
    #expect(try !loop.turn(wait: false))
    try write("root: b", to: path)
    #expect(try loop.turn(wait: false))
  }

  @Test func `needs the folder to be there`() {
    let error = #expect(throws: SystemError.self) {
      _ = try FileWatcher(file: "/nowhere/kiosk.yaml")
    }
    #expect(
      error?.description == "could not watch /nowhere: No such file or directory (ENOENT)")
  }
}
