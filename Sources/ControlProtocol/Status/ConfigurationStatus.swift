/// Where a kiosk's screens are described, and whether that is what it shows.
package struct ConfigurationStatus: Hashable, Sendable {
  /// The file or folder; nil where the program brings everything itself.
  package var path: String?
  /// What is wrong with the present file, so that a former one is in force; nil where all is well.
  package var rejection: String?
  /// The copy of the last good configuration that runs in place of the file; nil while none does.
  package var lastGood: String?

  /// Describes a configuration.
  package init(path: String? = nil, rejection: String? = nil, lastGood: String? = nil) {
    self.path = path
    self.rejection = rejection
    self.lastGood = lastGood
  }

  init(_ json: JSONValue) {
    path = json["path"]?.text
    rejection = json["rejection"]?.text
    lastGood = json["lastGood"]?.text
  }

  var json: JSONValue {
    .object(
      [
        JSONMember("path", ifPresent: path.map { .text($0) }),
        JSONMember("rejection", ifPresent: rejection.map { .text($0) }),
        JSONMember("lastGood", ifPresent: lastGood.map { .text($0) }),
      ].compactMap { $0 })
  }
}
