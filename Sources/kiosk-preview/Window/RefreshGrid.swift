internal import Geometry

/// When a window that is not told of vertical blanks shows frames: at the ticks of a clock that runs
/// as fast as the desktop is refreshed.
struct RefreshGrid {
  private let period: Double
  private let origin: Instant

  /// Begins to tick.
  ///
  /// - Parameters:
  ///   - refreshRate: Ticks a second, 1...1000.
  ///   - origin: The first one.
  init(refreshRate: Double, origin: Instant) {
    period = 1 / refreshRate
    self.origin = origin
  }

  /// The first tick that is not before `time`.
  func tick(from time: Instant) -> Instant {
    let ticks = (time.seconds(since: origin) / period).rounded(.up)
    return origin.advanced(bySeconds: ticks * period)
  }
}
