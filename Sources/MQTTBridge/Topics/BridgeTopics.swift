/// The topics of one kiosk.
///
/// ```
///   BASE/availability   online or offline, retained; offline is the last will, too
///   BASE/status         the kiosk's status as JSON, retained
///   BASE/event          each event as JSON, as it happens
///   BASE/command        what is asked of the kiosk
///   BASE/answer         what the kiosk says to that, as JSON
/// ```
package struct BridgeTopics: Hashable, Sendable {
  /// What all of them begin with.
  package let base: String

  /// Names the topics of a kiosk.
  package init(base: String) {
    self.base = base
  }

  /// `online` while the kiosk can be controlled, else `offline`.
  package var availability: String { "\(base)/availability" }
  /// How the kiosk is.
  package var status: String { "\(base)/status" }
  /// What happens.
  package var event: String { "\(base)/event" }
  /// What is asked.
  package var command: String { "\(base)/command" }
  /// What is answered.
  package var answer: String { "\(base)/answer" }

  /// The base as a name without slashes, for whatever must be unique: letters, digits, `_` and `-`.
  ///
  /// Where other characters than slashes are lost, a sum of all of them tells apart what would be
  /// called the same.
  package var identifier: String {
    let name = base.split(separator: "/").map { Self.word(String($0)) }.joined(separator: "_")
    let isPlain = base.unicodeScalars.allSatisfy { Self.isPlain($0) || $0 == "/" }
    return isPlain ? name : "\(name)_\(Self.sum(base))"
  }

  /// A text as one level of a topic and part of a name: letters, digits and `-`, `_` for all else.
  package static func word(_ text: String) -> String {
    String(text.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar)
      || scalar == "-"
  }

  /// FNV-1a of 32 bits, in hexadecimal digits.
  private static func sum(_ text: String) -> String {
    String(
      text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 16)
  }
}
