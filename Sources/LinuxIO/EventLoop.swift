internal import CLinux

/// One thread's wait for many descriptors, on epoll.
///
/// A kiosk's whole life is a sequence of turns:
///
///     sleep --> drain every ready descriptor --> advance --> render once --> commit --> sleep
///               `---------- turn() ---------'    `------- the caller ------------'
///
/// So a frame shows everything that arrived before it, and a burst of events costs one frame.
///
/// epoll reports events in a batch, and a handler early in the batch may close the descriptor of a
/// later one; the kernel then hands the same number to the next file that is opened. Each
/// registration therefore carries a generation, and an event whose generation has passed is
/// dropped.
@safe package final class EventLoop {
  /// One registration of a descriptor; never equal to an earlier or later one.
  package struct Source: Hashable, Sendable {
    fileprivate let slot: UInt32
    fileprivate let generation: UInt32

    fileprivate var packed: UInt64 { UInt64(generation) << 32 | UInt64(slot) }
  }

  private struct Slot {
    var generation: UInt32 = 0
    var descriptor: Int32 = -1
    var handler: (any EventHandler)?
  }

  /// More descriptors than a kiosk has; what does not fit is reported by the next turn.
  private static let batchSize = 32

  private let epoll: FileDescriptor
  private var slots: [Slot] = []
  // epoll_event holds a union with a pointer, of which only the integer is used.
  private var batch = unsafe [epoll_event](repeating: epoll_event(), count: batchSize)

  /// Makes a loop that waits for nothing yet.
  package init() throws(SystemError) {
    let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard descriptor >= 0 else {
      throw SystemError("create", on: "an event loop", reason: .current)
    }
    epoll = FileDescriptor(owning: descriptor)
  }

  /// Waits for a descriptor from now on.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed; remove the source before it is closed.
  ///   - interest: What it is waited for; `hungUp` and `failed` are told anyhow.
  ///   - handler: Called when it is ready; kept until the source is removed.
  package func add(
    _ descriptor: Int32, for interest: Readiness = .readable, handler: any EventHandler
  ) throws(SystemError) -> Source {
    let index = slots.firstIndex { $0.handler == nil } ?? slots.count
    if index == slots.count { slots.append(Slot()) }
    let source = Source(slot: UInt32(index), generation: slots[index].generation)
    try control(EPOLL_CTL_ADD, descriptor, for: interest, of: source)
    slots[index].descriptor = descriptor
    slots[index].handler = handler
    return source
  }

  /// Waits for something else from now on; a source that was removed is ignored.
  package func change(_ source: Source, to interest: Readiness) throws(SystemError) {
    guard handler(of: source) != nil else { return }
    let descriptor = slots[Int(source.slot)].descriptor
    try control(EPOLL_CTL_MOD, descriptor, for: interest, of: source)
  }

  private func control(
    _ operation: Int32, _ descriptor: Int32, for interest: Readiness, of source: Source
  ) throws(SystemError) {
    var event = unsafe epoll_event(
      events: interest.rawValue, data: unsafe epoll_data_t(u64: source.packed))
    // SAFETY: the kernel copies the event during the call.
    guard unsafe epoll_ctl(epoll.rawValue, operation, descriptor, &event) == 0 else {
      throw SystemError("wait for", on: "descriptor \(descriptor)", reason: .current)
    }
  }

  /// Stops waiting; events of this source that are already in the batch are dropped.
  ///
  /// A source that was removed before is ignored.
  package func remove(_ source: Source) {
    let index = Int(source.slot)
    guard handler(of: source) != nil else { return }
    // The kernel forgets closed descriptors by itself, so a failure here leaves nothing behind.
    _ = epoll_ctl(epoll.rawValue, EPOLL_CTL_DEL, slots[index].descriptor, nil)
    slots[index].handler = nil
    slots[index].descriptor = -1
    slots[index].generation &+= 1
  }

  /// Stops waiting for anything, and lets go of the handlers: those that keep the loop are kept by it.
  package func removeAll() {
    for (index, slot) in slots.enumerated() {
      remove(Source(slot: UInt32(index), generation: slot.generation))
    }
  }

  /// Sleeps until a descriptor is ready, then lets the handlers drain all that are.
  ///
  /// - Parameter wait: False looks without sleeping.
  /// - Returns: Whether anything was ready; false after a signal.
  @discardableResult
  package func turn(wait: Bool = true) throws(SystemError) -> Bool {
    // SAFETY: the kernel writes at most `count` events into the array, during the call.
    let count = unsafe batch.withUnsafeMutableBufferPointer { events in
      unsafe epoll_wait(epoll.rawValue, events.baseAddress, Int32(events.count), wait ? -1 : 0)
    }
    if count < 0 {
      let reason = Errno.current
      guard reason == .interrupted else {
        throw SystemError("wait on", on: "the event loop", reason: reason)
      }
      return false
    }
    for index in 0..<Int(count) {
      let event = unsafe batch[index]
      // SAFETY: every registration stores u64 in the union.
      let packed = unsafe event.data.u64
      let source = Source(
        slot: UInt32(truncatingIfNeeded: packed), generation: UInt32(packed >> 32))
      handler(of: source)?.handle(unsafe Readiness(rawValue: event.events), of: source)
    }
    return count > 0
  }

  private func handler(of source: Source) -> (any EventHandler)? {
    let index = Int(source.slot)
    guard index < slots.count, slots[index].generation == source.generation else { return nil }
    return slots[index].handler
  }
}
