internal import ControlClient
internal import ControlProtocol
internal import LinuxIO

/// The connection to the kiosk's control socket: one for questions and answers, one to watch.
///
/// Answers come in the order of the questions, so it is enough to remember who has asked.
final class KioskLink {
  private enum Asker {
    /// The bridge, for the status that it publishes.
    case bridge
    /// Whoever has published this command.
    case command(String)
  }

  /// Commands that may wait for their answers: no person gives more, and a mad sender is told.
  private static let mostPending = 32

  private let asking: ControlConnection
  private let watching: ControlConnection
  private var pending: [Asker] = []
  private var isStatusStale = false

  /// Readable when `receive` has news.
  var descriptors: [Int32] { [asking.descriptor, watching.descriptor] }

  /// Connects to the kiosk that listens at one of these paths.
  init(to paths: [String]) throws(ControlFailure) {
    let setting = "'control' in the configuration"
    asking = try .connect(to: paths, namedBy: setting)
    watching = try .connect(to: paths, namedBy: setting)
    try watching.send(.watch)
    try askForStatus()
  }

  /// Asks how the kiosk is; asked again and again, it asks once more when the answer has come.
  func askForStatus() throws(ControlFailure) {
    let isAsked = pending.contains { if case .bridge = $0 { true } else { false } }
    isStatusStale = isAsked
    if isAsked { return }
    try asking.send(.status)
    pending.append(.bridge)
  }

  /// Asks what somebody has commanded.
  ///
  /// - Throws: `ControlFailure` where the kiosk is gone, or has too much to answer.
  func ask(_ request: ControlRequest, for command: String) throws(ControlFailure) {
    guard pending.count < Self.mostPending else {
      throw ControlFailure("the kiosk has \(pending.count) commands to answer; send fewer")
    }
    try asking.send(request)
    pending.append(.command(command))
  }

  /// What the kiosk has said since this was called last.
  func receive() -> [KioskNews] {
    var news: [KioskNews] = []
    do throws(ControlFailure) {
      for connection in [asking, watching] {
        reading: while true {
          switch try connection.receive() {
          case .nothing: break reading
          case .end: return news + [.left(nil)]
          case .message(.event(let event)): news.append(.event(event))
          // What is watched begins with the answer to that wish.
          case .message(.answer(let answer)) where connection === watching:
            if case .refused(let reason) = answer { return news + [.left(reason)] }
          case .message(.answer(let answer)): news += try self.news(of: answer)
          }
        }
      }
    } catch {
      return news + [.left(error.description)]
    }
    return news
  }

  private func news(of answer: ControlAnswer) throws(ControlFailure) -> [KioskNews] {
    guard !pending.isEmpty else { return [] }
    switch pending.removeFirst() {
    case .command(let command): return [.answer(answer, to: command)]
    case .bridge:
      if isStatusStale { try askForStatus() }
      return switch answer {
      case .status(let status): [.status(status)]
      case .refused(let reason): [.left(reason)]
      case .done, .metrics: []
      }
    }
  }
}
