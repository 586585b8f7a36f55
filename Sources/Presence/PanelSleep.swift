package import Geometry
package import Gestures

/// When a panel sleeps, what wakes it, and what reaches its screens.
///
/// Touches and keys go through it on their way to the screens; times come in as values. It is one
/// panel's, and outlives the display: a panel that is plugged in again is as dark as it was.
///
/// A *dimmed* panel is asleep too. Whoever taps it wants to read it, and cannot: so that tap wakes, and
/// the next one acts. While the panel shows its screens by itself in full light, a touch acts at once:
/// all is to be seen, and a swipe is what it wants to attract.
package final class PanelSleep {
  private var timer: IdleTimer
  private var detector = PresenceDetector()
  private var filter = WakeTouchFilter()
  /// The key that woke the panel and may still be held down.
  private var wakingKey: Key?

  /// Starts awake.
  package init(_ settings: IdleSettings, at now: Instant) {
    timer = IdleTimer(settings, at: now)
  }

  /// What is configured; a change wakes nothing, and counts from the same moment.
  package var settings: IdleSettings {
    get { timer.settings }
    set { timer.settings = newValue }
  }

  /// How much is to be seen.
  package var light: PanelLight { timer.light }

  /// Whether it shows its screens by itself at present.
  package var isAttracting: Bool { timer.isAttracting }

  // MARK: What happens

  /// Takes in what happened on the touchscreen.
  ///
  /// - Returns: What of it is for the screens; nil where nothing is.
  package func handle(_ frame: TouchFrame) -> TouchFrame? {
    let isAsleep = light != .full
    let present = detector.take(frame)
    if present != nil { timer.present(at: frame.time) }
    filter.take(frame, isAsleep: isAsleep, present: present)
    return remainder
  }

  /// Takes in a press of a key; a key that is held down says nothing of who is there.
  ///
  /// - Returns: Whether it is for the screens.
  package func handle(_ press: KeyPress) -> Bool {
    if press.isRepeat { return light == .full && press.key != wakingKey }
    let hasWoken = timer.present(at: press.time)
    wakingKey = hasWoken ? press.key : nil
    return !hasWoken && press.key != nil
  }

  /// Wakes the panel, as somebody's touch would.
  package func wake(at now: Instant) {
    timer.present(at: now)
  }

  /// Makes the panel dark until somebody is there.
  package func goDark() {
    timer.goDark()
  }

  /// Takes the touches on the screens away, because the panel has fallen asleep.
  ///
  /// - Returns: What that is to the screens; nil where nothing is touched.
  package func loseTouches(at now: Instant) -> TouchFrame? {
    filter.fallAsleep(at: now)
    return remainder
  }

  private var remainder: TouchFrame? { filter.frame.changes.isEmpty ? nil : filter.frame }

  // MARK: Time

  /// When `advance` next has something to do.
  package var nextDeadline: Instant? { timer.nextDeadline }

  /// Lets time pass.
  ///
  /// - Returns: What is due, one thing at a time; nil when that was all.
  package func advance(to now: Instant) -> IdleTimer.Action? {
    if let deadline = timer.nextDeadline, deadline <= now,
      let resting = detector.restingPresence(at: now)
    {
      timer.stayed(until: resting)
    }
    return timer.advance(to: now)
  }
}
