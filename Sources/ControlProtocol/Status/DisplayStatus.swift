/// How the display of a panel is.
package struct DisplayStatus: Hashable, Sendable {
  /// Whether a frame is on it.
  package var isShowing: Bool
  /// Which one, in which mode and why that, in a line; empty where there is none.
  package var summary: String
  /// Why nothing is shown; nil where something is.
  package var problem: String?

  /// Describes a display.
  package init(isShowing: Bool, summary: String = "", problem: String? = nil) {
    self.isShowing = isShowing
    self.summary = summary
    self.problem = problem
  }

  init(_ json: JSONValue) {
    isShowing = json["isShowing"]?.boolean ?? false
    summary = json["summary"]?.text ?? ""
    problem = json["problem"]?.text
  }

  var json: JSONValue {
    .object(
      [
        JSONMember("isShowing", .boolean(isShowing)), JSONMember("summary", .text(summary)),
        JSONMember("problem", ifPresent: problem.map { .text($0) }),
      ].compactMap { $0 })
  }
}
