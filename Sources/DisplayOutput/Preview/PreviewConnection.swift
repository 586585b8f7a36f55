internal import Geometry
package import Gestures
internal import Glibc
package import LinuxIO
package import PreviewLink

/// A kiosk's end of the socket that joins it with the window it is previewed in.
///
/// It outlives displays: when the panel is turned, the kiosk opens its display anew on the same
/// connection. Whoever reads it takes out what concerns it; the rest stays until it is asked for.
package final class PreviewConnection {
  private let socket: PacketSocket
  private var received = [UInt8](repeating: 0, count: PreviewPacket.length)
  private var packet = PreviewPacket()

  /// What the panel is to be like.
  package private(set) var wish: PreviewWish
  /// Whether the wish has changed since `adoptWish`.
  package private(set) var isWishNew = false
  /// What the window's touchscreen has sent since `forgetInput`, in the form that `ContactTracker`
  /// takes.
  package private(set) var touches: [EvdevEvent] = []
  /// What the window's keyboard has sent since `forgetInput`.
  package private(set) var keys: [EvdevEvent] = []

  /// The newest flip.
  private(set) var flip: (frame: UInt32, time: Instant)?
  /// How many frames all displays together have sent: an answer to an old one is no answer to a new
  /// one.
  private(set) var frameCount: UInt32 = 0

  /// Takes the socket that `kiosk-preview` has left to this process.
  ///
  /// - Throws: A sentence for whoever has not started it by `kiosk-preview`.
  package static func inherited() throws(DisplayError) -> PreviewConnection {
    guard let variable = EnvironmentVariable.value(of: PreviewPacket.socketVariable),
      let number = Int32(variable), fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else {
      throw .unusable("there is no window to show a preview in: start it by kiosk-preview")
    }
    return try PreviewConnection(PacketSocket(owning: FileDescriptor(owning: number)))
  }

  /// Takes a socket whose other end has sent its wish already.
  package init(_ socket: consuming PacketSocket) throws(DisplayError) {
    self.socket = socket
    wish = PreviewWish()
    touches.reserveCapacity(256)
    keys.reserveCapacity(16)
    try receive()
    guard isWishNew else { throw Self.foreign }
    isWishNew = false
  }

  /// Readable when the window has said something, or is closed.
  package var descriptor: Int32 { socket.descriptor }

  /// Takes in everything that the window has said.
  ///
  /// - Throws: `removed` where it is closed.
  func receive() throws(DisplayError) {
    while true {
      switch socket.receive(into: &received) {
      case .packet(let count, _):
        guard count == received.count, let message = DeskMessage(received) else {
          throw Self.foreign
        }
        take(message)
      case .nothing: return
      case .hungUp: throw Self.closed
      }
    }
  }

  private func take(_ message: DeskMessage) {
    switch message {
    case .wish(let wish):
      self.wish = wish
      isWishNew = true
    case .flip(let frame, let time): flip = (frame, time)
    case .touch(let event): touches.append(event)
    case .key(let event): keys.append(event)
    }
  }

  /// Takes note that the wish has been fulfilled.
  package func adoptWish() {
    isWishNew = false
  }

  /// Forgets touches and keys, which have gone where they belong.
  package func forgetInput() {
    touches.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// Tells the window which panel there is from now on.
  func send(_ panel: PreviewPanel, memory: SharedMemory) throws(DisplayError) {
    try send(.panel(panel), attachment: memory.descriptor)
  }

  /// Has the window show a finished frame.
  ///
  /// - Returns: The number that its flip will have.
  func sendFrame(inBuffer buffer: Int) throws(DisplayError) -> UInt32 {
    frameCount &+= 1
    try send(.frame(frameCount, buffer: buffer), attachment: nil)
    return frameCount
  }

  private func send(_ message: KioskMessage, attachment: Int32?) throws(DisplayError) {
    message.write(to: &packet)
    do {
      try socket.send(packet.bytes, attachment: attachment)
    } catch {
      // A window that is closed with a frame unread resets the connection.
      if [EPIPE, ECONNRESET].contains(error.rawValue) { throw Self.closed }
      throw .failed(SystemError("show a frame in", on: "the preview's window", reason: error))
    }
  }

  private static let closed = DisplayError.removed(
    SystemError("reach", on: "the preview's window", reason: Errno(rawValue: EPIPE)))
  private static let foreign = DisplayError.unusable(
    "the preview speaks another version of the link: build kiosk and kiosk-preview of the same "
      + "sources")
}
