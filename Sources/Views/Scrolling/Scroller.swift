internal import Geometry

/// Where the content of a scroll view is, and what moves it: a finger, its own momentum, keys.
///
/// ```
///            drag                    release
///   at rest ------> dragged by one ----------> moving by itself -- time --> at rest
///      ^                ^                            |    |
///      |                +------------ drag ----------+    |  hold (a finger lands)
///      +--------------------------------------------------+
/// ```
@MainActor
package final class Scroller: Timed {
  /// How far a finger has to go before it scrolls, in points; as far as before it swipes.
  static let slop = 10.0
  /// A finger slower than this rests when it lifts, in points a second; the same as for swipes.
  static let restSpeed = 50.0

  private enum State {
    case rest
    /// `pull` is where the content would be if it did not resist at its ends.
    case dragged(start: CGFloat, pull: CGFloat)
    case moving(ScrollMotion)
  }

  private var state = State.rest
  /// How far the content is scrolled, in points; beyond the range while it bounces.
  private(set) var offset = 0.0
  private(set) var indicator = ScrollIndicator()
  /// The latest time that it was told.
  private(set) var now = Instant.zero
  /// The length of the window, in points.
  private(set) var window = 0.0
  /// The length of the content, in points.
  private(set) var content = 0.0
  /// Whether it jumps instead of moving by itself, where keys scroll.
  var reducesMotion = false
  /// The scroll view's place.
  weak var node: LayoutNode?
  /// Called when it looks different.
  var changed: () -> Void = {}

  /// Where the content may come to rest.
  var range: ClosedRange<CGFloat> { 0...max(0, content - window) }

  /// Whether the content is longer than its window.
  var canScroll: Bool { range.upperBound > 0 }

  /// Whether a finger moves it.
  var isDragged: Bool {
    if case .dragged = state { true } else { false }
  }

  /// Whether it moves by itself.
  var isMoving: Bool {
    if case .moving = state { true } else { false }
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  private func show(_ offset: CGFloat) {
    self.offset = offset
    indicator.show(at: now)
    changed()
  }

  /// Its content or its window has another length.
  func resize(window: CGFloat, content: CGFloat) {
    guard window != self.window || content != self.content else { return }
    (self.window, self.content) = (window, content)
    switch state {
    case .rest: offset = clamped(offset)
    case .dragged: break
    case .moving(let motion): release(velocity: motion.velocity(at: now), at: now)
    }
  }

  // MARK: Fingers

  /// A finger lands on it: it stays where it is.
  func hold(at time: Instant) {
    now = time
    if isMoving { state = .rest }
  }

  /// A finger begins to scroll.
  func beginDrag() {
    let edge = clamped(offset)
    let start = edge + RubberBand(length: window).pull(offset - edge)
    state = .dragged(start: start, pull: start)
  }

  /// The finger is somewhere else.
  ///
  /// - Parameter travel: How far it has gone since it began to scroll, in points.
  func drag(by travel: CGFloat, at time: Instant) {
    guard case .dragged(let start, _) = state else { return }
    now = time
    let pull = start - travel
    state = .dragged(start: start, pull: pull)
    let edge = clamped(pull)
    show(edge + RubberBand(length: window).shown(pull - edge))
  }

  /// The finger lifts.
  ///
  /// - Parameter velocity: The finger's, in points a second.
  func endDrag(velocity: CGFloat, at time: Instant) {
    guard case .dragged(_, let pull) = state else { return }
    let edge = clamped(pull)
    let speed = abs(velocity) < Self.restSpeed ? 0 : -velocity
    let slope = pull == edge ? 1 : RubberBand(length: window).slope(pull - edge)
    release(velocity: speed * slope, at: time)
  }

  /// Leaves the content to itself: it runs on, or returns to its end.
  func release(velocity: CGFloat, at time: Instant) {
    now = time
    let motion = ScrollMotion.release(at: offset, velocity: velocity, within: range, time: time)
    state = motion.map(State.moving) ?? .rest
    show(offset)
  }

  // MARK: Keys

  /// Scrolls by a distance in points, as far as there is content.
  func scroll(by distance: CGFloat, at time: Instant) {
    var target = offset
    if case .moving(let motion) = state { target = motion.end }
    travel(to: clamped(target + distance), at: time)
  }

  /// Scrolls no farther than it takes to show a part of the content.
  ///
  /// - Parameter part: From its upper to its lower end, in points of the window.
  func reveal(_ part: ClosedRange<CGFloat>, at time: Instant) {
    if part.lowerBound < 0 || part.upperBound - part.lowerBound > window {
      travel(to: clamped(offset + part.lowerBound), at: time)
    } else if part.upperBound > window {
      travel(to: clamped(offset + part.upperBound - window), at: time)
    }
  }

  private func travel(to target: CGFloat, at time: Instant) {
    guard !isDragged else { return }
    now = time
    var velocity = 0.0
    if case .moving(let motion) = state { velocity = motion.velocity(at: time) }
    if reducesMotion || target == offset && velocity == 0 {
      state = .rest
      if target != offset { show(target) }
      return
    }
    state = .moving(.travel(from: offset, velocity: velocity, to: target, time: time))
  }

  // MARK: Time

  /// Lets time pass.
  func advance(to time: Instant) {
    now = max(now, time)
    if case .moving(let motion) = state {
      if motion.isOver(at: time) { state = .rest }
      show(motion.position(at: time))
    } else if isFading {
      if indicator.opacity(at: now) == 0 { indicator.hide() }
      changed()
    }
  }

  private var isFading: Bool {
    guard !isDragged, let start = indicator.fadeStart else { return false }
    return start <= now
  }

  /// How much its indicator is seen, 0...1.
  var indicatorOpacity: Double { isDragged ? 1 : indicator.opacity(at: now) }

  /// Whether each frame shows something new.
  var isAnimating: Bool { isMoving || isFading }

  /// When time changes something; nil where it does not.
  var deadline: Instant? {
    if isAnimating { return now.advanced(bySeconds: Clockwork.frame) }
    return isDragged ? nil : indicator.fadeStart
  }

  /// Looks at once as it does when nothing has moved for a while.
  func rest() {
    state = .rest
    offset = clamped(offset)
    indicator.hide()
    changed()
  }
}
