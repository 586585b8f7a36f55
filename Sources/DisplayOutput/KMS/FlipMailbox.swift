internal import CLibdrm
internal import Geometry
internal import Glibc
internal import LinuxIO
internal import Synchronization

/// Where libdrm leaves the flips that it reads from a card.
///
/// A commit hands the kernel the address of a slot, and its event brings it back. Every commit has
/// another slot than the ones before, so a late or doubled event of an earlier commit is not taken
/// for the one that is waited for. The slots are used in turn; an event would have to be as many
/// commits late to be mistaken.
///
/// Each display of a card has a mailbox of its own, and whoever reads the card fills all of them: an
/// event knows its slot. So the card keeps its mailboxes for as long as it is open, and no event can
/// come back after its slot is gone; a mailbox whose display is closed is used by the next one.
@safe final class FlipMailbox {
  /// What the kernel says about a flip.
  struct Event: Hashable {
    /// The count of vertical blanks.
    var sequence: UInt32
    /// The stamp as it came.
    var stamp: Instant
  }

  private static let count = 64
  /// Where the slots of every mailbox of this process begin.
  ///
  /// A card that was taken over may still hold an event for its predecessor, with an address that is
  /// none here.
  private static let known = Mutex<[UInt]>([])

  private let slots: UnsafeMutablePointer<Event?>
  private var current = 0
  /// Whether a display waits for flips here.
  var isInUse = false

  /// Makes an empty mailbox.
  init() {
    unsafe slots = .allocate(capacity: Self.count)
    unsafe slots.initialize(repeating: nil, count: Self.count)
    let start = unsafe UInt(bitPattern: slots)
    Self.known.withLock { $0.append(start) }
  }

  deinit {
    let start = unsafe UInt(bitPattern: slots)
    Self.known.withLock { known in known.removeAll { $0 == start } }
    unsafe slots.deinitialize(count: Self.count)
    unsafe slots.deallocate()
  }

  /// Goes on to the next slot and returns its address, for the commit whose event is awaited.
  func nextAddress() -> UInt {
    current = (current + 1) % Self.count
    unsafe slots[current] = nil
    return unsafe UInt(bitPattern: slots + current)
  }

  /// Empties the slot of the last commit and returns what was in it.
  func takeEvent() -> Event? {
    defer { unsafe slots[current] = nil }
    return unsafe slots[current]
  }

  /// Whether an address is that of a slot of a mailbox.
  private static func isKnown(_ place: UInt) -> Bool {
    let stride = MemoryLayout<Event?>.stride
    return known.withLock { known in
      known.contains { start in
        place >= start && place < start + UInt(count * stride)
          && (place - start) % UInt(stride) == 0
      }
    }
  }

  /// Whether the event of the last commit is there to be taken.
  var hasEvent: Bool { unsafe slots[current] != nil }

  /// Reads every event that a card holds into the mailboxes of its displays; none is no error.
  static func readEvents(of card: Card) throws(SystemError) {
    var context = drmEventContext()
    context.version = 2
    // SAFETY: the address is one that `nextAddress` has given to the kernel, of a mailbox that the
    // card keeps, or of another process and therefore not looked at. Of a doubled event the first is
    // kept.
    unsafe context.page_flip_handler = { _, sequence, seconds, microseconds, address in
      guard let address = unsafe address, FlipMailbox.isKnown(UInt(bitPattern: address)) else {
        return
      }
      let slot = unsafe address.assumingMemoryBound(to: Event?.self)
      guard unsafe slot.pointee == nil else { return }
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
