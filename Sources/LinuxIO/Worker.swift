internal import Synchronization

/// A thread that answers requests one after another, for one event loop.
///
/// Values go in, values come out; nothing else is shared. The loop waits for `descriptor` and then
/// takes the answers.
package final class Worker<Request: Equatable & Sendable, Answer: Sendable>: Sendable {
  private struct Desk: Sendable {
    var requests: [Request] = []
    var current: Request?
    var answers: [Answer] = []
    var isClosed = false
  }

  /// What the thread keeps alive; not the worker itself, which closes the desk when it goes.
  private final class Office: Sendable {
    let desk = Mutex(Desk())
    let requested: EventDescriptor
    let answered: EventDescriptor

    init() throws(SystemError) {
      requested = try EventDescriptor(blocking: true)
      answered = try EventDescriptor()
    }
  }

  private let office: Office

  /// Readable when there are answers.
  package var descriptor: Int32 { office.answered.descriptor }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The thread's; at most 15 bytes.
  ///   - answer: Called on the thread, once for each request, oldest first.
  package init(
    _ name: String, answer: @escaping @Sendable (Request) -> Answer
  ) throws(SystemError) {
    let office = try Office()
    self.office = office
    _ = try Thread(name) { Self.work(at: office, answer: answer) }
  }

  deinit {
    office.desk.withLock { $0.isClosed = true }
    office.requested.raise()
  }

  /// Replaces the requests that have not been begun by others, most urgent first.
  ///
  /// One that is being answered already is not asked again.
  package func request(_ requests: [Request]) {
    office.desk.withLock { desk in
      desk.requests = requests.filter { $0 != desk.current }
    }
    if !requests.isEmpty { office.requested.raise() }
  }

  /// The answers so far, oldest first; each is handed out once.
  package func takeAnswers() -> [Answer] {
    office.answered.lower()
    return office.desk.withLock { desk in
      defer { desk.answers.removeAll() }
      return desk.answers
    }
  }

  /// Blocks until every request so far is answered; the answers remain to be taken.
  package func waitForAnswers() {
    while office.desk.withLock({ $0.current != nil || !$0.requests.isEmpty }) {
      office.answered.waitUntilRaised()
      office.answered.lower()
    }
    office.answered.raise()
  }

  private static func work(at office: Office, answer: (Request) -> Answer) {
    while true {
      let (next, isClosed) = office.desk.withLock { desk -> (Request?, Bool) in
        if !desk.requests.isEmpty { desk.current = desk.requests.removeFirst() }
        return (desk.current, desk.isClosed)
      }
      if isClosed { return }
      guard let next else {
        office.requested.lower()
        continue
      }
      let answer = answer(next)
      office.desk.withLock { desk in
        desk.answers.append(answer)
        desk.current = nil
      }
      office.answered.raise()
    }
  }
}
