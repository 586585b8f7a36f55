internal import ControlProtocol
internal import LinuxIO

/// What takes too long for the loop, each on a thread of its own: one that hangs holds up no other.
final class ControlJobs: EventHandler {
  /// More at once are refused: each holds a thread, and may hold a picture of the panel.
  static let most = 4

  private struct Result: Sendable {
    let job: Int
    let answer: ControlAnswer
  }

  private let loop: EventLoop
  private var results: Mailbox<Result>?
  private var source: EventLoop.Source?
  private var waiting: [Int: (ControlAnswer) -> Void] = [:]
  private var count = 0

  /// Has nothing to do.
  init(on loop: EventLoop) {
    self.loop = loop
  }

  /// Stops waiting for jobs, which end by themselves.
  func close() {
    if let source { loop.remove(source) }
    source = nil
    waiting = [:]
  }

  /// Does something.
  ///
  /// - Parameters:
  ///   - name: The thread's; at most 15 bytes.
  ///   - job: Called on the thread.
  ///   - answer: Called on the loop's thread with what came of it.
  func start(
    _ name: String, _ job: @escaping @Sendable () -> ControlAnswer,
    then answer: @escaping (ControlAnswer) -> Void
  ) throws(SystemError) {
    let finish = try expect(answer)
    _ = try Thread(name) { finish(job()) }
  }

  /// Waits for something that is done elsewhere.
  ///
  /// - Returns: To be called once, on any thread, with what came of it.
  func expect(
    _ answer: @escaping (ControlAnswer) -> Void
  ) throws(SystemError) -> @Sendable (ControlAnswer) -> Void {
    guard waiting.count < Self.most else {
      throw SystemError(
        "begin", on: "another picture or recording", reason: .busy,
        remedy: "\(Self.most) are being made already; wait for one of them")
    }
    let results = try mailbox()
    count += 1
    let job = count
    waiting[job] = answer
    return { results.send(Result(job: job, answer: $0)) }
  }

  /// Made with the first job: most kiosks never have one.
  private func mailbox() throws(SystemError) -> Mailbox<Result> {
    if let results { return results }
    let results = try Mailbox<Result>()
    source = try loop.add(results.descriptor, handler: self)
    self.results = results
    return results
  }

  /// Hands out what has been done.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    results?.lower()
    while let result = results?.take() {
      waiting.removeValue(forKey: result.job)?(result.answer)
    }
  }
}
