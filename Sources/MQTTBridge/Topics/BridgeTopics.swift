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

  /// Names the topics of a kiosk whose configuration does not.
  ///
  /// - Parameters:
  ///   - host: The machine's name.
  ///   - seat: The kiosk's seat; nil where it is the machine's first kiosk.
  package init(host: String, seat: String?) {
    let words = [host, seat].compactMap(\.self).map(Self.word)
    self.init(base: "kiosk-navigator/" + words.joined(separator: "-"))
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
  /// A slash is `_`, and any byte that is no letter, digit or `-` is `__` and two hexadecimal digits, so
  /// that no two bases have one name: no word is empty, so a slash never follows another.
  package var identifier: String {
    base.unicodeScalars.reduce(into: "") { name, scalar in
      if Self.isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else if scalar == "/" {
        name += "_"
      } else {
        for byte in String(scalar).utf8 {
          name += "__" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
      }
    }
  }

  /// A text as one level of a topic and part of a name: letters, digits and `-`, `_` for all else.
  package static func word(_ text: String) -> String {
    String(text.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar)
      || scalar == "-"
  }
}
