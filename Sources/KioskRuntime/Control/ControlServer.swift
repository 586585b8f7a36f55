internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// The control socket: lets clients in, and tells those who watch what happens.
///
/// ```
///   ControlDoor --admits--> ControlSession --request--> ControlHandler (the kiosk)
///                                ^  ^-------answer----------'
///                                '------ events, jobs that are done
/// ```
///
/// While nobody is connected there are two descriptors in the loop, and nothing happens. No client
/// holds anything up: nothing waits, what a client sends is limited and so is what waits to be read
/// by it, and one request of each is done in a turn of the loop. A newcomer that finds no place
/// (`ControlPlaces`) takes that of whoever has been silent for longest; those who watch or record keep
/// theirs, and so do, unless root comes, those who wait for an answer.
final class ControlServer {
  private var door: ControlDoor?
  private let loop: EventLoop
  private let log: Log
  private var sessions: [ControlSession] = []
  /// How many clients watch.
  private var watcherCount = 0
  /// Does what is asked; whoever owns the server keeps it.
  weak var handler: (any ControlHandler)?
  /// Where clients come in.
  let path: String

  /// Lets clients in, now or as soon as that is possible.
  ///
  /// - Parameters:
  ///   - path: The socket's name.
  ///   - group: Whose members may connect, where there is such a group.
  ///   - loop: Waits for them.
  ///   - log: Is told who asks for what is logged, and who was sent away.
  init(at path: String, group: String = "kiosk", on loop: EventLoop, log: Log) {
    self.path = path
    self.loop = loop
    self.log = log
    door = ControlDoor(at: path, group: group, on: loop, log: log) { [unowned self] in
      admit($0, group: $1)
    }
  }

  /// Sends everybody away and lets nobody in any more.
  func close() {
    for session in sessions { session.close() }
    door?.close()
    door = nil
  }

  /// Makes the socket's name where it is missing.
  func open() { door?.open() }

  /// Whether somebody wants to know what happens.
  var isWatched: Bool { watcherCount > 0 }
  /// When `deadlinePassed` has something to do; nil but in the want of descriptors.
  var deadline: Instant? { door?.deadline }

  /// Lets clients in again.
  func deadlinePassed(at now: Instant) { door?.deadlinePassed(at: now) }

  // MARK: Letting in

  private func admit(_ socket: consuming StreamSocket, group: UInt32) {
    let peer: PeerCredentials
    do throws(Errno) {
      peer = try socket.peer
    } catch {
      return
    }
    guard peer.isTrusted || socket.peerBelongs(to: group) else {
      log.write(.warning, "control: refused \(Self.name(of: peer)), who is not of the group")
      return Self.turnAway(socket, because: "you are not of the group that may control the kiosk")
    }
    switch places.verdict(onNewcomerOf: peer.user, isTrusted: peer.isTrusted) {
    case .place: break
    case .placeOf(let index): sessions[index].close()
    case .none(let reason): return Self.turnAway(socket, because: reason)
    }
    do throws(SystemError) {
      sessions.append(try ControlSession(over: socket, from: peer, to: self, on: loop))
    } catch {
      log.write(.warning, "control: \(error)")
    }
  }

  private var places: ControlPlaces {
    ControlPlaces(
      guests: sessions.map {
        ControlPlaces.Guest(
          user: $0.peer.user, isTrusted: $0.peer.isTrusted, occupation: $0.occupation,
          lastHeard: $0.lastHeard)
      })
  }

  /// Why no client may begin to watch or record; nil where one may.
  var obstacleToStaying: String? { places.obstacleToStaying }

  private static func turnAway(_ socket: borrowing StreamSocket, because reason: String) {
    // Who does not take so few bytes at once does without them.
    _ = try? socket.send(ControlAnswer.refused(reason).line[...])
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
