/// How a touchscreen is that is read.
package struct TouchscreenStatus: Hashable, Sendable {
  /// What the device calls itself.
  package var name: String
  /// Its file at present.
  package var node: String
  /// What is wrong with it, as that it has been silent for too long; nil where all is well.
  package var problem: String?

  /// Describes a touchscreen.
  package init(name: String, node: String, problem: String? = nil) {
    self.name = name
    self.node = node
    self.problem = problem
  }

  init(_ json: JSONValue) {
    name = json["name"]?.text ?? ""
    node = json["node"]?.text ?? ""
    problem = json["problem"]?.text
  }

  var json: JSONValue {
    .object(
      [
        JSONMember("name", .text(name)), JSONMember("node", .text(node)),
        JSONMember("problem", ifPresent: problem.map { .text($0) }),
      ].compactMap { $0 })
  }
}
