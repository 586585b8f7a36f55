import Geometry
import Gestures
import Glibc
import LinuxIO
import PreviewLink
import Testing

@testable import kiosk_preview

@Suite struct `The window's end of the link` {
  /// What has arrived at the kiosk's end.
  private func received(by kiosk: borrowing PacketSocket) -> [DeskMessage] {
    var bytes = [UInt8](repeating: 0, count: PreviewPacket.length)
    var messages: [DeskMessage] = []
    while case .packet = kiosk.receive(into: &bytes) {
      if let message = DeskMessage(bytes) { messages.append(message) }
    }
    return messages
  }

  private func touch(_ value: Int) -> DeskMessage {
    .touch(EvdevEvent(time: .zero, type: 3, code: 0x35, value: Int32(value)))
  }

  @Test func `keeps for later what the kiosk does not take at once`() throws {
    let pair = try PacketSocket.Pair()
    let link = KioskLink(duplicate(pair.near.descriptor))
    let messages = (0..<2000).map(touch)
    for message in messages { link.send(message) }
    #expect(link.hasMessagesWaiting)
    var arrived: [DeskMessage] = []
    while arrived.count < messages.count {
      let some = received(by: pair.far)
      if some.isEmpty { break }
      arrived += some
      link.sendWaiting()
    }
    #expect(arrived == messages)
    #expect(!link.hasMessagesWaiting)
  }

  @Test func `loses touches of a kiosk that takes none, and says so, but no wish`() throws {
    let pair = try PacketSocket.Pair()
    let link = KioskLink(duplicate(pair.near.descriptor))
    let wish = DeskMessage.wish(PreviewWish(rotation: .quarter))
    for number in 0..<1000 { link.send(touch(number)) }
    link.send(wish)
    for number in 1000..<6000 { link.send(touch(number)) }
    var arrived: [DeskMessage] = []
    while true {
      let some = received(by: pair.far)
      if some.isEmpty { break }
      arrived += some
      link.sendWaiting()
    }
    #expect(arrived.count < 6000)
    let lost = try #require(
      arrived.firstIndex {
        if case .touch(let event) = $0 { event.code == EventCode.dropped } else { false }
      })
    #expect(arrived[lost - 1] == wish)
    guard case .touch(let report) = arrived[lost + 2] else {
      Issue.record("\(arrived[lost + 2])")
      return
    }
    #expect(report.type == EventType.synchronization && report.code == EventCode.report)
    #expect(arrived.last == touch(5999))
  }

  @Test func `sees the memory that comes with a panel, and finds out that the kiosk is gone`()
    throws
  {
    let pair = try PacketSocket.Pair()
    let panel = PreviewPanel(size: PixelSize(width: 2, height: 1))
    let memory = try SharedMemory(named: "test", count: panel.memoryBytes)
    unsafe memory.withBytes { bytes in unsafe bytes[8] = 5 }
    var packet = PreviewPacket()
    KioskMessage.panel(panel).write(to: &packet)
    try pair.far.send(packet.bytes, attachment: memory.descriptor)
    KioskMessage.frame(1, buffer: 1).write(to: &packet)
    try pair.far.send(packet.bytes)
    let link = KioskLink(pair.keepNear())
    #expect(try link.next() == .panel(panel))
    #expect(link.memory?.bytes(panel.range(ofBuffer: 1)) == [5, 0, 0, 0, 0, 0, 0, 0])
    #expect(try link.next() == .frame(1, buffer: 1))
    #expect(link.isOpen)
    #expect(try link.next() == nil)
    #expect(!link.isOpen)
    link.send(touch(1))
    #expect(!link.hasMessagesWaiting)
  }

  @Test func `refuses a kiosk that speaks otherwise`() throws {
    let pair = try PacketSocket.Pair()
    try pair.far.send([1, 2, 3])
    let link = KioskLink(duplicate(pair.near.descriptor))
    let error = #expect(throws: PreviewFailure.self) { try link.next() }
    #expect(error?.description.hasPrefix("the kiosk speaks another version") == true)
  }

  private func duplicate(_ descriptor: Int32) -> PacketSocket {
    PacketSocket(owning: FileDescriptor(owning: fcntl(descriptor, F_DUPFD_CLOEXEC, 0)))
  }
}
