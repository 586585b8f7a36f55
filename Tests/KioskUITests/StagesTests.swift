import Configuration
import KioskRuntime
import LinuxIO
import Synchronization
import Testing
import Views

@testable import KioskUI

/// The screens of a program of views on several outputs.
@MainActor
@Suite struct `Stages` {
  private final class Doors: Sendable {
    let opened = Mutex<[ObjectIdentifier]>([])
    let closed = Mutex<[ObjectIdentifier]>([])
  }

  @Test func `are one for each output, kept through configurations, and closed with the last`()
    throws
  {
    let doors = Doors()
    let door = StageDoor(
      open: { () throws(SystemError) in
        let link = try StageLink()
        doors.opened.withLock { $0.append(ObjectIdentifier(link)) }
        return link
      },
      close: { link in doors.closed.withLock { $0.append(ObjectIdentifier(link)) } })
    let link = try StageLink()
    let scene = KioskScene { Text("hello") }
    let program = AppProgram.make(
      version: "1", scene: scene.content.facts, link: link, door: door)
    let configuration = KioskConfiguration()
    let first = try #require(try program.makeScreens(ScreensRequest(configuration)) as? AppScreens)
    var second =
      try program.makeScreens(ScreensRequest(configuration, beside: first)) as? AppScreens
    #expect(first.link === link)
    let own = try #require(second?.link)
    #expect(own !== link)
    #expect(first.root !== second?.root)
    second =
      try program.makeScreens(ScreensRequest(configuration, replacing: second, beside: first))
      as? AppScreens
    #expect(second?.link === own)
    #expect(doors.opened.withLock { $0 } == [ObjectIdentifier(own)])
    #expect(doors.closed.withLock { $0 }.isEmpty)
    second = nil
    #expect(doors.closed.withLock { $0 } == [ObjectIdentifier(own)])
  }

  @Test func `show the same view, each with a screen of its own`() {
    let content = KioskScene { Text("hello") }.content
    #expect(content.root !== content.makeRoot())
    #expect(content.root.name == content.makeRoot().name)
  }
}
