package import DeviceEvents
package import Geometry
package import LinuxIO

/// Hears of cards and plugs: from udev, or where there is none from the kernel itself.
package final class CardWatch: EventHandler {
  private let loop: EventLoop
  private let attribute: (DeviceEvent) -> [DeviceEvent]
  private let now: () -> Instant
  private var events: DeviceEventSource?
  private var source: EventLoop.Source?
  private var gatherer = CardNewsGatherer()

  /// Makes a watch that hears nothing yet.
  ///
  /// - Parameters:
  ///   - loop: The loop that waits for news.
  ///   - attribute: Finds out, as soon as one comes, what it is about.
  ///   - now: Tells when they came.
  package init(
    loop: EventLoop, attribute: @escaping (DeviceEvent) -> [DeviceEvent] = { [$0] },
    now: @escaping () -> Instant = { MonotonicClock.now }
  ) {
    self.loop = loop
    self.attribute = attribute
    self.now = now
  }

  /// Begins to listen.
  package func start() throws(SystemError) {
    let events = try DeviceEventSource(
      of: "drm", in: CardDirectory.folder, hearsKernel: true)
    source = try loop.add(events.descriptor, handler: self)
    self.events = consume events
  }

  /// Takes in what has happened.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    let now = now()
    for event in events?.drain() ?? [] {
      for event in attribute(event) { gatherer.receive(event, at: now) }
    }
  }

  /// When `takeNews` has something at the latest, if nothing more happens; nil at rest.
  package var deadline: Instant? { gatherer.deadline }

  /// What has happened, once it is over.
  ///
  /// - Parameter isDisturbing: Whether something that moves would stutter for the news.
  package func takeNews(
    at now: Instant, unless isDisturbing: (CardNews) -> Bool
  ) -> CardNews? {
    gatherer.take(at: now, unless: isDisturbing)
  }
}
