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
  private enum State {
    /// Takes requests.
    case asking
    /// Its answer is being made elsewhere.
    case waiting
    /// Is told what happens.
    case watching
    /// What is touched goes into its file.
    case recording(ControlRecording)
    /// What was recorded is being written.
    case ending
    /// Has been told why it is sent away, and may take that yet.
    case leaving
    /// Is over.
    case closed
  }

  /// Bytes of events that may wait to be read by a client that watches.
  static let longestBacklog = 64 << 10

  /// Who it is.
  let peer: PeerCredentials
  /// When it last sent something.
  private(set) var lastHeard = MonotonicClock.now

  private var socket: StreamSocket?
  private unowned let server: ControlServer
  private let loop: EventLoop
  private var source: EventLoop.Source?
  private var interest = Readiness.readable
  private var state = State.asking
  private var lines = LineBuffer(limit: ControlProtocol.longestRequest)
  private var piece = [UInt8](repeating: 0, count: ControlProtocol.longestRequest)
  private var files: [OpenFile] = []
  private var hasMoreLines = false
  private var isInputOver = false
  private var output: [UInt8] = []
  private var sent = 0

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
    switch state {
    case .asking where output.isEmpty: .idle
    case .watching, .recording: .staying
    case .asking, .waiting, .ending, .leaving, .closed: .busy
    }
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
    files = []
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
    switch socket?.receive(into: &piece, attachments: &files) ?? .end {
    case .bytes(let count):
      lastHeard = MonotonicClock.now
      if isWatching { return close() }
      // Before they are many: each is a descriptor of the kiosk's.
      if files.count > 1 { return refuse("a request takes one open file, not several") }
      lines.append(piece.prefix(count))
      hasMoreLines = true
    case .end: isInputOver = true
    case .nothing: break
    }
  }

  /// Does one request, where there is one and the answer to the one before has been taken; then says
  /// what to wait for.
  private func work() {
    if hasMoreLines, output.isEmpty { takeLine() }
    switch state {
    case .closed: return
    case .leaving where output.isEmpty: return close()
    case .asking where isInputOver && !hasMoreLines && output.isEmpty: return close()
    case .watching where isInputOver, .recording where isInputOver: return close()
    default: break
    }
    var next: Readiness = []
    switch state {
    case .asking, .recording:
      if output.isEmpty, !hasMoreLines, !isInputOver { next = .readable }
      // A socket with room says so at once: the next request is for the next turn.
      if !output.isEmpty || hasMoreLines { next = .writable }
    case .watching: next = output.isEmpty ? .readable : [.readable, .writable]
    case .waiting, .ending, .leaving: next = output.isEmpty ? [] : .writable
    case .closed: return
    }
    wait(for: next)
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

  private func takeLine() {
    switch state {
    case .asking, .recording: break
    case .waiting, .ending, .watching, .leaving, .closed: return
    }
    do throws(ControlError) {
      guard let line = try lines.takeLine() else {
        hasMoreLines = false
        return
      }
      hasMoreLines = !lines.isEmpty
      let request = try ControlRequest(line: line)
      perform(request, into: try takeFile(for: request.verb))
    } catch {
      if case .garbage(let reason) = error { return refuse(reason) }
      send(.refused(error.description))
    }
  }

  /// Answers what is no request, and sends the client away.
  private func refuse(_ reason: String) {
    files = []
    send(.refused(reason))
    if case .closed = state { return }
    if case .recording(let recording) = state { recording.stop() }
    state = .leaving
  }

  /// The file that came with a request of this kind, where it takes one.
  private func takeFile(for verb: ControlVerb) throws(ControlError) -> OpenFile? {
    let files = files
    self.files = []
    guard verb.takesFile else {
      if files.isEmpty { return nil }
      throw .garbage("\(verb.rawValue) takes no open file")
    }
    guard files.count == 1, let file = files.first else {
      throw .garbage("\(verb.rawValue) takes one open file (SCM_RIGHTS), not \(files.count)")
    }
    if let obstacle = file.obstacleToWriting {
      throw .wrong("the file that came with \(verb.rawValue) is not written into: \(obstacle)")
    }
    return file
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
    guard output.count - sent + line.count <= Self.longestBacklog else {
      return close(because: "it watches and does not read")
    }
    // One that is slow but comes along never drains it.
    if sent > Self.longestBacklog {
      output.removeFirst(sent)
      sent = 0
    }
    output += line
    flush()
    work()
  }

  private func send(_ answer: ControlAnswer) {
    output += answer.line
    flush()
  }

  private func flush() {
    do throws(Errno) {
      while sent < output.count {
        let count = try socket?.send(output[sent...]) ?? 0
        if count == 0 { return }
        sent += count
      }
      output.removeAll()
      sent = 0
    } catch {
      close()
    }
  }
}
