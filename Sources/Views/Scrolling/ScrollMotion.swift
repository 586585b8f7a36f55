internal import Geometry

/// Content that scrolls by itself: it runs on, bounces at the end, or goes where a key sends it.
///
/// Its place at any time is a formula, so it does not matter how many frames are drawn.
nonisolated struct ScrollMotion: Hashable {
  /// When it began.
  private let start: Instant
  private let glide: Deceleration?
  /// How long it runs on, in seconds.
  private let glideDuration: Double
  private let spring: Spring?
  /// Where it ends, in points.
  let end: CGFloat
  /// How long it takes, in seconds.
  let duration: Double

  /// Content that a finger lets go.
  ///
  /// - Parameters:
  ///   - position: Where it is, in points.
  ///   - velocity: How fast it goes, in points a second.
  ///   - range: Where it may come to rest.
  ///   - time: When.
  /// - Returns: Nil where it rests at once.
  static func release(
    at position: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>, time: Instant
  ) -> ScrollMotion? {
    guard range.contains(position) else {
      let edge = min(max(position, range.lowerBound), range.upperBound)
      let spring = Spring(from: position, to: edge, velocity: velocity, rate: Spring.bounce)
      return ScrollMotion(spring, start: time)
    }
    let glide = Deceleration(start: position, velocity: velocity)
    if range.contains(glide.end) {
      return glide.duration > 0 ? ScrollMotion(glide, start: time) : nil
    }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    return ScrollMotion(glide, bouncingAt: edge, start: time)
  }

  /// Content that goes to a place.
  static func travel(
    from position: CGFloat, velocity: CGFloat, to target: CGFloat, time: Instant
  ) -> ScrollMotion {
    ScrollMotion(
      Spring(from: position, to: target, velocity: velocity, rate: Spring.travel), start: time)
  }

  private init(_ spring: Spring, start: Instant) {
    self.start = start
    (glide, glideDuration) = (nil, 0)
    self.spring = spring
    (end, duration) = (spring.target, spring.duration)
  }

  private init(_ glide: Deceleration, start: Instant) {
    self.start = start
    self.glide = glide
    (glideDuration, duration) = (glide.duration, glide.duration)
    spring = nil
    end = glide.position(at: glide.duration)
  }

  private init(_ glide: Deceleration, bouncingAt edge: CGFloat, start: Instant) {
    self.start = start
    self.glide = glide
    glideDuration = glide.time(reaching: edge)
    let spring = Spring(
      from: edge, to: edge, velocity: glide.velocity(at: glideDuration), rate: Spring.bounce)
    self.spring = spring
    end = edge
    duration = glideDuration + spring.duration
  }

  /// Where it is.
  func position(at time: Instant) -> CGFloat {
    let seconds = max(0, time.seconds(since: start))
    if seconds >= duration { return end }
    if let glide, seconds < glideDuration { return glide.position(at: seconds) }
    return spring?.position(at: seconds - glideDuration) ?? end
  }

  /// How fast it is, in points a second.
  func velocity(at time: Instant) -> CGFloat {
    let seconds = max(0, time.seconds(since: start))
    if seconds >= duration { return 0 }
    if let glide, seconds < glideDuration { return glide.velocity(at: seconds) }
    return spring?.velocity(at: seconds - glideDuration) ?? 0
  }

  /// Whether it has come to rest.
  func isOver(at time: Instant) -> Bool { time.seconds(since: start) >= duration }
}
