internal import Synchronization

/// A thread that answers requests one after another, for one event loop.
///
/// Values go in, values come out; nothing else is shared. The loop waits for `descriptor` and then
/// takes the answers.
///
/// Several workers may share a thread: each has a desk of its own, and the thread serves the desks in
/// turn, so that none waits for all that another wants.
package final class Worker<Request: Equatable & Sendable, Answer: Sendable>: Sendable {
  private struct Papers: Sendable {
    var requests: [Request] = []
    var current: Request?
    var answers: [Answer] = []
  }

  private final class Desk: Sendable {
    let papers = Mutex(Papers())
    let answered: EventDescriptor

    init() throws(SystemError) {
      answered = try EventDescriptor()
    }
  }

  /// What the thread keeps alive; not the workers themselves, which take their desks away when they
  /// go.
  private final class Office: Sendable {
    /// The one that was served last stands last.
    let desks = Mutex<[Desk]>([])
    let requested: EventDescriptor

    init() throws(SystemError) {
      requested = try EventDescriptor(blocking: true)
    }

    /// The next request and whose it is, and whether nobody is there any more.
    func next() -> (work: (desk: Desk, request: Request)?, isClosed: Bool) {
      desks.withLock { desks in
        for index in desks.indices {
          let request = desks[index].papers.withLock { papers in
            if !papers.requests.isEmpty { papers.current = papers.requests.removeFirst() }
            return papers.current
          }
          guard let request else { continue }
          let desk = desks.remove(at: index)
          desks.append(desk)
          return ((desk, request), false)
        }
        return (nil, desks.isEmpty)
      }
    }
  }

  private let office: Office
  private let desk: Desk

  /// Readable when there are answers.
  package var descriptor: Int32 { desk.answered.descriptor }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The thread's; at most 15 bytes.
  ///   - answer: Called on the thread, once for each request, oldest first.
  package convenience init(
    _ name: String, answer: @escaping @Sendable (Request) -> Answer
  ) throws(SystemError) {
    let office = try Office()
    try self.init(at: office)
    _ = try Thread(name) { Self.work(at: office, answer: answer) }
  }

  /// Has the thread of another worker answer, too.
  package convenience init(sharing other: Worker) throws(SystemError) {
    try self.init(at: other.office)
  }

  private init(at office: Office) throws(SystemError) {
    self.office = office
    let desk = try Desk()
    self.desk = desk
    office.desks.withLock { $0.append(desk) }
  }

  deinit {
    office.desks.withLock { desks in desks.removeAll { $0 === desk } }
    office.requested.raise()
  }

  /// Replaces the requests that have not been begun by others, most urgent first.
  ///
  /// One that is being answered already is not asked again.
  package func request(_ requests: [Request]) {
    desk.papers.withLock { papers in
      papers.requests = requests.filter { $0 != papers.current }
    }
    if !requests.isEmpty { office.requested.raise() }
  }

  /// The answers so far, oldest first; each is handed out once.
  package func takeAnswers() -> [Answer] {
    desk.answered.lower()
    return desk.papers.withLock { papers in
      defer { papers.answers.removeAll() }
      return papers.answers
    }
  }

  /// Blocks until every request so far is answered; the answers remain to be taken.
  package func waitForAnswers() {
    while desk.papers.withLock({ $0.current != nil || !$0.requests.isEmpty }) {
      desk.answered.waitUntilRaised()
      desk.answered.lower()
    }
    desk.answered.raise()
  }

  private static func work(at office: Office, answer: (Request) -> Answer) {
    while true {
      let (work, isClosed) = office.next()
      if isClosed { return }
      guard let (desk, request) = work else {
        office.requested.lower()
        continue
      }
      let answer = answer(request)
      desk.papers.withLock { papers in
        papers.answers.append(answer)
        papers.current = nil
      }
      desk.answered.raise()
    }
  }
}
