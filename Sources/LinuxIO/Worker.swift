internal import Synchronization

/// A thread that answers requests one after another, for one event loop.
///
/// Values go in, values come out; nothing else is shared. The loop waits for `descriptor` and then
/// takes the answers.
package final class Worker<Request: Sendable, Answer: Sendable>: Sendable {
  private struct Desk: Sendable {
    var requests: [Request] = []
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
  package func request(_ requests: [Request]) {
    office.desk.withLock { $0.requests = requests }
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

  private static func work(at office: Office, answer: (Request) -> Answer) {
    while true {
      let (next, isClosed) = office.desk.withLock { desk in
        (desk.requests.isEmpty ? nil : desk.requests.removeFirst(), desk.isClosed)
      }
      if isClosed { return }
      guard let next else {
        office.requested.lower()
        continue
      }
      let answer = answer(next)
      office.desk.withLock { $0.answers.append(answer) }
      office.answered.raise()
    }
  }
}
