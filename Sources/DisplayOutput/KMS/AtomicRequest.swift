internal import CLibdrm
internal import LinuxIO

/// A list of property changes that the kernel does all at once, or not at all.
///
/// It is kept and filled anew for each commit: libdrm keeps the memory of a list that is rewound.
@safe final class AtomicRequest {
  /// What the kernel is to do with the list.
  struct Flags: OptionSet {
    let rawValue: UInt32

    /// Only say whether it could be done; the kernel refuses that together with `event`.
    static let test = Flags(rawValue: UInt32(DRM_MODE_ATOMIC_TEST_ONLY))
    /// The display may go dark for a moment.
    static let modeSet = Flags(rawValue: UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET))
    /// Do it at the next vertical blank, and return now.
    static let nonBlocking = Flags(rawValue: UInt32(DRM_MODE_ATOMIC_NONBLOCK))
    /// Send an event when it is done.
    static let event = Flags(rawValue: UInt32(DRM_MODE_PAGE_FLIP_EVENT))
  }

  private let card: Card
  private let raw: drmModeAtomicReqPtr

  /// Makes an empty list.
  init(on card: Card) throws(SystemError) {
    guard let raw = unsafe drmModeAtomicAlloc() else {
      throw SystemError("make a commit for", on: card.path, reason: .current)
    }
    self.card = card
    unsafe self.raw = unsafe raw
  }

  deinit {
    // SAFETY: allocated in `init` and freed once.
    unsafe drmModeAtomicFree(raw)
  }

  /// Empties the list.
  func rewind() {
    // SAFETY: the list lives as long as this object.
    unsafe drmModeAtomicSetCursor(raw, 0)
  }

  /// Adds a change; a property that the driver does not have is left out.
  func set(_ property: ID<ObjectProperties.Entry>?, of object: UInt32, to value: UInt64) {
    guard let property else { return }
    // SAFETY: the list lives as long as this object. Where memory runs out the change is missing,
    // and the kernel answers to the list as it is.
    _ = unsafe drmModeAtomicAddProperty(raw, object, property.rawValue, value)
  }

  /// Gives the list to the kernel.
  ///
  /// - Parameter event: The number that the event is to carry.
  func commit(
    _ flags: Flags, event: UInt = 0, _ operation: String
  ) throws(SystemError) {
    // SAFETY: the list lives as long as this object; the event's number is not followed.
    try card.check(
      unsafe drmModeAtomicCommit(
        card.descriptor, raw, flags.rawValue, UnsafeMutableRawPointer(bitPattern: event)),
      operation)
  }
}
