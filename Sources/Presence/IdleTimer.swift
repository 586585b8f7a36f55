package import Geometry

/// Says what a panel does while nobody is at it.
///
/// ```
///                 dimAfter               blankAfter
///     full --------------------> dimmed ------------> dark <--- the command `blank`
///      ^ \                          |                  ^ |
///      |  '-------------------------|------------------' |
///      |              blankAfter, where it comes first   |
///      '---------------------------<-+-<-----------------'
///                         somebody is there
/// ```
///
/// Beside the light, and independent of it:
///
/// - After `returnToRootAfter` the panel returns to its first screen: once for each absence.
/// - After `attraction.after` it shows another screen, and again every `attraction.every` seconds, as
///   long as it is not dark. Nobody is there because of it. When it goes dark, it returns from where
///   nobody has led it.
///
/// What falls due at the same moment happens in this order: dark, dimmed, return, attraction; so a
/// panel that goes dark shows nothing more by itself. A machine that stood still makes up for
/// thresholds, not for screens that it has not shown.
///
/// It reads no clock and allocates nothing.
package struct IdleTimer: Sendable {
  /// What the panel is to do, beside what `light` says.
  package enum Action: Hashable, Sendable {
    /// Go back to the first screen.
    case returnToRoot
    /// Show the next screen, to attract somebody.
    case showNext
  }

  /// What is configured; a change wakes nothing, and counts from the same moment.
  package var settings: IdleSettings {
    didSet { if settings.attraction == nil { nextStep = nil } }
  }
  /// How much is to be seen.
  package private(set) var light = PanelLight.full
  /// When somebody was there last.
  package private(set) var lastPresence: Instant
  private var hasReturned = false
  /// When the next screen is shown by itself; nil before the first one was.
  private var nextStep: Instant?
  private var owesReturn = false

  /// Starts as if somebody were there.
  package init(_ settings: IdleSettings, at now: Instant) {
    self.settings = settings
    lastPresence = now
  }

  /// Whether it shows its screens by itself at present.
  package var isAttracting: Bool { nextStep != nil }

  /// Takes note that somebody is there, or was at a moment before.
  ///
  /// - Returns: Whether the panel was dimmed or dark, and is no more.
  @discardableResult
  package mutating func present(at time: Instant) -> Bool {
    lastPresence = max(lastPresence, time)
    hasReturned = false
    nextStep = nil
    owesReturn = false
    defer { light = .full }
    return light != .full
  }

  /// Takes note that somebody was there a while, and has done nothing that would wake the panel.
  package mutating func stayed(until time: Instant) {
    if light == .full { lastPresence = max(lastPresence, time) }
  }

  /// Makes the panel dark until somebody is there.
  package mutating func goDark() {
    light = .dark
    if isAttracting { owesReturn = true }
    nextStep = nil
  }

  /// When `advance` next has something to do; nil where it never has.
  package var nextDeadline: Instant? {
    if owesReturn { return lastPresence }
    var next: Instant?
    for time in [darkness, dimming, returning, step] {
      if let time { next = min(next ?? time, time) }
    }
    return next
  }

  /// Lets time pass.
  ///
  /// - Returns: What is due, one thing at a time; nil when that was all.
  package mutating func advance(to now: Instant) -> Action? {
    // A moment to come is a device's wrong clock, and would keep the panel awake until then.
    lastPresence = min(lastPresence, now)
    if let darkness, darkness <= now { goDark() }
    if owesReturn {
      owesReturn = false
      return .returnToRoot
    }
    if let dimming, dimming <= now { light = .dimmed }
    if let returning, returning <= now {
      hasReturned = true
      return .returnToRoot
    }
    if let step, step <= now, let attraction = settings.attraction {
      let following = step.advanced(bySeconds: attraction.every)
      nextStep = following > now ? following : now.advanced(bySeconds: attraction.every)
      return .showNext
    }
    return nil
  }

  // MARK: What is due, and when

  private var darkness: Instant? { light == .dark ? nil : after(settings.blankAfter) }

  private var dimming: Instant? { light == .full ? after(settings.dimAfter) : nil }

  private var returning: Instant? { hasReturned ? nil : after(settings.returnToRootAfter) }

  private var step: Instant? {
    light == .dark ? nil : nextStep ?? after(settings.attraction?.after)
  }

  private func after(_ seconds: Double?) -> Instant? {
    seconds.map { lastPresence.advanced(bySeconds: $0) }
  }
}
