internal import DisplayOutput
internal import Geometry

/// When the frames of an output are made: in the frame clock's slots, as long as there is something to
/// show.
///
/// ```
///             something to show          the slot's deadline
///   resting -------------------> waiting --------------------> a frame is made
///      ^                            |                                |
///      '------ nothing to show -----+--------------------------------'
/// ```
struct FrameSchedule {
  private var clock: FrameClock
  /// What is waited for.
  private var slot: FrameSlot?
  /// Whether something moved by itself at the last flip, so that each blank after it is awaited.
  private var isContinuous = false

  /// Has nothing to wait for.
  init(for display: any Display) {
    clock = FrameClock(
      refreshRate: display.mode.refreshRate, hasVerticalBlank: display.hasVerticalBlank)
  }

  /// When the next frame is to be made; nil where none is waited for.
  var deadline: Instant? { slot?.deadline }

  /// Refreshes of the panel that went by without the frame that was due.
  var missedFrames: Int { clock.missedFrames }

  /// Takes note that no frame can be taken at present.
  mutating func pause() {
    slot = nil
  }

  /// Takes note that there is nothing to show: the next flip is no late one.
  mutating func rest() {
    slot = nil
    isContinuous = false
  }

  /// Waits for a frame.
  ///
  /// - Returns: The slot in which it is to be made now; nil where that is yet to come.
  mutating func takeSlot(at now: Instant) -> FrameSlot? {
    let next = slot ?? clock.nextSlot(from: now)
    slot = next.deadline <= now ? nil : next
    return slot == nil ? next : nil
  }

  /// Takes note of a frame that was made in the slot that was taken.
  ///
  /// - Parameter seconds: How long it took.
  mutating func presented(inSeconds seconds: Double) {
    clock.composed(inSeconds: seconds)
  }

  /// Takes note of a flip.
  ///
  /// - Parameters:
  ///   - flip: As the display reported it.
  ///   - now: When it was read.
  ///   - isMoving: Whether the next frame is another again.
  mutating func flipped(_ flip: Flip, at now: Instant, isMoving: Bool) {
    clock.flipped(flip, now: now, isConsecutive: isContinuous)
    isContinuous = isMoving
  }

  /// Waits for the slot after one that was used at this moment.
  mutating func goOn(from presented: Instant) {
    slot = clock.nextSlot(from: presented)
  }
}
