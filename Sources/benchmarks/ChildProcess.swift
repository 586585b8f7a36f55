internal import Glibc
internal import LinuxIO

/// A program that was started, and is stopped when its owner lets go of it.
struct ChildProcess: ~Copyable {
  private let identifier: pid_t

  /// Starts a program, with its log in a file and its output nowhere.
  init(_ program: String, _ arguments: [String], log: String) throws(SystemError) {
    // SAFETY: the copied words and the actions live until this returns; the call copies what it
    // keeps.
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var identifier: pid_t = 0
    let reason = unsafe posix_spawn(&identifier, program, &actions, nil, &words, environ)
    guard reason == 0 else {
      throw SystemError("start", on: program, reason: Errno(rawValue: reason))
    }
    self.identifier = identifier
  }

  /// The most memory that it has had at once, in bytes, as long as it runs.
  ///
  /// From /proc, because the usage that `wait4` tells counts what its parent had at the start too.
  var peakMemory: Int? {
    guard let bytes = try? FileContents.read("/proc/\(identifier)/status") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 1024 }
  }

  deinit {
    kill(identifier, SIGTERM)
    waitpid(identifier, nil, 0)
  }
}
