package import ControlProtocol
internal import Spelling

/// What somebody asks of the kiosk by way of the broker.
///
/// It is written as in `ctl`, with the output last where there are several (`push menu`, `pop`,
/// `blank HDMI-A-2`), or as a line of the control protocol (`{"request":"push","screen":"menu"}`).
/// What comes with a file, or goes on for ever, is for those who are at the machine.
package struct BridgeCommand: Hashable, Sendable {
  /// What is asked.
  package let request: ControlRequest

  /// The words that are understood.
  package static let verbs = ControlVerb.allCases.filter {
    !$0.takesFile && $0 != .stop && $0 != .watch
  }

  /// Reads the payload of a message.
  package init(payload: [UInt8]) throws(ControlError) {
    guard payload.count <= ControlProtocol.longestRequest else {
      throw .wrong("the command is longer than \(ControlProtocol.longestRequest) bytes")
    }
    let request =
      if payload.first == UInt8(ascii: "{") {
        try ControlRequest(line: payload)
      } else {
        try Self.request(written: String(decoding: payload, as: UTF8.self))
      }
    guard Self.verbs.contains(request.verb) else {
      throw .wrong(
        "'\(request.verb.rawValue)' is for those who are at the machine; "
          + "\(Self.verbs.map(\.rawValue).joined(separator: ", ")) can be asked from afar")
    }
    self.request = request
  }

  private static func request(written text: String) throws(ControlError) -> ControlRequest {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { throw .wrong("the command is empty; write one, as in 'pop'") }
    let word = words.removeFirst()
    guard let verb = ControlVerb(rawValue: word) else {
      throw .wrong(
        "there is no command '\(word.excerpt)'; "
          + NearestName.advice(for: word, among: verbs.map(\.rawValue)))
    }
    var screen = ""
    if verb == .push {
      guard !words.isEmpty else {
        throw .wrong("push needs the name of a screen, as in 'push menu'")
      }
      screen = words.removeFirst()
    }
    var output: OutputName?
    if verb.takesOutput, !words.isEmpty { output = OutputName(words.removeFirst()) }
    if let surplus = words.first {
      throw .wrong("'\(surplus.excerpt)' is one word too many after \(verb.rawValue)")
    }
    return ControlRequest(verb, screen: screen, output: output)
  }
}
