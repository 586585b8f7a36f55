internal import Geometry

/// Where a display is between two frames.
///
/// ```
///            present: mode set and flip accepted
///   unset ------------------------------------------> inFlight
///     ^ \                                             |    ^ ^
///     |  \ kernel busy (EBUSY)        its flip arrives|    | |
///     |   v                                           v    | |
///     |  refused <---- present: kernel busy --------- idle | |
///     |     |                                          \__/  |
///     |     +-- offered again one period later: accepted ----+
///     |
///     +--- any other refusal; a flip that never came; the console was away
/// ```
///
/// From every state but `closed` the panel can be turned off: `dark`. Turned on again, it is `unset`.
///
/// At most one commit is in flight. Two frames in flight are an error on good drivers (EBUSY) and
/// a torn picture on the others, because the second would be written into the buffer on screen.
enum FlipState: Hashable {
  /// The CRTC does not run our mode, or cannot be trusted to: the next frame sets it.
  case unset
  /// The last frame is on the panel, and nothing is on its way.
  case idle
  /// The kernel was busy when a frame was offered, and has been since; it is kept in the back buffer.
  case refused(at: Instant, since: Instant, modeIsSet: Bool)
  /// A commit is on its way.
  case inFlight(since: Instant)
  /// The panel is off; nothing is presented until it is turned on.
  case dark
  /// The panel has been given back.
  case closed

  /// Seconds after which a flip will not come any more, and a kernel that is busy will remain so: sixty
  /// missed frames, and well before the ten seconds after which the kernel itself gives up.
  static let flipTimeout = 1.0

  /// Whether a frame may be offered.
  var acceptsFrame: Bool {
    switch self {
    case .unset, .idle, .refused: true
    case .inFlight, .dark, .closed: false
    }
  }

  /// Whether the next frame has to set the mode.
  var needsModeSet: Bool {
    switch self {
    case .unset: true
    case .refused(_, _, let modeIsSet): !modeIsSet
    case .idle, .inFlight, .dark, .closed: false
    }
  }

  /// Whether the flip that is waited for is so late that it will not come.
  func isOverdue(at time: Instant) -> Bool {
    guard let since = waitingSince else { return false }
    return time >= since.advanced(bySeconds: Self.flipTimeout)
  }

  /// Since when a frame is on its way to the panel; nil where none is.
  var waitingSince: Instant? {
    switch self {
    case .inFlight(let since), .refused(_, let since, _): since
    case .unset, .idle, .dark, .closed: nil
    }
  }

  /// When a kept frame is to be offered again.
  func retryTime(period: Double) -> Instant? {
    guard case .refused(let time, _, _) = self else { return nil }
    return time.advanced(bySeconds: period)
  }

  /// When to look after the display although it is silent: a frame to offer again, or a flip that
  /// is missing by then.
  func wakeUp(period: Double) -> Instant? {
    if case .inFlight(let since) = self { return since.advanced(bySeconds: Self.flipTimeout) }
    return retryTime(period: period)
  }
}
