internal import Gestures
internal import LinuxIO
internal import PreviewLink

/// The window's end of the socket that joins it with a kiosk.
///
/// A kiosk that takes nothing for a while, because somebody looks at it with a debugger, must not
/// stop the window: messages wait here, and if too many do, touches are lost as the kernel loses
/// them, with a `SYN_DROPPED`.
final class KioskLink {
  /// About a quarter of a minute of dragging.
  private static let longestQueue = 4096
  /// Seconds until a kiosk that takes nothing is tried again.
  static let retryInterval = 0.05

  private var socket: PacketSocket?
  private var received = [UInt8](repeating: 0, count: PreviewPacket.length)
  private var packet = PreviewPacket()
  private var waiting: [DeskMessage] = []
  /// The buffers of the panel that the kiosk has told last.
  private(set) var memory: SharedMemory?

  init(_ socket: consuming PacketSocket) {
    self.socket = consume socket
  }

  /// Readable when the kiosk has said something, or is gone.
  var descriptor: Int32 { socket?.descriptor ?? -1 }
  /// Whether the kiosk is there.
  var isOpen: Bool { socket != nil }
  /// Whether messages wait for a kiosk that takes none.
  var hasMessagesWaiting: Bool { !waiting.isEmpty }

  /// What the kiosk has said next; nil where that is nothing, or where it is gone.
  func next() throws(PreviewFailure) -> KioskMessage? {
    switch socket?.receive(into: &received) {
    case .packet(let count, let attachment)?:
      guard count == received.count, let message = KioskMessage(received) else {
        throw Self.foreign
      }
      if case .panel(let panel) = message {
        guard let attachment else { throw Self.foreign }
        do throws(SystemError) {
          memory = try SharedMemory(reading: attachment, count: panel.memoryBytes)
        } catch {
          throw PreviewFailure(error.description)
        }
      }
      return message
    case .hungUp?:
      close()
      return nil
    case .nothing?: return nil
    case nil: return nil
    }
  }

  /// Tells the kiosk something, now or as soon as it takes it.
  func send(_ message: DeskMessage) {
    guard isOpen else { return }
    waiting.append(message)
    sendWaiting()
    if waiting.count > Self.longestQueue { dropInput() }
  }

  /// Sends what waits, as far as the kiosk takes it.
  func sendWaiting() {
    var sent = 0
    for message in waiting {
      message.write(to: &packet)
      do {
        try socket?.send(packet.bytes)
      } catch {
        // That it is gone shows when it is read from.
        if error == .wouldBlock { break }
      }
      sent += 1
    }
    waiting.removeFirst(sent)
  }

  /// Drops touches and keys, and says so.
  private func dropInput() {
    waiting.removeAll { message in
      switch message {
      case .touch, .key: true
      case .wish, .flip: false
      }
    }
    for code in [EventCode.dropped, EventCode.report] {
      let event = EvdevEvent(
        time: MonotonicClock.now, type: EventType.synchronization, code: code, value: 0)
      waiting += [.touch(event), .key(event)]
    }
  }

  /// Ends the talk; the kiosk takes it for a closed window.
  func close() {
    socket = nil
    waiting = []
  }

  private static let foreign = PreviewFailure(
    "the kiosk speaks another version of the link: build kiosk and kiosk-preview of the same sources"
  )
}
