internal import ControlProtocol
internal import LinuxIO

/// What takes too long for the loop, each on a thread of its own: one that hangs holds up no other.
///
/// Each holds a thread, and may hold a picture of the panel, for as long as the file takes nothing:
/// for ever, on a network's. So each user has a share, and nobody but root and the kiosk's own user
/// has a share of his own that others cannot use up.
final class ControlJobs: EventHandler {
  /// Jobs of one user; more at once are refused.
  static let share = 3
  /// Jobs of all who are neither root nor the kiosk's own user.
  static let mostOfStrangers = 6

  private struct Result: Sendable {
    let job: Int
    let answer: ControlAnswer
  }

  /// Starts a thread of this name.
  typealias ThreadStart = (String, @escaping @Sendable () -> Void) throws(SystemError) -> Void

  private let loop: EventLoop
  private let startThread: ThreadStart
  private var results: Mailbox<Result>?
  private var source: EventLoop.Source?
  private struct Waiting {
    let peer: PeerCredentials
    let answer: (ControlAnswer) -> Void
  }

  private var waiting: [Int: Waiting] = [:]
  private var count = 0

  /// Has nothing to do.
  ///
  /// - Parameters:
  ///   - loop: Waits for what is done.
  ///   - startThread: Where threads come from.
  init(
    on loop: EventLoop,
    startThread: @escaping ThreadStart = { (name, run) throws(SystemError) in
      _ = try Thread(name, run: run)
    }
  ) {
    self.loop = loop
    self.startThread = startThread
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
  ///   - peer: Who has asked for it.
  ///   - job: Called on the thread.
  ///   - answer: Called on the loop's thread with what came of it.
  func start(
    _ name: String, for peer: PeerCredentials, _ job: @escaping @Sendable () -> ControlAnswer,
    then answer: @escaping (ControlAnswer) -> Void
  ) throws(SystemError) {
    let finish = try expect(for: peer, answer)
    do throws(SystemError) {
      try startThread(name) { finish(job()) }
    } catch {
      // Nobody will finish it: it would be taken for one of the user's jobs for ever.
      waiting[count] = nil
      throw error
    }
  }

  /// Waits for something that is done elsewhere.
  ///
  /// - Parameters:
  ///   - peer: Who has asked for it.
  ///   - answer: Called on the loop's thread with what came of it.
  /// - Returns: To be called once, on any thread, with what came of it.
  func expect(
    for peer: PeerCredentials, _ answer: @escaping (ControlAnswer) -> Void
  ) throws(SystemError) -> @Sendable (ControlAnswer) -> Void {
    let own = waiting.values.count { $0.peer.user == peer.user }
    let strangers = waiting.values.count { !$0.peer.isTrusted }
    guard own < Self.share, peer.isTrusted || strangers < Self.mostOfStrangers else {
      throw SystemError(
        "begin", on: "another picture or recording", reason: .busy,
        remedy: own < Self.share
          ? "\(strangers) of other users are being written already; try again later"
          : "\(own) of yours are being written already; see why their files take nothing, or end them"
      )
    }
    let results = try mailbox()
    count += 1
    let job = count
    waiting[job] = Waiting(peer: peer, answer: answer)
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
      waiting.removeValue(forKey: result.job)?.answer(result.answer)
    }
  }
}
