internal import Geometry
internal import LinuxIO

/// Which input devices are looked at next, and when.
///
/// ```
///   everything --- only busy devices are left ---> those alone
///       ^                                              |
///       +----------- news, or another failure ---------+
/// ```
///
/// A new device node exists before udev has set its permissions, and a panel may need a moment to
/// wake; both are over within seconds. What still fails after half a minute waits for news, so that a
/// kiosk without a touchscreen is at rest. But of who keeps a device for himself there are no news when
/// he lets go of it, so that one is tried as long as it takes, every ten seconds, and nothing beside it
/// is opened: the kernel may need milliseconds to close a device, and screens slide meanwhile. Nor are
/// there of descriptors that are to be had again: where they are used up, all is tried as long as that.
struct InputSearch: Hashable, Sendable {
  /// What is to be looked at.
  enum Scope: Hashable, Sendable {
    /// Every device.
    case everything
    /// Those with these device files, which somebody else keeps for himself.
    case only(Set<String>)

    /// Whether a device is meant.
    func contains(_ node: String) -> Bool {
      switch self {
      case .everything: true
      case .only(let nodes): nodes.contains(node)
      }
    }
  }

  /// What the next look is at.
  private(set) var scope = Scope.everything
  private var backoff = Backoff(shortest: 0.05, longest: 5, limit: 11, rarest: 10)

  /// Has nothing to try again.
  init() {}

  /// When to look again without any news; nil where only news can help.
  var deadline: Instant? { backoff.deadline }

  /// Whether it is time to look again.
  func isDue(at now: Instant) -> Bool { backoff.isDue(at: now) }

  /// Forgets what has failed: there are news, or there is nothing left to look for.
  mutating func restart() {
    backoff.succeeded()
    scope = .everything
  }

  /// Takes note that a look is under way.
  mutating func attempted() { backoff.attempted() }

  /// Takes note of why devices of a look could not be had, in any number.
  mutating func failed(at now: Instant, by failures: [SystemError]) {
    let busy = Set(failures.lazy.filter { $0.reason == .busy }.map(\.subject))
    // Nobody keeps it any more, and what is wrong with it now is another matter.
    if busy.isEmpty && scope != .everything { backoff.succeeded() }
    let isShort = failures.contains { $0.reason.isShortage }
    let mayPass = isShort || backoff.hasRetries && failures.contains { $0.reason != .busy }
    scope = busy.isEmpty || mayPass ? .everything : .only(busy)
    backoff.failed(at: now, isLimited: busy.isEmpty && !isShort)
  }

  /// Takes note that a device was lost that had been had.
  mutating func lost(at now: Instant) {
    backoff.failed(at: now, isLimited: scope == .everything)
    scope = .everything
  }

  /// Whether a failure that was just noted is nothing to speak of yet.
  ///
  /// For three seconds it is the turn of others: of udev, which gives a new device to its group, or
  /// says that an old one is gone, and of a seat manager, which revokes a device, so that it is gone
  /// for who has it, before it says that another session is to have the seat.
  func excuses(_ failure: SystemError) -> Bool {
    let mayPass = failure.reason == .permissionDenied || failure.reason == .noDevice
    return mayPass && backoff.failures <= 6
  }
}
