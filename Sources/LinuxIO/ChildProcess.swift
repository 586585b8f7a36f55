internal import CLinux
internal import Glibc

/// A program that was started by this one.
///
/// It is not killed when its owner lets go of it: whoever starts a program says how it is to end.
package struct ChildProcess: ~Copyable {
  private let identifier: pid_t
  private let process: FileDescriptor

  /// Readable once the program has ended.
  package var descriptor: Int32 { process.rawValue }

  /// Starts a program with this process's standard streams, no signal blocked or ignored, and no open
  /// file but the one that it is given.
  ///
  /// - Parameters:
  ///   - program: Its path; a name without a slash is looked for on `PATH`.
  ///   - arguments: What follows its name.
  ///   - environment: Variables that are set for it, in addition to this process's own.
  ///   - inherited: A descriptor that it gets under the same number.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    inheriting inherited: Int32
  ) throws(SystemError) {
    let words = CStrings([program] + arguments)
    let variables = CStrings(Self.environment(with: environment))
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var (none, all) = (sigset_t(), sigset_t())
    var identifier: pid_t = 0
    // SAFETY: actions, attributes and sets are initialised before they are used and given back
    // after; the lists live until the call, which copies what it keeps, has returned.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // A descriptor that is put in its own place stays open in the program.
    unsafe posix_spawn_file_actions_adddup2(&actions, inherited, inherited)
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let reason = withExtendedLifetime((words, variables)) {
      unsafe posix_spawnp(
        &identifier, program, &actions, &attributes, words.pointers, variables.pointers)
    }
    guard reason == 0 else {
      throw SystemError(
        "start", on: program, reason: Errno(rawValue: reason),
        remedy: reason == ENOENT ? "check the path of the program" : nil)
    }
    let process = kiosk_open_process(identifier)
    guard process >= 0 else {
      throw SystemError("watch over", on: program, reason: .current)
    }
    self.identifier = identifier
    self.process = FileDescriptor(owning: process)
  }

  private static func environment(with additions: [String: String]) -> [String] {
    var variables: [String] = []
    // SAFETY: nothing in the project changes the environment; its texts are copied at once.
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let variable = unsafe String(cString: text)
      let name = String(variable.prefix { $0 != "=" })
      if additions[name] == nil { variables.append(variable) }
      unsafe entry += 1
    }
    return variables + additions.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Sends it a signal.
  package func send(_ signal: Signal) {
    _ = kill(identifier, signal.rawValue)
  }

  /// Waits until it has ended; nil where that takes longer than so many seconds.
  ///
  /// To be called again only after nil.
  package func waitUntilEnd(atMostSeconds seconds: Double) -> ProcessEnd? {
    var request = pollfd(fd: process.rawValue, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    // SAFETY: the call reads and fills the one structure that it borrows.
    repeat {
      ready = unsafe poll(&request, 1, Int32(seconds * 1000))
    } while ready < 0 && Errno.current == .interrupted
    guard ready > 0 else { return nil }
    var status: Int32 = 0
    // SAFETY: the call fills the number that it borrows; the process has ended, so it does not wait.
    guard unsafe waitpid(identifier, &status, 0) == identifier else {
      return .exited(status: EXIT_FAILURE)
    }
    // What the macros WIFEXITED and WEXITSTATUS do, which are not imported.
    let signal = status & 0x7f
    return signal == 0
      ? .exited(status: status >> 8 & 0xff) : .killed(by: Signal(rawValue: signal))
  }
}
