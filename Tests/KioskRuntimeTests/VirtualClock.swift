import Geometry

/// A clock that stands still until a test has it go on.
final class VirtualClock {
  var now = Instant(nanoseconds: 1_000_000_000)
}
