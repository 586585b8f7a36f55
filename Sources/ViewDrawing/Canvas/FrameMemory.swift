internal import Composition

/// Uses the memory of pictures that nobody shows any more for new ones.
///
/// A frame in full HD is 8 MB: to have the kernel give as much anew for each picture, page by page,
/// takes longer than to draw on it. What is kept here shares its memory with the picture as long as
/// that is used; afterwards it is the only one that has it. Should it be used after all, the array
/// is copied when it is written to: nobody ever sees a picture change.
struct FrameMemory {
  private struct Frame {
    weak var picture: PixelBuffer?
    let bytes: [UInt8]
  }

  /// A screen that changes has one picture shown and one that was shown before.
  private static let greatestCount = 2

  private var frames: [Frame] = []

  /// Memory with anything in it; nil where none is free.
  mutating func take(count: Int) -> [UInt8]? {
    guard
      let index = frames.firstIndex(where: { $0.picture == nil && $0.bytes.count == count })
    else { return nil }
    return frames.remove(at: index).bytes
  }

  /// The same bytes, in free memory if there is any.
  mutating func copy(of bytes: [UInt8]) -> [UInt8] {
    guard var copy = take(count: bytes.count) else { return bytes }
    let source = bytes.span
    var target = copy.mutableSpan
    for index in target.indices { target[index] = source[index] }
    return copy
  }

  /// Remembers a new picture for the time when nobody uses it.
  mutating func add(_ picture: PixelBuffer) {
    if frames.count == Self.greatestCount { frames.removeFirst() }
    frames.append(Frame(picture: picture, bytes: picture.bytes))
  }
}
