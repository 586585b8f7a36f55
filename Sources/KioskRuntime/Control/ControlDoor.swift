internal import Geometry
internal import LinuxIO

/// The name that clients connect to: made, watched, and made again where somebody removes it.
///
/// ```
///             made                     removed, or another's
///   closed -----------> open (accepts) ----------------------> made again, else closed
///      ^                                                             |
///      '---- the name's place changes, or the configuration is read -'
/// ```
///
/// At rest nothing happens: the kernel tells when the name, or a folder on the way to it, comes or
/// goes.
final class ControlDoor: EventHandler {
  /// Seconds until clients are let in again after the kernel had no descriptor for one.
  private static let recovery = 1.0

  /// The socket's name.
  let path: String
  private let group: String
  private let loop: EventLoop
  private let log: Log
  private let admit: (consuming StreamSocket, _ group: UInt32) -> Void
  private var listener: StreamListener?
  private var source: EventLoop.Source?
  private var watcher: PathWatcher?
  private var watcherSource: EventLoop.Source?
  private var problem: SystemError?
  /// When `deadlinePassed` has something to do; nil but in the want of descriptors.
  private(set) var deadline: Instant?

  /// Opens, or says why it cannot and waits for that to change.
  ///
  /// - Parameters:
  ///   - path: The socket's name.
  ///   - group: Whose members may connect, where there is such a group.
  ///   - loop: Waits for clients, and for the name to go.
  ///   - log: Is told what is wrong.
  ///   - admit: Called with each that comes, and the group whose members may.
  init(
    at path: String, group: String, on loop: EventLoop, log: Log,
    admit: @escaping (consuming StreamSocket, _ group: UInt32) -> Void
  ) {
    self.path = path
    self.group = group
    self.loop = loop
    self.log = log
    self.admit = admit
    open()
    watch()
    // It may have gone before it was watched.
    if isOpen { open() }
  }

  /// Whether clients can come.
  var isOpen: Bool { listener != nil }

  /// Lets nobody in any more; the name goes.
  func close() {
    stopListening()
    if let watcherSource { loop.remove(watcherSource) }
    watcherSource = nil
    watcher = nil
  }

  private func stopListening() {
    if let source { loop.remove(source) }
    source = nil
    listener = nil
    deadline = nil
  }

  private func watch() {
    do throws(SystemError) {
      var watcher = try PathWatcher(noticingRemoval: true)
      watcher.watch(files: [path])
      if let problem = watcher.problem { report(problem) }
      watcherSource = try loop.add(watcher.descriptor, handler: self)
      self.watcher = consume watcher
    } catch {
      report(error)
    }
  }

  private func report(_ problem: SystemError) {
    log.write(
      .warning, "control: \(problem); a socket that is removed is made again at SIGHUP only")
  }

  // MARK: The name

  /// Makes the name where it is missing.
  func open() {
    if listener?.hasItsName ?? false { return }
    let isAgain = listener != nil || problem != nil
    stopListening()
    do throws(SystemError) {
      let listener = try StreamListener.listen(on: path, mode: 0o660, group: group)
      if let problem = listener.groupProblem { log.write(.warning, problem.description) }
      source = try loop.add(listener.descriptor, handler: self)
      self.listener = consume listener
      problem = nil
      if isAgain { log.write(.notice, "control: listening again at \(path)") }
    } catch {
      if error != problem {
        log.write(.error, "control: \(error); nobody can control the kiosk until that is mended")
      }
      problem = error
    }
  }

  /// Lets in whoever waits, or sees to the name.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    if source == watcherSource {
      if !(watcher?.takeChanges(at: MonotonicClock.now).isEmpty ?? true) { open() }
    } else if source == self.source {
      accept()
    }
  }

  // MARK: Letting in

  private func accept() {
    do throws(SystemError) {
      while let socket = try listener?.accept() { admit(socket, listener?.group ?? 0) }
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
}
