import ControlClient
import ControlProtocol
import LinuxIO
import TestFiles
import Testing

@testable import MQTTBridge

@Suite struct `A link to a kiosk` {
  private let kiosk: ScriptedKiosk
  private let link: KioskLink

  init() throws {
    kiosk = try ScriptedKiosk(in: TemporaryFolder())
    link = try KioskLink(to: [kiosk.path])
    let requests = try kiosk.requests()
    try #require(requests == [[.status], [.watch]])
  }

  @Test func `asks for the status once more where it was wanted meanwhile`() throws {
    for _ in 0..<3 { try link.askForStatus() }
    #expect(try kiosk.requests() == [[], []])
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(link.receive().count == 1)
    #expect(try kiosk.requests() == [[.status], []])
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(link.receive().count == 1)
    #expect(try kiosk.requests() == [[], []])
  }

  @Test func `knows whose answer is whose`() throws {
    try link.ask(.pop(), for: "first")
    try link.ask(.root(), for: "second")
    try kiosk.say(ScriptedKiosk.status, to: 0)
    try kiosk.say(.refused("no"), to: 0)
    try kiosk.say(.done, to: 0)
    try kiosk.say(.done, to: 1)
    #expect(
      link.receive().dropFirst() == [
        .answer(.refused("no"), to: "first"), .answer(.done, to: "second"),
      ])
  }

  @Test func `takes no more commands than a kiosk can answer`() throws {
    for _ in 0..<31 { try link.ask(.pop(), for: "pop") }
    #expect(
      throws: ControlFailure("the kiosk has 32 commands to answer; send fewer")
    ) { try link.ask(.pop(), for: "pop") }
  }

  @Test(arguments: [0, 1])
  func `says why the kiosk will not have it`(connection: Int) throws {
    try kiosk.say(.refused("there are too many"), to: connection)
    #expect(link.receive() == [.left("there are too many")])
  }
}
