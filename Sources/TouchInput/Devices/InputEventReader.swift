// The kernel's `input_event` comes with each of these modules; which of them the compiler takes for
// its home depends on the order in which it meets them.
internal import CLibevdev
internal import CLibmtdev
internal import CLinux
internal import Geometry
package import Gestures
internal import Glibc
package import LinuxIO

/// Reads the kernel's event structures from a descriptor, many at a time.
package struct InputEventReader: ~Copyable {
  /// How a look at the descriptor ended.
  package enum Outcome: Hashable, Sendable {
    /// All that was there has been read, or as much as is read in one go.
    case drained
    /// The device is gone.
    case removed
    /// Reading failed otherwise.
    case failed(Errno)
  }

  /// As many events as the kernel keeps for a panel of ten contacts.
  private static let batchSize = 64
  /// A device that sends faster than it is read must not keep the loop from everything else.
  private static let longestBurst = 1024

  private var batch = [input_event](repeating: input_event(), count: batchSize)

  /// Makes a reader.
  package init() {}

  /// Reads what there is and appends it; allocates only where the array must grow.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed, and non-blocking.
  ///   - events: What was read, in order.
  package mutating func read(
    from descriptor: Int32, into events: inout [EvdevEvent]
  ) -> Outcome {
    let size = MemoryLayout<input_event>.stride
    var total = 0
    while total < Self.longestBurst {
      // SAFETY: the kernel writes whole structures into the array, during the call.
      let count = unsafe batch.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        switch Errno.current {
        case .interrupted: continue
        case .wouldBlock: return .drained
        case .noDevice: return .removed
        case let reason: return .failed(reason)
        }
      }
      // An event device never ends; what does is not one any more.
      if count == 0 { return .removed }
      for raw in batch[..<(count / size)] {
        events.append(
          EvdevEvent(
            time: Instant(
              seconds: Int64(raw.time.tv_sec), microseconds: Int64(raw.time.tv_usec)),
            type: raw.type, code: raw.code, value: raw.value))
      }
      total += count / size
      if count < size * Self.batchSize { return .drained }
    }
    return .drained
  }
}
