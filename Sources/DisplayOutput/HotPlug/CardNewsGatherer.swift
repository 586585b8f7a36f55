package import DeviceEvents
package import Geometry

/// Waits until a plug has been pushed in.
///
/// ```
///   event      e     e e                   e e e e e e e e e e e ...
///   handed on              ^ quiet time                 ^ longest wait        ^
///   while another panel slides          ^ when it is at rest, or after the longest wait
/// ```
///
/// Contacts bounce while a plug is pushed in, and the line by which an HDMI display says that it is
/// there is pulled down for at least a tenth of a second where its EDID has changed (HDMI 1.4b, 8.5).
/// Each is an event, and each answered alone would be a flash. So events are handed on together when
/// none has come for a quarter of a second, which covers both and is not felt beside a monitor that
/// takes seconds to light; or after a second, should they never end. A card that is gone is gone:
/// nothing waits for that.
///
/// Whoever hears of a plug looks at connectors, and to read an EDID takes a tenth of a second. So news
/// wait for the end of a slide as well; but a finger may rest in one for ever, so for no longer than a
/// second either.
///
/// It reads no clock: all times are handed in.
package struct CardNewsGatherer: Hashable, Sendable {
  /// Seconds without an event after which what happened is over.
  package static let quietTime = 0.25
  /// Seconds after the first event at which nobody waits for quiet any more.
  package static let longestWait = 1.0

  /// When `take` has something at the latest, if nothing more happens; nil where nothing happened.
  package private(set) var deadline: Instant?
  private var news = CardNews()
  private var first: Instant?
  /// Whether what happened is over, and waits for a better moment.
  private var isPutOff = false

  /// Nothing has happened yet.
  package init() {}

  /// Takes in an event of the subsystem `drm`.
  package mutating func receive(_ event: DeviceEvent, at now: Instant) {
    // Connectors and render nodes are told as well, and say nothing that their card does not say.
    guard event.action == .unknown || CardDirectory.isCard(event.name) else { return }
    if news.events.contains(event) {
      news.repeated.insert(event)
    } else {
      news.events.append(event)
    }
    let first = first ?? now
    self.first = first
    let end = min(
      now.advanced(bySeconds: Self.quietTime), first.advanced(bySeconds: Self.longestWait))
    deadline = event.action == .removed || deadline == now ? now : end
    isPutOff = false
  }

  /// What has happened, once it is over; the next asks for what happens from then on.
  ///
  /// - Parameter isDisturbing: Whether something that moves would stutter for the news; asked only when
  ///   it is over, and until nothing would.
  package mutating func take(
    at now: Instant, unless isDisturbing: (CardNews) -> Bool = { _ in false }
  ) -> CardNews? {
    guard let deadline, let first, isPutOff || deadline <= now else { return nil }
    let end = first.advanced(bySeconds: Self.longestWait)
    if now < end, news.removed.isEmpty, isDisturbing(news) {
      isPutOff = true
      self.deadline = end
      return nil
    }
    defer { self = CardNewsGatherer() }
    return news
  }
}
