internal import CLinux

/// Several descriptors as one: readable when any of them is.
package struct DescriptorSet: ~Copyable {
  private let epoll: FileDescriptor

  /// Readable when any descriptor of the set is.
  package var descriptor: Int32 { epoll.rawValue }

  /// Joins descriptors, which are borrowed and leave the set when they are closed.
  package init(_ descriptors: [Int32]) throws(SystemError) {
    let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard descriptor >= 0 else {
      throw SystemError("create", on: "a set of descriptors", reason: .current)
    }
    let epoll = FileDescriptor(owning: descriptor)
    for member in descriptors {
      var event = unsafe epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(fd: member))
      // SAFETY: the kernel copies the event during the call.
      guard unsafe epoll_ctl(epoll.rawValue, EPOLL_CTL_ADD, member, &event) == 0 else {
        throw SystemError("wait for", on: "descriptor \(member)", reason: .current)
      }
    }
    self.epoll = epoll
  }
}
