/// Two frames' worth of memory as a display has it, page by page, each page touched.
@safe final class ScanoutMemory {
  private let frames: [UnsafeMutableRawBufferPointer]
  private var next = 0

  init(bytes: Int) {
    // SAFETY: freed in deinit and lent to nobody beyond `withBackBuffer`.
    unsafe frames = (0..<2).map { _ in
      let frame = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 4096)
      unsafe frame.initializeMemory(as: UInt8.self, repeating: 0)
      return unsafe frame
    }
  }

  /// Lends the two frames in turn, as a display that flips does.
  func withBackBuffer(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    next = 1 - next
    unsafe body(frames[next])
  }

  /// Whether both frames hold the same bytes.
  var framesAgree: Bool {
    unsafe frames[0].elementsEqual(frames[1])
  }

  deinit {
    unsafe frames[0].deallocate()
    unsafe frames[1].deallocate()
  }
}
