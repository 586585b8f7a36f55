package import Geometry
package import LinuxIO

/// Listens for news about devices of one kind; where that is not to be had it is tried again, at most
/// every eight seconds and for as long as it takes.
///
/// A user has 128 watchers of folders, and a process so many descriptors: who starts in the moment of
/// such a want would else be deaf for good.
package struct DeviceListener: ~Copyable {
  private let subsystem: String?
  private let folder: String
  private let hearsKernel: Bool
  private let loop: EventLoop
  private var events: DeviceEventSource?
  private var retry = Backoff()

  /// What the loop calls the news; nil while nothing is heard.
  package private(set) var source: EventLoop.Source?
  /// Why nothing is heard, although it should be.
  package private(set) var problem: SystemError?

  /// Makes a listener that hears nothing yet.
  ///
  /// - Parameters:
  ///   - subsystem: The kernel's name of their kind, like `input`; nil listens to the folder alone.
  ///   - folder: Where their files appear; it need not exist, but the one above it.
  ///   - hearsKernel: Whether the kernel is heard rather than the folder where udev does not run.
  ///   - loop: The loop that waits for news.
  package init(
    to subsystem: String?, in folder: String, hearsKernel: Bool = false, on loop: EventLoop
  ) {
    self.subsystem = subsystem
    self.folder = folder
    self.hearsKernel = hearsKernel
    self.loop = loop
  }

  /// When `retry` has something to do; nil where it listens, or is not to.
  package var deadline: Instant? { retry.deadline }

  /// Whether it listens, or tries to.
  package var isStarted: Bool { source != nil || problem != nil }

  /// Begins to listen, or to try again where that fails.
  ///
  /// - Parameters:
  ///   - handler: Is told of news.
  ///   - now: What time it is.
  package mutating func start(for handler: any EventHandler, at now: Instant) {
    do throws(SystemError) {
      let events = try DeviceEventSource(of: subsystem, in: folder, hearsKernel: hearsKernel)
      source = try loop.add(events.descriptor, handler: handler)
      self.events = consume events
      problem = nil
      retry.succeeded()
    } catch {
      problem = error
      retry.failed(at: now)
    }
  }

  /// Tries again where that is due.
  ///
  /// - Returns: Whether it was tried: anything may have happened meanwhile.
  package mutating func retry(for handler: any EventHandler, at now: Instant) -> Bool {
    guard retry.isDue(at: now) else { return false }
    start(for: handler, at: now)
    return true
  }

  /// Listens no more, and tries no more.
  package mutating func stop() {
    if let source { loop.remove(source) }
    source = nil
    events = nil
    problem = nil
    retry.succeeded()
  }

  /// Takes in all the news there is.
  package mutating func drain() -> [DeviceEvent] { events?.drain() ?? [] }
}
