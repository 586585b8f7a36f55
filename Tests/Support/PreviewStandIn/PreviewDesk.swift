internal import Geometry
internal import Glibc
internal import LinuxIO
package import PreviewLink

/// The window's end of the socket to a kiosk, without a window.
package final class PreviewDesk {
  /// What the kiosk's end is a descriptor of, for whoever is to own it.
  package let kioskEnd: Int32
  private var socket: PacketSocket?
  private var received = [UInt8](repeating: 0, count: PreviewPacket.length)
  private var packet = PreviewPacket()
  private var memory: SharedMemory?
  private var panel: PreviewPanel?

  /// Joins two ends, and sends a wish from one.
  package init(wishing wish: PreviewWish) throws {
    let pair = try PacketSocket.Pair()
    kioskEnd = fcntl(pair.far.descriptor, F_DUPFD_CLOEXEC, 0)
    socket = pair.keepNear()
    try send(.wish(wish))
  }

  /// Tells the kiosk something.
  package func send(_ message: DeskMessage) throws {
    message.write(to: &packet)
    try send(packet.bytes)
  }

  /// Sends what may be no message.
  package func send(_ bytes: [UInt8]) throws {
    try socket?.send(bytes)
  }

  /// What the kiosk has said, if anything.
  package func receive() -> KioskMessage? {
    guard case .packet(_, let attachment)? = socket?.receive(into: &received) else { return nil }
    let message = KioskMessage(received)
    if case .panel(let panel)? = message, let attachment {
      self.panel = panel
      memory = try? SharedMemory(reading: attachment, count: panel.memoryBytes)
    }
    return message
  }

  /// Waits for what the kiosk says next; nil where it says nothing for a minute.
  package func next() -> KioskMessage? {
    var request = pollfd(fd: socket?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    // SAFETY: the call reads and fills the one structure that it borrows.
    guard unsafe poll(&request, 1, 60_000) > 0 else { return nil }
    return receive()
  }

  /// The pixels of a buffer of the last panel.
  package func pixels(ofBuffer buffer: Int) -> [UInt8] {
    guard let memory, let panel else { return [] }
    return memory.bytes(panel.range(ofBuffer: buffer))
  }

  /// Closes the window.
  package func close() {
    socket = nil
  }
}
