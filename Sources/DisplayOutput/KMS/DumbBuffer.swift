internal import CLibdrm
internal import Composition
internal import Geometry
internal import Glibc
internal import LinuxIO

/// A framebuffer whose pixels lie in memory that the processor can write: created, named,
/// mapped, and taken back when its owner lets go of it.
///
/// On most hardware that memory is write-combined: writing in order is fast, reading is slower by
/// an order of magnitude. It is written once per frame and never read.
@safe final class DumbBuffer {
  /// The kernel's number of the framebuffer.
  let framebuffer: ID<DumbBuffer>
  /// Bytes from one row to the next, as the kernel lays them out.
  let pitch: Int
  private let card: Card
  private let handle: UInt32
  private let mapping: UnsafeMutableRawBufferPointer
  /// Whether the framebuffer stays when this object goes, for a successor to remove.
  var isLeft = false

  /// Makes a black buffer.
  ///
  /// - Throws: EINVAL where the card does not take the format.
  init(on card: Card, size: PixelSize, format: PixelFormat) throws(SystemError) {
    let (width, height) = (UInt32(clamping: size.width), UInt32(clamping: size.height))
    var handle: UInt32 = 0
    var pitch: UInt32 = 0
    var length: UInt64 = 0
    // SAFETY: the call writes the three numbers that it borrows.
    try card.check(
      unsafe drmModeCreateDumbBuffer(
        card.descriptor, width, height, UInt32(format.bytesPerPixel * 8), 0, &handle, &pitch,
        &length),
      "make a buffer of \(size) on")
    // A format in words of four letters says more than depth and bits, which some drivers guess.
    var framebuffer: UInt32 = 0
    do throws(SystemError) {
      guard Int(pitch) >= size.width * format.bytesPerPixel else {
        throw SystemError("make a buffer of \(size) on", on: card.path, reason: .outOfRange)
      }
      // SAFETY: the four arrays of four are borrowed for the call, which writes the number.
      try card.check(
        unsafe drmModeAddFB2(
          card.descriptor, width, height, FourCC(format).rawValue, [handle, 0, 0, 0],
          [pitch, 0, 0, 0], [0, 0, 0, 0], &framebuffer, 0),
        "make a \(format.rawValue) framebuffer of \(size) on")
      unsafe mapping = try Self.map(
        handle, length: length, atLeast: Int(pitch) * size.height, on: card)
      unsafe Self.populate(mapping)
    } catch {
      if framebuffer != 0 { drmModeRmFB(card.descriptor, framebuffer) }
      drmModeDestroyDumbBuffer(card.descriptor, handle)
      throw error
    }
    self.card = card
    self.handle = handle
    self.pitch = Int(pitch)
    self.framebuffer = ID(framebuffer)
  }

  private static func map(
    _ handle: UInt32, length: UInt64, atLeast least: Int, on card: Card
  ) throws(SystemError) -> UnsafeMutableRawBufferPointer {
    var offset: UInt64 = 0
    // SAFETY: the call writes the one number that it borrows.
    try card.check(
      unsafe drmModeMapDumbBuffer(card.descriptor, handle, &offset), "prepare a buffer of")
    guard let count = Int(exactly: length), let start = Int(exactly: offset),
      count >= least
    else {
      throw SystemError("map a buffer of", on: card.path, reason: .outOfRange)
    }
    // SAFETY: the kernel chooses the address of a new mapping; it is unmapped once, in `deinit`.
    let address = unsafe mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, card.descriptor, start)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw SystemError("map a buffer of", on: card.path, reason: .current)
    }
    return unsafe UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  /// Has every page of the memory made, which many drivers do only when it is first written.
  ///
  /// Else the first slide pays for that in its first frame, some milliseconds, and the frame clock
  /// reads the finger that much earlier until it has seen enough cheaper frames.
  ///
  /// SAFETY: the caller's mapping is there during the call.
  private static func populate(_ mapping: UnsafeMutableRawBufferPointer) {
    // The smallest page of all kernels; the buffer is black, and stays so.
    for offset in stride(from: 0, to: mapping.count, by: 4096) { unsafe mapping[offset] = 0 }
  }

  /// Lends the pixels: rows of `pitch` bytes, to be written in order and not to be read.
  func withPixels(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    // SAFETY: the mapping lasts as long as this object, which lives until the call is over.
    unsafe body(mapping)
  }

  deinit {
    // SAFETY: mapped in `init`, and nobody has the address now.
    unsafe munmap(mapping.baseAddress, mapping.count)
    if isLeft { return }
    // A framebuffer that is still shown would take the plane down with it: who shows it restores
    // the CRTC first. Of a card that is gone, the kernel has taken everything back by itself.
    drmModeRmFB(card.descriptor, framebuffer.rawValue)
    drmModeDestroyDumbBuffer(card.descriptor, handle)
  }
}
