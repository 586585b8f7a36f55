package import DeviceEvents
package import Geometry
package import LinuxIO

/// Hears of cards and plugs: from udev, or where there is none from the kernel itself.
package final class CardWatch: EventHandler {
  private let attribute: (DeviceEvent) -> [DeviceEvent]
  private let now: () -> Instant
  private var events: DeviceListener
  private var gatherer = CardNewsGatherer()

  /// Makes a watch that hears nothing yet.
  ///
  /// - Parameters:
  ///   - loop: The loop that waits for news.
  ///   - folder: Where the cards' device files are, if not in the machine's own folder, the only one
  ///     that udev and the kernel know of.
  ///   - attribute: Finds out, as soon as one comes, what it is about.
  ///   - now: Tells when they came.
  package init(
    loop: EventLoop, folder: String? = nil,
    attribute: @escaping (DeviceEvent) -> [DeviceEvent] = { [$0] },
    now: @escaping () -> Instant = { MonotonicClock.now }
  ) {
    events = DeviceListener(
      to: folder == nil ? "drm" : nil, in: folder ?? CardDirectory.folder,
      hearsKernel: folder == nil, on: loop)
    self.attribute = attribute
    self.now = now
  }

  /// Why nothing is heard at present.
  package var problem: SystemError? { events.problem }

  /// Begins to listen; where that fails, `takeNews` tries again when it is due.
  package func start(at now: Instant) { events.start(for: self, at: now) }

  /// Takes in what has happened.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    let now = now()
    for event in events.drain() {
      for event in attribute(event) { gatherer.receive(event, at: now) }
    }
  }

  /// When `takeNews` has something at the latest, if nothing more happens; nil at rest.
  package var deadline: Instant? {
    var next = gatherer.deadline
    next.bring(forwardTo: events.deadline)
    return next
  }

  /// What has happened, once it is over.
  ///
  /// - Parameter isDisturbing: Whether something that moves would stutter for the news.
  package func takeNews(
    at now: Instant, unless isDisturbing: (CardNews) -> Bool
  ) -> CardNews? {
    // Anything may have happened while nothing was heard.
    if events.retry(for: self, at: now), events.problem == nil {
      gatherer.receive(DeviceEvent(.unknown), at: now)
    }
    return gatherer.take(at: now, unless: isDisturbing)
  }
}
