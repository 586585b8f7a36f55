import DeviceEvents
import Foundation
import Glibc
import LinuxIO
import TestFiles
import Testing

/// On a machine without udev: in a folder of device files.
@Suite struct `A source of device events without udev` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What a source says that has something to say; nothing is waited for, because the kernel tells at
  /// once.
  private func news(of source: inout DeviceEventSource) -> [DeviceEvent]? {
    var waiting = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: the kernel reads and fills the one structure that it borrows.
    guard unsafe poll(&waiting, 1, 0) > 0 else { return nil }
    return source.drain()
  }

  /// Does something to the folder, and expects to be told, and of it alone: a folder that goes is told
  /// once more when its watch goes with it.
  private func expectNews(
    of source: inout DeviceEventSource, after step: () throws -> Void
  ) throws {
    try step()
    let told = news(of: &source)
    #expect(told == [DeviceEvent(.unknown)])
    _ = news(of: &source)
    let rest = news(of: &source)
    #expect(rest == nil)
  }

  @Test func `says that something has happened when a file comes, changes hands or goes`() throws {
    var source = try DeviceEventSource(of: nil, in: folder.path)
    let before = news(of: &source)
    #expect(before == nil)
    let card = folder.file("card0")
    try expectNews(of: &source) { try folder.write("", to: "card0") }
    try expectNews(of: &source) {
      try FileManager.default.setAttributes([.posixPermissions: 0o660], ofItemAtPath: card)
    }
    try expectNews(of: &source) { try FileManager.default.removeItem(atPath: card) }
  }

  @Test func `misses no folder that comes in the moment in which it is looked for`() throws {
    for round in 0..<100 {
      try folder.makeFolder("\(round)")
      let place = folder.file("\(round)/dri")
      let maker = try Thread("maker") { _ = unsafe mkdir(place, 0o755) }
      var source = try DeviceEventSource(of: nil, in: place)
      maker.join()
      _ = news(of: &source)
      try folder.write("", to: "\(round)/dri/card0")
      let told = news(of: &source)
      try #require(told == [DeviceEvent(.unknown)], "\(round)")
    }
  }

  @Test func `waits for a folder that is not there yet, and for its return`() throws {
    var source = try DeviceEventSource(of: nil, in: folder.file("dri"))
    for _ in 0..<2 {
      try expectNews(of: &source) { try folder.makeFolder("dri") }
      try expectNews(of: &source) { try folder.write("", to: "dri/card0") }
      try expectNews(of: &source) {
        try FileManager.default.removeItem(atPath: folder.file("dri"))
      }
    }
  }
}
