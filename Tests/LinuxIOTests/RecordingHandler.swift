import LinuxIO

/// Notes its calls, and does what a test tells it to in the first one.
final class RecordingHandler: EventHandler {
  private(set) var calls: [Readiness] = []
  private var onFirstCall: (() -> Void)?

  init(onFirstCall: (() -> Void)? = nil) {
    self.onFirstCall = onFirstCall
  }

  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    calls.append(readiness)
    onFirstCall?()
    onFirstCall = nil
  }
}
