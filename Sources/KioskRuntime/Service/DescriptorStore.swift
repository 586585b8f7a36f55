internal import CLibsystemd
internal import Glibc
internal import LinuxIO

/// Open files that systemd keeps while the kiosk is restarted, whatever has ended it.
///
/// A card in it stays open, with the last frame on the panel, and its right to set modes. What is in
/// the store comes back with each start until it is forgotten; systemd closes it when the service is
/// stopped for good. Without systemd nothing is kept and nothing comes.
struct DescriptorStore {
  /// Is given a file with the name by which it was kept.
  typealias Successor = (_ name: String, _ file: consuming FileDescriptor) -> Void

  /// Takes what a former run has left; to be called once.
  let takeAll: (Successor) -> Void
  /// Waits until everything was done that was told, but not for ever.
  let waitUntilDone: () -> Void
  private let send: (_ message: String, _ descriptor: Int32?) -> Void

  /// The store that systemd has for the service.
  ///
  /// - Parameter patience: How many microseconds are waited at most until everything was done.
  init(patience: UInt64 = 500_000) {
    self.init(
      through: Self.notify, waitingBy: { _ = sd_notify_barrier(0, patience) },
      handingOverBy: Self.handOverInherited)
  }

  /// A store that is not systemd's.
  ///
  /// - Parameters:
  ///   - send: Takes each message, some with a descriptor that is borrowed.
  ///   - wait: Waits until they were done.
  ///   - handOver: Hands over what a former run has left.
  init(
    through send: @escaping (_ message: String, _ descriptor: Int32?) -> Void,
    waitingBy wait: @escaping () -> Void, handingOverBy handOver: @escaping (Successor) -> Void
  ) {
    self.send = send
    waitUntilDone = wait
    takeAll = handOver
  }

  /// Has a file kept from now on.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed; systemd gets one of its own.
  ///   - name: Letters, digits and `-`; of one file at a time.
  func keep(_ descriptor: Int32, named name: String) {
    // What the store had under the name is another file by now, and of no use.
    forget(name)
    send("FDSTORE=1\nFDNAME=\(name)", descriptor)
  }

  /// Has a file closed that was kept.
  func forget(_ name: String) {
    send("FDSTOREREMOVE=1\nFDNAME=\(name)", nil)
  }

  private static func notify(_ message: String, _ descriptor: Int32?) {
    guard let socket = NotifySocket() else { return }
    if let descriptor { socket.send(message, with: descriptor) } else { socket.send(message) }
  }

  private static func handOverInherited(_ successor: Successor) {
    var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    // SAFETY: the call allocates a list of as many texts as it returns descriptors; each is copied and
    // freed here, and then the list. The descriptors are this process's to close, and nobody else
    // looks for them: the environment is cleared of them.
    let count = unsafe sd_listen_fds_with_names(1, &names)
    guard count > 0, let list = unsafe names else { return }
    for index in 0..<Int(count) {
      let name = unsafe list[index].map { unsafe String(cString: $0) } ?? ""
      unsafe free(list[index])
      successor(name, FileDescriptor(owning: SD_LISTEN_FDS_START + Int32(index)))
    }
    unsafe free(list)
  }
}
