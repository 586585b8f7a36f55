internal import Geometry
package import Gestures
package import Navigation
package import TouchInput
package import TouchRecording

/// A recorded stream played through the whole way of a swipe, except its two ends in the kernel.
///
/// Time is the stream's, counted from its first event; nothing sleeps and no clock is read, so the
/// same input gives the same frames. The display shows slot k at k / refresh: every sample stamped
/// up to then and nothing newer, at no cost of time. A slot that would show what the one before
/// shows is left out, so long silences cost nothing.
///
/// Screens that change by themselves live in the same time: whatever a touch or the time has them
/// do is done before the next touch or slot, however long they take.
///
/// A stream that ends with a finger down ends like a device that is pulled out, and the replay goes
/// on until the navigator is at rest, and the content unless that moves for ever.
package final class Replay {
  /// How long content that moves in every frame is followed at the end, in seconds: longer than a
  /// flick rolls on, and an ornament may turn for ever.
  package static let patience = 5.0

  private let controller: InteractivePushNavigationController
  private let source: any ScreenSource
  private var tracker: ContactTracker
  private let events: [EvdevEvent]
  private let start: Instant
  private let end: Instant
  private let refreshRate: Double

  /// Contacts that have landed so far.
  package private(set) var contactCount = 0

  private var slot = 0
  private var next = ReplayFrame()
  private var shown = ReplayFrame()
  private var hasShown = false

  /// Sets up a replay.
  ///
  /// - Parameters:
  ///   - recording: The stream.
  ///   - controller: At rest on its root.
  ///   - source: The screens, attached to the controller.
  ///   - mapping: Where the touchscreen's positions are on the logical screen.
  ///   - refreshRate: Slots a second.
  package init(
    _ recording: EvemuRecording, controller: InteractivePushNavigationController,
    source: any ScreenSource, mapping: TouchMapping, refreshRate: Double
  ) throws(UnreadableRecording) {
    let decoded = try DecodedRecording(recording)
    events = decoded.events
    start = recording.events.first?.time ?? .zero
    end = recording.events.last?.time ?? .zero
    self.controller = controller
    self.source = source
    self.refreshRate = refreshRate
    tracker = ContactTracker(axes: decoded.axes, mapping: mapping)
  }

  /// Plays the stream to its end and until the navigator and the content are at rest.
  ///
  /// - Parameter present: Is handed every frame that differs from the one before.
  package func run<Failure: Error>(
    present: (ReplayFrame) throws(Failure) -> Void
  ) throws(Failure) {
    var now = Instant.zero
    for event in events {
      var event = event
      // A clock that jumps back must not turn time back.
      now = max(now, sinceStart(event.time))
      event.time = now
      try pass(to: now, present: present)
      if tracker.receive(event) { handleTouches() }
    }
    now = max(now, sinceStart(end))
    try pass(to: now, present: present)
    if tracker.deviceRemoved(at: now) { handleTouches() }
    let end = now.advanced(bySeconds: Self.patience)
    repeat {
      try showSlot(present: present)
    } while !controller.isAtRest || isContentMoving && time(ofSlot: slot) < end
    // What the last slot has ended is known to the screens, too.
    source.finish(at: next.time)
  }

  /// Whether the next slot may show what the last did not, by the content alone.
  private var isContentMoving: Bool {
    source.nextDeadline.map { $0 <= time(ofSlot: slot) } ?? false
  }

  private func sinceStart(_ time: Instant) -> Instant {
    Instant(nanoseconds: time.nanoseconds &- start.nanoseconds)
  }

  /// Lets time pass to the next event: frames are shown, and a protocol A panel that has fallen
  /// silent loses its contacts.
  private func pass<Failure: Error>(
    to time: Instant, present: (ReplayFrame) throws(Failure) -> Void
  ) throws(Failure) {
    if let deadline = tracker.deadline, deadline < time {
      try show(before: deadline, present: present)
      if tracker.deadlinePassed(at: deadline) { handleTouches() }
    }
    try show(before: time, present: present)
  }

  /// Shows the slots before `time` that can differ from the last one.
  private func show<Failure: Error>(
    before time: Instant, present: (ReplayFrame) throws(Failure) -> Void
  ) throws(Failure) {
    while isSlotBefore(time) {
      try showSlot(present: present)
      if !controller.isAnimating { skip(to: min(time, source.nextDeadline ?? time)) }
    }
  }

  /// Goes on to the first slot at or after `time`.
  private func skip(to time: Instant) {
    let estimate = time.seconds(since: .zero) * refreshRate
    guard estimate < 1e15 else { return }
    slot = max(slot, Int(estimate) - 1)
    while isSlotBefore(time) { slot += 1 }
  }

  /// Takes in what the touchscreen reports; what fell due before has its effect first.
  private func handleTouches() {
    passContent(to: tracker.frame.time)
    for change in tracker.frame.changes where change.kind == .landed { contactCount += 1 }
    controller.handle(tracker.frame)
    source.finish(at: tracker.frame.time)
  }

  private func passContent(to time: Instant) {
    source.advance(to: time)
    source.finish(at: time)
  }

  private func showSlot<Failure: Error>(
    present: (ReplayFrame) throws(Failure) -> Void
  ) throws(Failure) {
    let time = time(ofSlot: slot)
    passContent(to: time)
    controller.advance(to: time)
    next.slot = slot
    next.time = time
    takePictures()
    next.operation = controller.presentedOperation
    next.progress = controller.presentedProgress
    slot += 1
    if hasShown, next.shows(theSameAs: shown) { return }
    try present(next)
    hasShown = true
    // The memory of the frame before is used for the next one.
    swap(&next, &shown)
  }

  /// Fills the layers and their pictures; time stands still until these are there.
  private func takePictures() {
    controller.layers(into: &next.layers)
    var ordered: [ObjectIdentifier] = []
    while next.layers.contains(where: { !source.isFinished($0.screen) }) {
      let screens = next.layers.map { ObjectIdentifier($0.screen) }
      // Asked once and not there: it will not come.
      if screens == ordered { break }
      ordered = screens
      source.prepare(needed: next.layers.map(\.screen), likely: [])
      source.finish(at: next.time)
      // A screen may navigate as it appears.
      controller.layers(into: &next.layers)
    }
    next.pictures.removeAll(keepingCapacity: true)
    for layer in next.layers { next.pictures.append(source.picture(of: layer.screen)) }
  }

  /// Whether the next slot is earlier than an event.
  ///
  /// Compared as both are written down: a sample of 0.066667 s belongs to the frame of that name,
  /// though 4 / 60 is a third of a microsecond less.
  private func isSlotBefore(_ time: Instant) -> Bool {
    self.time(ofSlot: slot).roundedToMicrosecond < time
  }

  private func time(ofSlot slot: Int) -> Instant {
    Instant.zero.advanced(bySeconds: Double(slot) / refreshRate)
  }
}
