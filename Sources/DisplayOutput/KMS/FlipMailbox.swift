internal import CLibdrm
internal import Geometry
internal import Glibc
internal import LinuxIO

/// Where libdrm leaves the flips that it reads from a card: one slot for each buffer.
///
/// A commit hands the kernel the address of its buffer's slot, and the event brings it back. So a
/// late or doubled event of an earlier commit lands in the other buffer's slot, and is not taken
/// for the one that is waited for. The card is read through this mailbox alone, so no event can
/// come back after its slot is gone.
@safe final class FlipMailbox {
  /// What the kernel says about a flip.
  struct Event: Hashable {
    /// The count of vertical blanks.
    var sequence: UInt32
    /// The stamp as it came.
    var stamp: Instant
  }

  private let slots: UnsafeMutablePointer<Event?>
  private let count: Int

  /// Makes a mailbox with a slot for each of `count` buffers.
  init(buffers count: Int) {
    self.count = count
    unsafe slots = .allocate(capacity: count)
    unsafe slots.initialize(repeating: nil, count: count)
  }

  deinit {
    unsafe slots.deinitialize(count: count)
    unsafe slots.deallocate()
  }

  /// Empties a buffer's slot and returns its address, for the commit that will show the buffer.
  func address(forBuffer buffer: Int) -> UInt {
    unsafe slots[buffer] = nil
    return unsafe UInt(bitPattern: slots + buffer)
  }

  /// Empties a buffer's slot and returns what was in it.
  func takeEvent(ofBuffer buffer: Int) -> Event? {
    defer { unsafe slots[buffer] = nil }
    return unsafe slots[buffer]
  }

  /// Reads every event that the card holds; none is no error.
  func readEvents(of card: Card) throws(SystemError) {
    var context = drmEventContext()
    context.version = 2
    // SAFETY: the address is one that `address(forBuffer:)` has given to the kernel, of this very
    // mailbox, which outlives the call. Of a doubled event the first is kept.
    unsafe context.page_flip_handler = { _, sequence, seconds, microseconds, address in
      guard let slot = unsafe address?.assumingMemoryBound(to: Event?.self),
        unsafe slot.pointee == nil
      else { return }
      unsafe slot.pointee = Event(
        sequence: sequence,
        stamp: Instant(seconds: Int64(seconds), microseconds: Int64(microseconds)))
    }
    // SAFETY: libdrm borrows the context for the call.
    guard unsafe drmHandleEvent(card.descriptor, &context) != 0 else { return }
    let reason = Errno.current
    if reason == .wouldBlock || reason == .interrupted { return }
    throw SystemError("read events of", on: card.path, reason: reason)
  }
}
