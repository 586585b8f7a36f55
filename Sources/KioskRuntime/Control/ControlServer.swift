internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// The control socket: lets clients in, and tells those who watch what happens.
///
/// ```
///   StreamListener --accept--> ControlSession --request--> ControlHandler (the kiosk)
///                                   ^  ^-------answer----------'
///                                   '------ events, jobs that are done
/// ```
///
/// While nobody is connected there is one descriptor in the loop, and nothing happens. No client
/// holds anything up: nothing waits, what a client sends is limited and so is what waits to be read
/// by it, one request of each is done in a turn of the loop, and there are at most `mostSessions` of
/// them. A newcomer that finds no place takes that of whoever has been silent for longest; those who
/// watch or record, and those who wait for an answer, keep theirs.
final class ControlServer: EventHandler {
  /// More than a wall has caretakers.
  static let mostSessions = 16
  /// Seconds until clients are let in again after the kernel had no descriptor for one.
  private static let recovery = 1.0

  private let listener: StreamListener
  private let loop: EventLoop
  private let log: Log
  private var source: EventLoop.Source?
  private var sessions: [ControlSession] = []
  /// How many clients watch.
  private var watcherCount = 0
  /// Does what is asked; whoever owns the server keeps it.
  weak var handler: (any ControlHandler)?
  /// When `deadlinePassed` has something to do; nil but in the want of descriptors.
  private(set) var deadline: Instant?

  /// Lets clients in.
  ///
  /// - Parameters:
  ///   - path: The socket's name.
  ///   - group: Whose members may connect, where there is such a group.
  ///   - loop: Waits for them.
  ///   - log: Is told who asks for what is logged, and who was sent away.
  init(at path: String, group: String = "kiosk", on loop: EventLoop, log: Log) throws(SystemError) {
    listener = try StreamListener.listen(on: path, mode: 0o660, group: group)
    self.loop = loop
    self.log = log
    if let problem = listener.groupProblem { log.write(.warning, problem.description) }
    source = try loop.add(listener.descriptor, handler: self)
  }

  /// Sends everybody away and lets nobody in any more.
  func close() {
    for session in sessions { session.close() }
    if let source { loop.remove(source) }
    source = nil
  }

  /// Where it listens.
  var path: String { listener.path }
  /// Whether somebody wants to know what happens.
  var isWatched: Bool { watcherCount > 0 }

  // MARK: Letting in

  /// Lets in whoever waits.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    do throws(SystemError) {
      while let socket = try listener.accept() { admit(socket) }
    } catch {
      log.write(.warning, "control: \(error)")
      listen(false)
      deadline = MonotonicClock.now.advanced(bySeconds: Self.recovery)
    }
  }

  /// Lets clients in again.
  func deadlinePassed(at now: Instant) {
    guard let deadline, deadline <= now else { return }
    self.deadline = nil
    listen(true)
  }

  private func listen(_ isListening: Bool) {
    guard let source else { return }
    try? loop.change(source, to: isListening ? .readable : [])
  }

  private func admit(_ socket: consuming StreamSocket) {
    let peer: PeerCredentials
    do throws(Errno) {
      peer = try socket.peer
    } catch {
      return
    }
    guard isAllowed(peer, socket) else {
      log.write(.warning, "control: refused \(Self.name(of: peer)), who is not of the group")
      return Self.turnAway(socket, because: "you are not of the group that may control the kiosk")
    }
    guard sessions.count < Self.mostSessions || dismissIdlest() else {
      return Self.turnAway(socket, because: "too many clients are connected; try again later")
    }
    do throws(SystemError) {
      sessions.append(try ControlSession(over: socket, from: peer, to: self, on: loop))
    } catch {
      log.write(.warning, "control: \(error)")
    }
  }

  /// The kernel has let in who may write to the socket's file; should its permissions have become
  /// others, these may come in all the same, and nobody else.
  private func isAllowed(_ peer: PeerCredentials, _ socket: borrowing StreamSocket) -> Bool {
    peer.user == 0 || peer.user == PeerCredentials.ownUser
      || socket.peerBelongs(to: listener.group)
  }

  private static func turnAway(_ socket: borrowing StreamSocket, because reason: String) {
    // Who does not take so few bytes at once does without them.
    _ = try? socket.send(ControlAnswer.refused(reason).line[...])
  }

  private func dismissIdlest() -> Bool {
    let idle = sessions.filter(\.isIdle)
    guard let idlest = idle.min(by: { $0.lastHeard < $1.lastHeard }) else { return false }
    idlest.close()
    return true
  }

  static func name(of peer: PeerCredentials) -> String {
    "process \(peer.process) of user \(peer.user)"
  }

  // MARK: Sessions

  /// Does what a client asks, and logs it where that is worth a line.
  func perform(
    _ request: ControlRequest, into file: OpenFile?, for session: ControlSession
  ) -> ControlAnswer? {
    let answer = handler?.perform(request, into: file, for: session)
    if handler == nil { return .refused("the kiosk is leaving") }
    if request.verb.isLogged {
      let result = if case .refused = answer { " (refused)" } else { "" }
      log.write(.info, "control: \(request) for \(Self.name(of: session.peer))\(result)")
    }
    return answer
  }

  /// Takes note that a client watches from now on.
  func sessionWatches() { watcherCount += 1 }

  /// Takes note that a client is gone.
  ///
  /// - Parameters:
  ///   - session: It.
  ///   - reason: Why it was sent away; nil where it went by itself.
  func sessionEnded(_ session: ControlSession, wasWatching: Bool, because reason: String?) {
    if wasWatching { watcherCount -= 1 }
    sessions.removeAll { $0 === session }
    if let reason {
      log.write(.warning, "control: sent away \(Self.name(of: session.peer)): \(reason)")
    }
  }

  /// Tells everybody who watches.
  func tell(_ event: ControlEvent) {
    let line = event.line
    // One that is too slow leaves the list meanwhile.
    for session in sessions where session.isWatching { session.tell(line) }
  }
}
