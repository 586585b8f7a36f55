import Geometry
import Glibc
import LinuxIO
import Testing

@Suite struct `The event loop` {
  @Test func `calls the handler of what is ready and of nothing else`() throws {
    let loop = try EventLoop()
    let ready = try EventDescriptor()
    let idle = try EventDescriptor()
    let called = RecordingHandler()
    let uncalled = RecordingHandler()
    _ = try loop.add(ready.descriptor, handler: called)
    _ = try loop.add(idle.descriptor, handler: uncalled)
    ready.raise()

    #expect(try loop.turn(wait: false))
    #expect(called.calls == [.readable])
    #expect(uncalled.calls.isEmpty)
  }

  @Test func `waits for what it is told to, and for another thing from then on`() throws {
    let loop = try EventLoop()
    let flag = try EventDescriptor()
    let handler = RecordingHandler()
    let source = try loop.add(flag.descriptor, for: .writable, handler: handler)
    try loop.turn(wait: false)
    #expect(handler.calls == [.writable])
    try loop.change(source, to: .readable)
    #expect(try !loop.turn(wait: false))
    flag.raise()
    try loop.turn(wait: false)
    #expect(handler.calls == [.writable, .readable])
    try loop.change(source, to: [])
    #expect(try !loop.turn(wait: false))
    loop.remove(source)
    try loop.change(source, to: .readable)
    #expect(try !loop.turn(wait: false))
  }

  @Test func `finds nothing where nothing is ready`() throws {
    let loop = try EventLoop()
    let idle = try EventDescriptor()
    _ = try loop.add(idle.descriptor, handler: RecordingHandler())
    #expect(try !loop.turn(wait: false))
  }

  @Test func `calls again in the next turn while a descriptor is not drained`() throws {
    let loop = try EventLoop()
    let flag = try EventDescriptor()
    let handler = RecordingHandler()
    _ = try loop.add(flag.descriptor, handler: handler)
    flag.raise()
    try loop.turn(wait: false)
    try loop.turn(wait: false)
    #expect(handler.calls.count == 2)
    flag.lower()
    #expect(try !loop.turn(wait: false))
  }

  @Test func `says when the other end is gone`() throws {
    let loop = try EventLoop()
    let reading = try Pipe().closeWriting()
    let handler = RecordingHandler()
    _ = try loop.add(reading.rawValue, handler: handler)
    try loop.turn(wait: false)
    #expect(handler.calls == [.hungUp])
  }

  @Test func `drops a queued event whose descriptor number has passed to another file`() throws {
    let loop = try EventLoop()
    let first = try EventDescriptor()
    // Two flags that are both up when the turn begins; whichever is handled first removes the
    // other, and newcomers take over both slots.
    let second = try EventDescriptor()
    let third = try EventDescriptor()
    let fourth = try EventDescriptor()
    first.raise()
    second.raise()
    let successor = RecordingHandler()
    var sources: [EventLoop.Source] = []
    let newcomers = [third.descriptor, fourth.descriptor]
    let killer = RecordingHandler {
      for source in sources { loop.remove(source) }
      for newcomer in newcomers { _ = try? loop.add(newcomer, handler: successor) }
    }
    sources = [
      try loop.add(first.descriptor, handler: killer),
      try loop.add(second.descriptor, handler: killer),
    ]
    try loop.turn(wait: false)
    #expect(killer.calls.count == 1)
    #expect(successor.calls.isEmpty)
    #expect(try !loop.turn(wait: false))
  }

  @Test func `ignores a source that was removed before`() throws {
    let loop = try EventLoop()
    let flag = try EventDescriptor()
    let handler = RecordingHandler()
    let source = try loop.add(flag.descriptor, handler: RecordingHandler())
    loop.remove(source)
    _ = try loop.add(flag.descriptor, handler: handler)
    loop.remove(source)
    flag.raise()
    try loop.turn(wait: false)
    #expect(handler.calls.count == 1)
  }

  @Test func `lets go of all its handlers at once`() throws {
    let loop = try EventLoop()
    let flag = try EventDescriptor()
    weak var released: RecordingHandler?
    do {
      let handler = RecordingHandler()
      released = handler
      loop.remove(try loop.add(flag.descriptor, handler: handler))
      _ = try loop.add(flag.descriptor, handler: handler)
    }
    #expect(released != nil)
    loop.removeAll()
    #expect(released == nil)
    flag.raise()
    #expect(try !loop.turn(wait: false))
  }

  @Test func `names the descriptor that cannot be waited for`() throws {
    let loop = try EventLoop()
    let error = #expect(throws: SystemError.self) {
      try loop.add(-1, handler: RecordingHandler())
    }
    #expect(
      error?.description
        == "could not wait for descriptor -1: Bad file descriptor (EBADF)")
  }

  @Test func `reports in later turns what does not fit into one`() throws {
    let loop = try EventLoop()
    let flag = try EventDescriptor()
    let handler = RecordingHandler()
    flag.raise()
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for _ in 0..<40 {
      copies.append(dup(flag.descriptor))
      _ = try loop.add(copies[copies.count - 1], handler: handler)
    }
    try loop.turn(wait: false)
    try loop.turn(wait: false)
    #expect(handler.calls.count == 64)
  }
}
