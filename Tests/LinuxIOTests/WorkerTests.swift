import LinuxIO
import Testing

@Suite struct `A worker` {
  /// Waits, on the worker's descriptor as the kiosk does, until that many answers are in.
  private func answers<Request, Answer>(
    _ count: Int, of worker: Worker<Request, Answer>
  ) throws -> [Answer] {
    let loop = try EventLoop()
    let source = try loop.add(worker.descriptor, handler: RecordingHandler())
    defer { loop.remove(source) }
    var answers: [Answer] = []
    while answers.count < count {
      try loop.turn()
      answers += worker.takeAnswers()
    }
    return answers
  }

  @Test func `answers in the order of the requests`() throws {
    let worker = try Worker("test") { (request: Int) in request * 2 }
    worker.request([1, 2, 3])
    #expect(try answers(3, of: worker) == [2, 4, 6])
    worker.request([4])
    #expect(try answers(1, of: worker) == [8])
    #expect(worker.takeAnswers().isEmpty)
  }

  @Test func `forgets requests that others replace, and asks none twice`() throws {
    let gates = try Gates()
    let worker = try Worker("test") { (request: Int) in
      gates.begun.raise()
      gates.gate.lower()
      return request
    }
    worker.request([1, 2, 3])
    gates.begun.lower()
    worker.request([1, 4])
    gates.gate.raise()
    gates.begun.lower()
    gates.gate.raise()
    #expect(try answers(2, of: worker) == [1, 4])
  }

  @Test func `shares its thread with others, which it serves in turn`() throws {
    let gates = try Gates()
    let worker = try Worker("test") { (request: Int) in
      gates.begun.raise()
      gates.gate.lower()
      return request
    }
    let other = try Worker(sharing: worker)
    worker.request([1, 2])
    gates.begun.lower()
    other.request([10, 20])
    // What one asks for replaces nothing of the other's.
    for _ in 0..<3 {
      gates.gate.raise()
      gates.begun.lower()
    }
    #expect(try answers(1, of: other) == [10])
    #expect(try answers(2, of: worker) == [1, 2])
    gates.gate.raise()
    #expect(try answers(1, of: other) == [20])
  }

  @Test func `goes on for others when one is let go`() throws {
    let other: Worker<Int, Int>
    do {
      let worker = try Worker("test") { (request: Int) in request * 2 }
      other = try Worker(sharing: worker)
      worker.request([1])
      #expect(try answers(1, of: worker) == [2])
    }
    other.request([2])
    other.waitForAnswers()
    #expect(other.takeAnswers() == [4])
  }

  @Test func `ends its thread when it is let go`() throws {
    let released = try ReleaseFlag()
    do {
      // The thread holds the last reference to the witness.
      let witness = ReleaseWitness(flag: released)
      let worker = try Worker("test") { [witness] (request: Int) in
        withExtendedLifetime(witness) { request }
      }
      worker.request([1])
      #expect(try answers(1, of: worker) == [1])
    }
    // Returns only when the witness is gone.
    released.flag.lower()
  }
}

/// Two flags by which a test holds a worker in the middle of a request.
private final class Gates: Sendable {
  let gate: EventDescriptor
  let begun: EventDescriptor

  init() throws {
    gate = try EventDescriptor(blocking: true)
    begun = try EventDescriptor(blocking: true)
  }
}

private final class ReleaseFlag: Sendable {
  let flag: EventDescriptor

  init() throws { flag = try EventDescriptor(blocking: true) }
}

private final class ReleaseWitness: Sendable {
  let flag: ReleaseFlag

  init(flag: ReleaseFlag) { self.flag = flag }

  deinit { flag.flag.raise() }
}
