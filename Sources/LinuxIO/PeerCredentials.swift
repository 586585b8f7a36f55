internal import CLinux
internal import Glibc

/// Who is at the other end of a Unix socket, as the kernel knows it: nobody can pretend.
package struct PeerCredentials: Hashable, Sendable {
  /// The process; 0 where it belongs to another namespace.
  package let process: Int32
  /// The user that it runs as.
  package let user: UInt32
  /// Its group.
  package let group: UInt32

  /// The user that this process runs as.
  package static var ownUser: UInt32 { geteuid() }

  /// Describes somebody.
  package init(process: Int32, user: UInt32, group: UInt32) {
    self.process = process
    self.user = user
    self.group = group
  }

  /// Asks the kernel about a connected socket.
  init(of socket: borrowing FileDescriptor) throws(Errno) {
    var peer = kiosk_peer()
    // SAFETY: the call fills the structure that it borrows.
    guard unsafe kiosk_socket_peer(socket.rawValue, &peer) == 0 else { throw .current }
    process = peer.process
    user = peer.user
    group = peer.group
  }
}
