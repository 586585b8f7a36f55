import Foundation
import Geometry
import LinuxIO
import TestFiles
import Testing

@Suite struct `A path watcher` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("1", to: "set/kiosk.yaml")
  }

  /// Writes into the file itself, as a shell does.
  private func overwrite(_ path: String) throws {
    let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC)
    FileOutput.writeAll(Array("2".utf8), to: file.rawValue)
  }

  private func watcher(files: [String] = [], folders: [String] = []) throws -> PathWatcher {
    var watcher = try PathWatcher()
    watcher.watch(files: Set(files), folders: Set(folders))
    let problem = watcher.problem
    try #require(problem == nil)
    return watcher
  }

  /// Seconds of the test's own clock.
  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  /// What has changed once nothing happens any more.
  private func changes(of watcher: inout PathWatcher) -> Set<String> {
    let early = watcher.takeChanges(at: time(1))
    return early.union(watcher.takeChanges(at: time(1 + PathWatcher.quietTime)))
  }

  /// What may be done to a file, so that it has another content.
  enum Replacement: CaseIterable {
    case writtenInPlace, renamedOver, link, hardLink, removedAndWritten
  }

  @Test(arguments: Replacement.allCases)
  func `sees a file with another content, again and again`(replacement: Replacement) throws {
    var watcher = try watcher(files: [path])
    for round in 1...2 {
      switch replacement {
      case .writtenInPlace: try overwrite(path)
      case .renamedOver: try AtomicFile.write([1], to: path)
      case .link:
        try FilePath.removeFile(path)
        try folder.link("set/kiosk.yaml", to: "/etc/hostname")
      case .hardLink:
        try FilePath.removeFile(path)
        try folder.write("3", to: "other")
        try FileManager.default.linkItem(atPath: folder.file("other"), toPath: path)
      case .removedAndWritten:
        try FilePath.removeFile(path)
        try overwrite(path)
      }
      let changed = changes(of: &watcher)
      #expect(changed == [path], "\(round)")
    }
  }

  @Test func `overlooks other files, reading, and a file that is taken away`() throws {
    var watcher = try watcher(files: [path])
    try overwrite(folder.file("set/kiosk.yaml~"))
    try overwrite(folder.file("other"))
    _ = try FileContents.read(path)
    try FilePath.removeFile(path)
    let changed = changes(of: &watcher)
    #expect(changed.isEmpty)
  }

  @Test func `sees a file that is taken away where that matters, once it stays away`() throws {
    var watcher = try PathWatcher(noticingRemoval: true)
    watcher.watch(files: [path])
    try FilePath.removeFile(path)
    let early = watcher.takeChanges(at: time(1))
    try overwrite(path)
    let replaced = changes(of: &watcher)
    try FilePath.removeFile(path)
    let removed = changes(of: &watcher)
    let later = watcher.takeChanges(at: time(9))
    #expect([early, replaced, removed, later] == [[], [path], [path], []])
  }

  @Test func `tells the files of several folders apart`() throws {
    let other = try folder.write("1", to: "other/a.png")
    var watcher = try watcher(files: [path, other])
    try overwrite(other)
    let changed = changes(of: &watcher)
    #expect(changed == [other])
  }

  @Test func `of a folder sees a new file and one that is taken away`() throws {
    let set = folder.file("set")
    var watcher = try watcher(folders: [set])
    try overwrite(folder.file("set/1.png"))
    let added = changes(of: &watcher)
    try FilePath.removeFile(path)
    let removed = changes(of: &watcher)
    #expect([added, removed] == [[set], [set]])
  }

  @Test func `counts one change for several writes, once they are over`() throws {
    var watcher = try watcher(files: [path])
    let quiet = PathWatcher.quietTime
    var seen: [Bool] = []
    for seconds in [0, quiet / 2] {
      try overwrite(path)
      seen.append(!watcher.takeChanges(at: time(seconds)).isEmpty)
    }
    for seconds in [quiet, quiet * 1.5, quiet * 1.5] {
      seen.append(!watcher.takeChanges(at: time(seconds)).isEmpty)
    }
    #expect(seen == [false, false, false, true, false])
  }

  @Test func `counts a file that is never left alone from time to time`() throws {
    var watcher = try watcher(files: [path])
    var counted: [Int] = []
    for tenth in 0...45 {
      try overwrite(path)
      if !watcher.takeChanges(at: time(Double(tenth) / 10)).isEmpty { counted.append(tenth) }
    }
    #expect(counted == [20, 41])
  }

  @Test func `follows links, and sees one that leads elsewhere`() throws {
    try folder.write("1", to: "monday/a.png")
    try folder.write("2", to: "tuesday/a.png")
    try folder.link("today", to: "monday")
    try folder.link("a.png", to: "today/a.png")
    let link = folder.file("a.png")
    var watcher = try watcher(files: [link])
    try overwrite(folder.file("monday/a.png"))
    let written = changes(of: &watcher)
    // As a set of files is exchanged at once: a new link is renamed over the old one.
    try folder.link("next", to: "tuesday")
    try #require(unsafe rename(folder.file("next"), folder.file("today")) == 0)
    let exchanged = changes(of: &watcher)
    try overwrite(folder.file("monday/a.png"))
    let former = changes(of: &watcher)
    try overwrite(folder.file("tuesday/a.png"))
    let present = changes(of: &watcher)
    #expect([written, exchanged, former, present] == [[link], [link], [], [link]])
  }

  @Test func `sees a folder that takes the place of the watched one`() throws {
    var watcher = try watcher(files: [path])
    try folder.write("2", to: "next/kiosk.yaml")
    try FileManager.default.moveItem(atPath: folder.file("set"), toPath: folder.file("old"))
    try FileManager.default.moveItem(atPath: folder.file("next"), toPath: folder.file("set"))
    let exchanged = changes(of: &watcher)
    try overwrite(path)
    let written = changes(of: &watcher)
    #expect([exchanged, written] == [[path], [path]])
  }

  @Test func `sees a file in folders that come later, or come again`() throws {
    try FileManager.default.removeItem(atPath: folder.file("set"))
    var watcher = try watcher(files: [path])
    for _ in 1...2 {
      try folder.makeFolder("set")
      _ = changes(of: &watcher)
      try overwrite(path)
      let written = changes(of: &watcher)
      #expect(written == [path])
      try FileManager.default.removeItem(atPath: folder.file("set"))
      _ = changes(of: &watcher)
    }
  }

  @Test func `misses no folder that comes in the moment in which it is looked for`() throws {
    // One for all rounds: the kernel takes its time to let go of a watch.
    var watcher = try PathWatcher()
    for round in 0..<40 {
      let top = folder.file("\(round)")
      // Many folders on the way, so that there are many moments.
      let place = top + String(repeating: "/d", count: 40)
      let file = "\(place)/kiosk.yaml"
      let maker = try Thread("maker") {
        var path = top
        _ = unsafe mkdir(path, 0o755)
        for _ in 0..<40 {
          path += "/d"
          _ = unsafe mkdir(path, 0o755)
        }
      }
      // Both are on their way at once.
      while !FilePath.exists(top) {}
      watcher.watch(files: [file])
      maker.join()
      _ = changes(of: &watcher)
      try overwrite(file)
      let written = changes(of: &watcher)
      try #require(written == [file], "\(round)")
    }
  }

  @Test func `lets go of what it is not to watch any more`() throws {
    let other = try folder.write("1", to: "other/a.png")
    var watcher = try watcher(files: [path, other])
    try overwrite(path)
    _ = watcher.takeChanges(at: time(0))
    watcher.watch(files: [other])
    let changed = changes(of: &watcher)
    #expect(changed.isEmpty)
  }

  @Test func `is not led in a circle by links`() throws {
    try folder.link("first", to: "second")
    try folder.link("second", to: "first")
    let circle = folder.file("first/kiosk.yaml")
    var watcher = try watcher(files: [circle])
    try FilePath.removeFile(folder.file("second"))
    try folder.link("second", to: "set")
    let changed = changes(of: &watcher)
    #expect(changed == [circle])
  }

  @Test func `wakes the loop, and once more when the change counts`() throws {
    let loop = try EventLoop()
    var watcher = try watcher(files: [path])
    _ = try loop.add(watcher.descriptor, handler: RecordingHandler())
    #expect(try !loop.turn(wait: false))
    try overwrite(path)
    #expect(try loop.turn(wait: false))
    // Long ago by the machine's clock, so that its timer fires at once.
    _ = watcher.takeChanges(at: .zero)
    #expect(try loop.turn())
    let changed = watcher.takeChanges(at: time(1))
    #expect(changed == [path])
    #expect(try !loop.turn(wait: false))
  }
}
