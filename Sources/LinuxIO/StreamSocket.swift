internal import CLinux

/// One end of a connection by a Unix socket: a stream of bytes, and open files that travel with
/// them.
///
/// Nothing here waits: who has something to wait for hands the descriptor to its event loop.
package struct StreamSocket: ~Copyable {
  private let file: FileDescriptor

  /// The kernel's number, for calls that borrow it.
  package var descriptor: Int32 { file.rawValue }

  /// Takes over a connected socket.
  package init(owning file: consuming FileDescriptor) {
    self.file = file
  }

  /// Connects to whoever listens at a path.
  ///
  /// - Throws: ENOENT where there is no socket, ECONNREFUSED where nobody listens any more, EACCES
  ///   where its permissions say no, EAGAIN where too many wait to be accepted.
  package static func connect(to path: String) throws(Errno) -> StreamSocket {
    let descriptor = kiosk_make_stream_socket()
    guard descriptor >= 0 else { throw .current }
    let file = FileDescriptor(owning: descriptor)
    // SAFETY: the path is lent as a C string for the length of the call.
    guard unsafe kiosk_connect_socket(descriptor, path) == 0 else { throw .current }
    return StreamSocket(owning: file)
  }

  /// Who is at the other end.
  package var peer: PeerCredentials {
    get throws(Errno) { try PeerCredentials(of: file) }
  }

  /// Whether whoever is at the other end belongs to a group, by its own or by any other membership.
  package func peerBelongs(to group: UInt32) -> Bool {
    (try? peer.group) == group || kiosk_peer_is_member(file.rawValue, group) == 1
  }

  /// Sends as much as there is room for at the other end.
  ///
  /// - Parameters:
  ///   - bytes: Not empty.
  ///   - attachment: An open file that the other end gets a descriptor of, with the first byte.
  /// - Returns: How many bytes were taken; 0 where there is no room at present.
  /// - Throws: EPIPE and the like where the other end is gone.
  package func send(_ bytes: ArraySlice<UInt8>, attachment: Int32? = nil) throws(Errno) -> Int {
    while true {
      // SAFETY: the kernel reads the array, which is lent for the call.
      let sent = unsafe bytes.withUnsafeBytes { bytes in
        unsafe kiosk_send_packet(
          file.rawValue, bytes.baseAddress, bytes.count, attachment ?? -1)
      }
      if sent >= 0 { return sent }
      switch Errno.current {
      case .interrupted: continue
      case .wouldBlock: return 0
      case let reason: throw reason
      }
    }
  }

  /// Receives what has come.
  ///
  /// - Parameters:
  ///   - bytes: Gets it, as far as there is room.
  ///   - attachments: Gets the open files that came with it, eight at most; the rest is closed.
  package func receive(
    into bytes: inout [UInt8], attachments: inout [OpenFile]
  ) -> StreamReception {
    var files: [Int32] = [-1, -1, -1, -1, -1, -1, -1, -1]
    while true {
      var count: Int32 = 0
      // SAFETY: the kernel writes at most the arrays' lengths into them, during the call.
      let received = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe kiosk_receive_stream(
          file.rawValue, bytes.baseAddress, bytes.count, &files, Int32(files.count), &count)
      }
      if received >= 0 {
        for file in files.prefix(Int(count)) {
          attachments.append(OpenFile(owning: FileDescriptor(owning: file)))
        }
        return received > 0 ? .bytes(received) : .end
      }
      switch Errno.current {
      case .interrupted: continue
      case .wouldBlock: return .nothing
      // Whatever else is said of a connection, nothing will come of it any more.
      default: return .end
      }
    }
  }
}
