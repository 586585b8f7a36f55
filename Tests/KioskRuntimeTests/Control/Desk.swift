import ControlProtocol
import Geometry
import Glibc
import LinuxIO
import TestFiles

@testable import KioskRuntime

/// A control socket whose requests a test answers.
final class Desk: ControlHandler, EventHandler {
  let folder: TemporaryFolder
  private let logFile: FileDescriptor
  let loop: EventLoop
  let server: ControlServer
  /// What was asked, and whether a file came with it.
  private(set) var asked: [ControlRequest] = []
  private(set) var files: [OpenFile] = []
  private(set) var sessions: [ControlSession] = []
  /// What is answered; nil promises an answer.
  var answer: ControlAnswer? = .done
  /// What is recorded; nil answers that as anything else.
  var touch: (any TouchTapSource)?
  private let jobs: ControlJobs

  init(at name: String = "control.sock", in other: TemporaryFolder? = nil) throws {
    folder = try other ?? TemporaryFolder()
    logFile = try FileDescriptor.open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND | O_TRUNC)
    loop = try EventLoop()
    jobs = ControlJobs(on: loop)
    let path = folder.file(name)
    if !FilePath.isFolder(FilePath.parent(of: path)) {
      try FilePath.makeFolder(FilePath.parent(of: path))
    }
    server = ControlServer(
      at: path, group: "no-such-group", on: loop,
      log: Log(descriptor: logFile.rawValue, hasPriorities: false))
    server.handler = self
  }

  deinit { server.close() }

  /// The lines of the log.
  var log: [String] {
    get throws { try folder.text("log").split(separator: "\n").map(String.init) }
  }

  func perform(
    _ request: ControlRequest, into file: OpenFile?, for session: ControlSession
  ) -> ControlAnswer? {
    asked.append(request)
    sessions.append(session)
    if let file { files.append(file) }
    guard case .record = request, let file, let touch else { return answer }
    do throws(SystemError) {
      let ended = try jobs.expect(for: session.peer) { [weak session] in
        session?.recordingEnded($0)
      }
      session.begin(try ControlRecording(of: touch, into: file, for: session, ended: ended))
      return .done
    } catch {
      return .refused(error.description)
    }
  }

  func connect() throws -> Caller { try Caller(to: server.path) }

  /// Lets the server do everything that there is to do.
  ///
  /// - Returns: How many turns that took.
  @discardableResult
  func settle() throws -> Int {
    var turns = 0
    while try loop.turn(wait: false) { turns += 1 }
    return turns
  }

  /// Lets the server wait and work until something is so.
  ///
  /// - Throws: ETIMEDOUT where it is not for a minute: a failed test, not one that never ends.
  func turn(until isSo: () throws -> Bool) throws {
    let end = MonotonicClock.now.advanced(bySeconds: 60)
    var timer = try Timer()
    timer.set(for: end)
    let source = try loop.add(timer.descriptor, handler: self)
    defer { loop.remove(source) }
    while try !isSo() {
      try loop.turn()
      if MonotonicClock.now >= end { throw Errno.timedOut }
    }
  }

  /// The time of `turn` is over.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {}

  /// Tells those who watch of so many things.
  func tell(_ count: Int) {
    for number in 0..<count {
      server.tell(
        ControlEvent(
          t: Double(number), time: 0, kind: .navigation, event: "didPush",
          stack: [String(repeating: "x", count: 100)]))
    }
  }
}
