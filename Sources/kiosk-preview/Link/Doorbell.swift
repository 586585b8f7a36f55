internal import LinuxIO

/// A thread that waits for descriptors in place of one that waits for its window.
///
/// A desktop's events come by no descriptor that every desktop has; but they can be joined by one of
/// our own. So this thread rings when there is something to read, and waits until the window's thread
/// has read it all and answered.
final class Doorbell: Sendable {
  private final class Listener: EventHandler {
    func handle(_ readiness: Readiness, of source: EventLoop.Source) {}
  }

  private let answered: EventDescriptor

  /// Starts to wait.
  ///
  /// - Parameters:
  ///   - descriptors: Borrowed until the process ends.
  ///   - ring: Called on the thread.
  init(
    for descriptors: [Int32], ring: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    answered = try EventDescriptor(blocking: true)
    _ = try Thread("doorbell") { [self] in
      do throws(SystemError) {
        let loop = try EventLoop()
        for descriptor in descriptors { _ = try loop.add(descriptor, handler: Listener()) }
        while true {
          guard try loop.turn() else { continue }
          ring()
          answered.lower()
        }
      } catch {
        Log.standard.write(.error, error.description)
      }
    }
  }

  /// Says that everything has been read.
  func answer() {
    answered.raise()
  }
}
