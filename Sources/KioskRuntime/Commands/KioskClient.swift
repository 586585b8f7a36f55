internal import CommandOptions
internal import ControlClient
internal import ControlProtocol
internal import LinuxIO

/// What commands ask a running kiosk.
struct KioskClient {
  /// What each of these commands takes.
  static let options = [
    OptionDescription("socket", "PATH", "Ask the kiosk that listens there")
  ]

  private let paths: [String]

  /// Talks to the kiosk that the arguments name, else to the one that is found.
  init(_ arguments: ParsedArguments) {
    paths = arguments["socket"].map { [$0] } ?? ControlSocketPath.candidates
  }

  /// Asks something and waits for the answer.
  func ask(_ request: ControlRequest) throws(CommandFailure) -> ControlAnswer {
    try carryOut { () throws(ControlFailure) in
      try ControlConnection.connect(to: paths).ask(request)
    }
  }

  /// Prints what happens, line by line, until the kiosk ends or somebody ends this.
  func watch() throws(CommandFailure) {
    let connection = try carryOut { () throws(ControlFailure) in
      let connection = try ControlConnection.connect(to: paths)
      _ = try connection.ask(.watch)
      return connection
    }
    while true {
      let outcome = try carryOut { () throws(ControlFailure) in try connection.wait() }
      guard case .message(.event(let event)) = outcome else {
        throw CommandFailure(ControlFailure.ended.description)
      }
      try StandardOutput.write(String(decoding: event.line, as: UTF8.self))
    }
  }

  /// Has the kiosk write what it shows; the file is there as a whole or as it was before.
  func takeScreenshot(_ request: ControlRequest, to path: String) throws(CommandFailure) {
    let draft = try begin(path)
    let descriptor = draft.descriptor
    try carryOut { () throws(ControlFailure) in
      _ = try ControlConnection.connect(to: paths).ask(request, file: descriptor)
    }
    try finish(draft)
  }

  /// Has the kiosk write what is touched, until Control-C.
  func record(_ request: ControlRequest, to path: String) throws(CommandFailure) {
    let draft = try begin(path, keepingPart: true)
    let end: ControlFailure?
    do {
      end = try converse(request, into: draft)
    } catch {
      throw CommandFailure("\(error)")
    }
    try finish(draft)
    if let end { throw CommandFailure(end.description) }
  }

  /// - Returns: Why the recording has ended, where nobody wanted that: it is one all the same.
  private func converse(
    _ request: ControlRequest, into draft: borrowing FileDraft
  ) throws -> ControlFailure? {
    let signals = try SignalDescriptor([.interrupt, .terminate])
    let connection = try ControlConnection.connect(to: paths)
    _ = try connection.ask(request, file: draft.descriptor)
    // Nobody may be reading this; what is recorded matters more.
    try? StandardOutput.write("recording what is touched until Control-C\n")
    switch try connection.wait(interruptedBy: signals.descriptor) {
    case .message(.answer(.refused(let reason))): throw ControlFailure(reason)
    case .message: return ControlFailure("the touchscreen is gone: the recording ends there")
    case .end: return .ended
    case .interrupted:
      _ = try connection.ask(.stop)
      return nil
    }
  }

  private func begin(
    _ path: String, keepingPart keepsPart: Bool = false
  ) throws(CommandFailure) -> FileDraft {
    do throws(SystemError) {
      return try FileDraft.begin(path, keepingPart: keepsPart)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func finish(_ draft: consuming FileDraft) throws(CommandFailure) {
    do throws(SystemError) {
      try draft.finish()
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func carryOut<Result>(
    _ operation: () throws(ControlFailure) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(ControlFailure) {
      return try operation()
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
