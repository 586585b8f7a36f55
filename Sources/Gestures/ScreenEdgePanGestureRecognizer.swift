public import Geometry

/// Recognises a swipe that starts at the left or right edge, for one contact at a time.
///
/// The name and the states are those of UIKit's `UIScreenEdgePanGestureRecognizer`.
///
/// ```
///                      inward >= 10 points, second move or later,
///                      |dx| >= 1.2 |dy|, gate open
///   idle --> possible -------------------------------------------> tracking
///    ^          |                                                  |     |
///    |          | along the edge, outward, second finger,          |     | lost, or the
///    |          | 1 s, lifted, lost, gate closed                   |     | application says so
///    |          v                                                  v     v
///    +------- failed                                            ended  cancelled
/// ```
///
/// Cases:
/// 1. The decision is made once. A contact that failed is content's, as if there were no zone.
/// 2. One move is never a swipe: panels teleport. It takes a second move to begin.
/// 3. The first ten points are slop. Translation counts from their end, so nothing jumps.
/// 4. While a swipe is tracked, other fingers cannot start or end anything.
/// 5. A position that comes with the lift counts for translation, not for velocity.
/// 6. Deadlines are handed out (`deadline`); the recogniser reads no clock. Events stamped at the
///    deadline itself come first.
///
/// Not handled: swipes from the upper and lower edge, and swipes of two fingers.
public struct ScreenEdgePanGestureRecognizer: Sendable {
  /// Inward travel before a swipe begins, in points.
  public static let slop = 10.0
  /// How much farther a swipe goes along x than along y when it begins.
  public static let dominance = 1.2
  /// How long after touch-down a swipe may begin, in seconds.
  public static let timeLimit = 1.0

  /// What the recogniser is doing, without the data.
  public enum State: Hashable, Sendable, CaseIterable {
    /// No contact may become a swipe.
    case idle
    /// A contact in a zone has not decided itself.
    case possible
    /// A swipe is going on.
    case tracking
  }

  /// What a move means.
  public enum Outcome: Hashable, Sendable {
    /// Nothing yet, or nothing to this recogniser.
    case none
    /// The swipe did something.
    case event(GestureEvent)
    /// The contact has swiped from the edge: `answer(begin:at:)` says whether it may.
    case asksToBegin(ScreenEdge)
  }

  /// The contact that may be or is a swipe.
  private struct Candidate: Sendable {
    let contact: ContactID
    let edge: ScreenEdge
    let start: Point
    let landedAt: Instant
    var last: Point
    var moves = 0
    var history: MotionHistory
  }

  /// The screen's point.
  public var scale: PointScale

  /// What the recogniser is doing.
  public private(set) var state = State.idle
  /// Valid unless idle.
  ///
  /// It lives beside the state instead of in it, because its history is 4 kB that would be moved
  /// out and in again with every sample.
  private var candidate = Candidate(
    contact: ContactID(rawValue: 0), edge: .left, start: .zero, landedAt: .zero, last: .zero,
    history: MotionHistory(time: .zero, position: 0))

  /// Starts idle.
  public init(scale: PointScale) {
    self.scale = scale
  }

  /// The contact that may be or is a swipe.
  public var contact: ContactID? { state == .idle ? nil : candidate.contact }

  /// When the contact stops being a possible swipe.
  public var deadline: Instant? {
    state == .possible ? candidate.landedAt.advanced(bySeconds: Self.timeLimit) : nil
  }

  /// A contact landed that may become a swipe.
  ///
  /// - Precondition: The recogniser is idle.
  public mutating func landed(
    _ contact: ContactID, at position: Point, from edge: ScreenEdge, time: Instant
  ) {
    precondition(state == .idle, "a candidate is the only contact in play")
    candidate = Candidate(
      contact: contact, edge: edge, start: position, landedAt: time, last: position,
      history: MotionHistory(time: time, position: position.x))
    state = .possible
  }

  /// Another contact landed.
  public mutating func otherLanded(time: Instant) -> GestureEvent? {
    switch state {
    case .possible: fail(.secondContact, at: time)
    case .idle, .tracking: nil
    }
  }

  /// A contact moved.
  ///
  /// - Parameters:
  ///   - contact: Which contact; others than the candidate are ignored.
  ///   - position: Where it is now.
  ///   - time: When the kernel stamped the frame.
  public mutating func moved(
    _ contact: ContactID, to position: Point, time: Instant
  ) -> Outcome {
    guard state != .idle, contact == candidate.contact else { return .none }
    candidate.last = position
    candidate.moves += 1
    candidate.history.append(time: time, position: position.x)
    return state == .tracking ? .event(event(.changed, at: time)) : decide(at: time)
  }

  /// The gate's answer to `Outcome.asksToBegin`.
  public mutating func answer(begin: Bool, at time: Instant) -> GestureEvent? {
    guard state == .possible else { return nil }
    if !begin { return fail(.gate, at: time) }
    state = .tracking
    return event(.began, at: time)
  }

  /// A contact lifted, perhaps with a last position.
  public mutating func lifted(
    _ contact: ContactID, at position: Point, time: Instant
  ) -> GestureEvent? {
    guard state != .idle, contact == candidate.contact else { return nil }
    candidate.last = position
    if state == .possible { return fail(.lift, at: time) }
    let ended = event(.ended, at: time)
    state = .idle
    return ended
  }

  /// A contact ended without being lifted.
  public mutating func lost(
    _ contact: ContactID, because loss: ContactLoss, time: Instant
  ) -> GestureEvent? {
    guard state != .idle, contact == candidate.contact else { return nil }
    return state == .possible ? fail(GestureFailure(loss), at: time) : cancel(at: time)
  }

  /// Time has come to `deadline`, and all events up to it were delivered.
  public mutating func deadlinePassed() -> GestureEvent? {
    guard let deadline else { return nil }
    return fail(.timeout, at: deadline)
  }

  /// The application ends a swipe that is going on; its contact stays dead until it lifts.
  public mutating func cancel(at time: Instant) -> GestureEvent? {
    guard state == .tracking else { return nil }
    let cancelled = event(.cancelled, at: time)
    state = .idle
    return cancelled
  }

  private mutating func decide(at time: Instant) -> Outcome {
    let dx = (candidate.last.x - candidate.start.x) / scale.x
    let dy = (candidate.last.y - candidate.start.y) / scale.y
    let inward = candidate.edge.inward(dx)
    let reached = Self.slop - Rounding.slack
    if inward < reached {
      let isElsewhere = -inward >= reached || abs(dy) >= reached
      return isElsewhere ? .event(fail(.direction, at: time)) : .none
    }
    if candidate.moves < 2 { return .none }
    if abs(dx) < Self.dominance * abs(dy) - Rounding.slack {
      return .event(fail(.direction, at: time))
    }
    if time.seconds(since: candidate.landedAt) > Self.timeLimit {
      return .event(fail(.timeout, at: time))
    }
    return .asksToBegin(candidate.edge)
  }

  /// What is reported of a contact in a zone that cannot become a swipe from its landing on.
  public func refusal(
    of contact: ContactID, at position: Point, from edge: ScreenEdge,
    because reason: GestureFailure,
    time: Instant
  ) -> GestureEvent {
    GestureEvent(
      state: .failed(reason), contact: contact, edge: edge, time: time, position: position,
      translation: -edge.inward(Self.slop * scale.x), velocity: 0)
  }

  private mutating func fail(_ reason: GestureFailure, at time: Instant) -> GestureEvent {
    state = .idle
    return event(.failed(reason), at: time)
  }

  private func event(_ kind: GestureEvent.State, at time: Instant) -> GestureEvent {
    let origin = candidate.start.x + candidate.edge.inward(Self.slop * scale.x)
    let hasVelocity =
      switch kind {
      case .began, .changed, .ended: true
      case .cancelled, .failed: false
      }
    return GestureEvent(
      state: kind, contact: candidate.contact, edge: candidate.edge, time: time,
      position: candidate.last, translation: candidate.last.x - origin,
      velocity: hasVelocity ? candidate.history.velocity(at: time) / scale.x : 0)
  }
}
