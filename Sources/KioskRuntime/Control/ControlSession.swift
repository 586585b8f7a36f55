internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// One client of the control socket.
///
/// ```
///              request, answered at once          watch
///             .-------------------.           .----------> watching
///             v                   |           |            (whatever is sent ends it)
///          asking ----------------+-----------+
///             ^                   |           |  record
///             |   answer          |           '----------> recording --stop--> ending
///             '------------- waiting                       (only stop is understood)
/// ```
///
/// It reads on only when its answers have been taken, so a client that asks and never listens fills
/// its own socket and nothing else. Garbage is answered, and ends it. A client that has closed its
/// end for writing still gets its answer.
final class ControlSession: EventHandler {
  /// Who it is.
  let peer: PeerCredentials
  /// When it last sent something.
  private(set) var lastHeard = MonotonicClock.now

  private var socket: StreamSocket?
  private unowned let server: ControlServer
  private let loop: EventLoop
  private var source: EventLoop.Source?
  private var interest = Readiness.readable
  private var state = ControlSessionState.asking
  private var inbox = ControlInbox()
  private var outbox = ControlOutbox()

  /// Takes over a connection.
  init(
    over socket: consuming StreamSocket, from peer: PeerCredentials, to server: ControlServer,
    on loop: EventLoop
  ) throws(SystemError) {
    let descriptor = socket.descriptor
    self.socket = consume socket
    self.peer = peer
    self.server = server
    self.loop = loop
    source = try loop.add(descriptor, handler: self)
  }

  /// Whether it is told what happens.
  var isWatching: Bool { if case .watching = state { true } else { false } }

  /// What it is about.
  var occupation: ControlPlaces.Guest.Occupation {
    state.occupation(hasOutput: !outbox.isEmpty)
  }

  /// Ends it.
  ///
  /// - Parameter reason: Why, where it is not the client's own wish.
  func close(because reason: String? = nil) {
    if case .closed = state { return }
    let wasWatching = isWatching
    if case .recording(let recording) = state { recording.stop() }
    state = .closed
    if let source { loop.remove(source) }
    source = nil
    socket = nil
    inbox.dropFiles()
    server.sessionEnded(self, wasWatching: wasWatching, because: reason)
  }

  // MARK: What happens

  /// Takes in what the client has sent, and sends what waits.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    if interest.contains(.writable) { flush() }
    if case .closed = state { return }
    if interest.contains(.readable), readiness.contains(.readable) {
      receive()
    } else if readiness.contains(.hungUp) || readiness.contains(.failed) {
      return close()
    }
    work()
  }

  private func receive() {
    let hasCome = inbox.receive { bytes, files in
      socket?.receive(into: &bytes, attachments: &files) ?? .end
    }
    guard hasCome else { return }
    lastHeard = MonotonicClock.now
    if isWatching { return close() }
    if inbox.hasTooManyFiles { refuse("a request takes one open file, not several") }
  }

  /// Does one request, where there is one and the answer to the one before has been taken; then says
  /// what to wait for.
  private func work() {
    if inbox.hasRequests, outbox.isEmpty, state.takesRequests { takeRequest() }
    switch state.step(
      hasOutput: !outbox.isEmpty, hasRequests: inbox.hasRequests, isInputOver: inbox.isOver)
    {
    case .close: close()
    case .wait(let next): wait(for: next)
    }
  }

  private func wait(for next: Readiness) {
    guard let source, next != interest else { return }
    interest = next
    do throws(SystemError) {
      try loop.change(source, to: next)
    } catch {
      close(because: error.description)
    }
  }

  // MARK: Requests

  private func takeRequest() {
    do throws(ControlError) {
      guard let (request, file) = try inbox.takeRequest() else { return }
      perform(request, into: file)
    } catch {
      if case .garbage(let reason) = error { return refuse(reason) }
      send(.refused(error.description))
    }
  }

  /// Answers what is no request, and sends the client away.
  private func refuse(_ reason: String) {
    inbox.dropFiles()
    send(.refused(reason))
    if case .closed = state { return }
    if case .recording(let recording) = state { recording.stop() }
    state = .leaving
  }

  private func perform(_ request: ControlRequest, into file: OpenFile?) {
    if case .recording(let recording) = state {
      guard request == .stop else {
        return send(.refused("a recording is being made: only stop, or leaving, ends it"))
      }
      state = .ending
      return recording.stop()
    }
    if request.verb.staysConnected, let reason = server.obstacleToStaying {
      return send(.refused(reason))
    }
    switch request {
    // What came with it would never be looked at.
    case .watch where inbox.hasRequests:
      refuse("nothing may follow watch: ask for other things on another connection")
    case .watch:
      state = .watching
      server.sessionWatches()
      send(.done)
    case .stop: send(.refused("this client has begun no recording"))
    default:
      state = .waiting
      guard let answer = server.perform(request, into: file, for: self) else { return }
      send(answer)
      if case .waiting = state { state = .asking }
    }
  }

  /// Gives the answer that `ControlHandler.perform` has promised.
  func answer(_ answer: ControlAnswer) {
    guard case .waiting = state else { return }
    send(answer)
    state = .asking
    work()
  }

  // MARK: Recording

  /// Takes note that what is touched goes into the client's file from now on.
  func begin(_ recording: ControlRecording) {
    state = .recording(recording)
  }

  /// Takes note that a recording is complete, or has failed.
  func recordingEnded(_ answer: ControlAnswer) {
    switch state {
    case .ending:
      send(answer)
      state = .asking
      work()
    // It has not asked for that: the answer is to no request, and the last.
    case .recording:
      send(answer)
      state = .leaving
      work()
    default: break
    }
  }

  // MARK: Sending

  /// Tells a client that watches of an event.
  func tell(_ line: [UInt8]) {
    guard outbox.hasRoom(for: line) else { return close(because: "it watches and does not read") }
    outbox.append(line)
    flush()
    work()
  }

  private func send(_ answer: ControlAnswer) {
    outbox.append(answer.line)
    flush()
  }

  private func flush() {
    do throws(Errno) {
      try outbox.flush { bytes throws(Errno) in try socket?.send(bytes) ?? 0 }
    } catch {
      close()
    }
  }
}
