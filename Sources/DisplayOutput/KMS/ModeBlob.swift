internal import CLibdrm
internal import LinuxIO

/// A timing in the kernel's keeping, named by a number, as atomic commits want it.
final class ModeBlob {
  /// The kernel's number.
  let id: UInt32
  private let card: Card

  /// Gives the kernel a copy of a timing.
  init(_ mode: VideoMode, on card: Card) throws(SystemError) {
    var raw = mode.raw
    var id: UInt32 = 0
    // SAFETY: the structure is borrowed for the call, which copies it and writes the number.
    try card.check(
      unsafe drmModeCreatePropertyBlob(
        card.descriptor, &raw, MemoryLayout<drmModeModeInfo>.size, &id),
      "describe the mode \(mode) to")
    self.id = id
    self.card = card
  }

  deinit {
    drmModeDestroyPropertyBlob(card.descriptor, id)
  }
}
