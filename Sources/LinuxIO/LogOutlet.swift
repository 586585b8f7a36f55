internal import CLinux
internal import Glibc
internal import Synchronization

/// Where the lines of a log go, from all threads.
///
/// A file and a terminal are written to and waited for. A pipe or a socket, which is the journal's,
/// may be one that nobody reads: a loop that moves a screen gives it what it takes at once. Lines
/// that it does not take are lost, and counted; the next one that it takes tells how many.
final class LogOutlet: Sendable {
  private enum Kind {
    case waiting, pipe, socket
  }

  private struct State {
    /// The end of a line whose beginning was taken.
    var rest: [UInt8] = []
    /// Lines lost since that was told last.
    var lost = 0
  }

  private let descriptor: Int32
  private let hasPriorities: Bool
  private let kind: Kind
  private let state = Mutex(State())

  /// Writes to a descriptor that stays open as long as the outlet is used.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed.
  ///   - hasPriorities: Whether a line starts with its priority.
  ///   - waits: Whether pipes and sockets are waited for, too.
  init(_ descriptor: Int32, hasPriorities: Bool, waits: Bool) {
    self.descriptor = descriptor
    self.hasPriorities = hasPriorities
    kind = waits ? .waiting : Self.kind(of: descriptor)
  }

  /// The same outlet, for somebody who cannot wait.
  var withoutWaiting: LogOutlet {
    LogOutlet(descriptor, hasPriorities: hasPriorities, waits: false)
  }

  private static func kind(of descriptor: Int32) -> Kind {
    var status = stat()
    // SAFETY: fstat fills the structure that it borrows.
    guard unsafe fstat(descriptor, &status) == 0 else { return .waiting }
    return switch status.st_mode & S_IFMT {
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .waiting
    }
  }

  /// Writes lines, together where they are waited for, so that those of other threads do not mix.
  func write(_ level: LogLevel, _ lines: [String]) {
    var texts = lines.map { text(level, $0) }
    if case .waiting = kind { texts = [texts.flatMap(\.self)] }
    state.withLock { state in
      for text in texts where !tellLosses(in: &state) || !give(text, in: &state) {
        state.lost += 1
      }
    }
  }

  /// Counts a line that was to go elsewhere.
  func countLoss() {
    state.withLock { $0.lost += 1 }
  }

  /// Tells how many lines are lost, if any are and it is possible.
  func tellLosses() {
    state.withLock { state in _ = tellLosses(in: &state) }
  }

  private func text(_ level: LogLevel, _ line: String) -> [UInt8] {
    Array("\(hasPriorities ? "<\(level.rawValue)>" : "")\(line.printable)\n".utf8)
  }

  /// - Returns: Whether there is nothing more to tell.
  private func tellLosses(in state: inout State) -> Bool {
    if state.lost == 0 { return true }
    let lines = state.lost == 1 ? "a line" : "\(state.lost) lines"
    let told = text(.warning, "the log has lost \(lines): nobody read it in time")
    guard give(told, in: &state) else { return false }
    state.lost = 0
    return true
  }

  /// - Returns: Whether it is on its way; false where none of it is.
  private func give(_ text: [UInt8], in state: inout State) -> Bool {
    let taken = put(state.rest)
    state.rest.removeFirst(taken)
    guard state.rest.isEmpty else { return false }
    let begun = put(text)
    if begun == 0, !text.isEmpty { return false }
    state.rest = Array(text[begun...])
    return true
  }

  /// - Returns: How many bytes were taken.
  private func put(_ bytes: [UInt8]) -> Int {
    if case .waiting = kind {
      // A log that cannot be written has nobody to be told; the kiosk goes on.
      FileOutput.writeAll(bytes, to: descriptor)
      return bytes.count
    }
    var count = 0
    while count < bytes.count {
      // A pipe that has room takes so many at once.
      let piece = bytes[count..<min(bytes.count, count + Int(PIPE_BUF))]
      let taken = put(piece)
      if taken <= 0 { break }
      count += taken
    }
    return count
  }

  private func put(_ piece: ArraySlice<UInt8>) -> Int {
    if case .pipe = kind, !hasRoom { return 0 }
    // SAFETY: the kernel reads the slice, which is lent for the call.
    return unsafe piece.withUnsafeBytes { bytes in
      if case .pipe = kind { return unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
      return unsafe kiosk_send_packet(descriptor, bytes.baseAddress, bytes.count, -1)
    }
  }

  private var hasRoom: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // SAFETY: the call reads and fills the one structure that it borrows.
    return unsafe poll(&request, 1, 0) == 1 && request.revents & Int16(POLLOUT) != 0
  }
}
