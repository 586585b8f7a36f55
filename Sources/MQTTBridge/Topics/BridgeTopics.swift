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
  package var identifier: String {
    String(
      base.unicodeScalars.map { scalar in
        let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
        return isPlain || ("0"..."9").contains(scalar) || scalar == "-" ? Character(scalar) : "_"
      })
  }
}
