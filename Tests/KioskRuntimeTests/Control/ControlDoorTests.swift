import ControlProtocol
import Foundation
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `The control socket's name` {
  @Test(arguments: [false, true])
  func `is made again where somebody removes it, or the folder that it is in`(folder: Bool) throws {
    let desk = try Desk(at: "run/control.sock")
    let watcher = try desk.connect()
    try watcher.ask(.watch)
    try desk.settle()
    if folder {
      try FileManager.default.removeItem(atPath: desk.folder.file("run"))
      try desk.turn { try desk.log.contains { $0.contains("nobody can control the kiosk") } }
      try desk.folder.makeFolder("run")
    } else {
      try FilePath.removeFile(desk.server.path)
    }
    try desk.turn { FilePath.exists(desk.server.path) }
    let caller = try desk.connect()
    try caller.ask(.status)
    try desk.turn { try caller.next() == .answer(.done) }
    // Whoever was connected still is.
    #expect(!watcher.isDismissed)
    #expect(try desk.log.last == "control: listening again at \(desk.server.path)")
    desk.server.close()
    #expect(!FilePath.exists(desk.server.path))
  }

  @Test func `is made when another kiosk has left it`() throws {
    let folder = try TemporaryFolder()
    var other: StreamListener? = try .listen(
      on: folder.file("taken"), mode: 0o600, group: "no-such-group")
    let desk = try Desk(at: "taken", in: folder)
    #expect(
      try desk.log.last?.hasSuffix(
        "another kiosk listens there; give this one a socket of its own; nobody can control the kiosk "
          + "until that is mended") ?? false)
    #expect(other?.hasItsName ?? false)
    other = nil
    try desk.turn { FilePath.exists(desk.server.path) }
    let caller = try desk.connect()
    try caller.ask(.status)
    try desk.turn { try caller.next() == .answer(.done) }
  }
}
