internal import CLinux
internal import Glibc

/// One end of a pair of sockets that two processes are joined by: packets arrive whole and in order,
/// and an open file can travel with one.
///
/// Nothing here waits: who has something to wait for hands the descriptor to its event loop.
package struct PacketSocket: ~Copyable {
  /// Both ends of a pair; each is closed on exec.
  package struct Pair: ~Copyable {
    /// The end that is kept.
    package let near: PacketSocket
    /// The end that somebody else is given.
    package let far: PacketSocket

    /// Joins two new sockets.
    package init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      // SAFETY: the call fills the array of two that it borrows.
      guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        throw SystemError("create", on: "a pair of sockets", reason: .current)
      }
      near = PacketSocket(owning: FileDescriptor(owning: ends[0]))
      far = PacketSocket(owning: FileDescriptor(owning: ends[1]))
    }

    /// Keeps one end and closes the other, which somebody else has by now.
    package consuming func keepNear() -> PacketSocket { near }
  }

  private let file: FileDescriptor

  /// The kernel's number, for calls that borrow it.
  package var descriptor: Int32 { file.rawValue }

  /// Takes over a socket that keeps packets apart.
  package init(owning file: consuming FileDescriptor) {
    self.file = file
  }

  /// Makes one that sends to whoever takes datagrams at a path, or at an abstract name, which starts
  /// with `@`.
  ///
  /// - Throws: ENOENT where there is no such socket, ECONNREFUSED where nobody listens any more.
  package static func connect(to name: String) throws(Errno) -> PacketSocket {
    // SAFETY: the name is lent as a C string for the length of the call.
    let descriptor = unsafe kiosk_connect_datagrams(name)
    guard descriptor >= 0 else { throw .current }
    return PacketSocket(owning: FileDescriptor(owning: descriptor))
  }

  /// Sends one packet.
  ///
  /// - Parameters:
  ///   - bytes: The packet.
  ///   - attachment: An open file that the other end gets a descriptor of.
  /// - Throws: `wouldBlock` where the other end takes nothing, EPIPE where it is gone.
  package func send(_ bytes: [UInt8], attachment: Int32? = nil) throws(Errno) {
    while true {
      // SAFETY: the kernel reads the array, which is lent for the call.
      let sent = unsafe bytes.withUnsafeBytes { bytes in
        unsafe kiosk_send_packet(
          file.rawValue, bytes.baseAddress, bytes.count, attachment ?? -1)
      }
      if sent >= 0 { return }
      let reason = Errno.current
      if reason != .interrupted { throw reason }
    }
  }

  /// Receives the next packet, if one has come.
  ///
  /// - Parameter bytes: Gets the packet; what is longer than the array is cut off.
  package func receive(into bytes: inout [UInt8]) -> PacketReception {
    while true {
      var attachment: Int32 = -1
      // SAFETY: the kernel writes at most the array's length into it, during the call.
      let received = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe kiosk_receive_packet(
          file.rawValue, bytes.baseAddress, bytes.count, &attachment)
      }
      if received > 0 {
        return .packet(
          count: received, attachment: attachment >= 0 ? FileDescriptor(owning: attachment) : nil)
      }
      // No packet of ours is empty: this is the end.
      if received == 0 { return .hungUp }
      switch Errno.current {
      case .interrupted: continue
      case .wouldBlock: return .nothing
      // Whatever else is said of a pair of sockets, nothing will come of it any more.
      default: return .hungUp
      }
    }
  }
}
