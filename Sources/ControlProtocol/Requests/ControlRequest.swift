internal import Spelling

/// One thing asked of a kiosk.
package enum ControlRequest: Hashable, Sendable, CustomStringConvertible {
  /// How is it?
  case status
  /// Push the screen of this name.
  case push(String, on: OutputName? = nil)
  /// Pop the top screen.
  case pop(on: OutputName? = nil)
  /// Pop everything above the root.
  case root(on: OutputName? = nil)
  /// Read the configuration again.
  case reload
  /// Light the panel; all of them where none is named.
  case wake(OutputName? = nil)
  /// Darken the panel; all of them where none is named.
  case blank(OutputName? = nil)
  /// Write what is shown into the file that comes with this.
  case screenshot(of: OutputName? = nil)
  /// Write what the touchscreen sends from now on into the file that comes with this.
  case record(OutputName? = nil)
  /// End the recording.
  case stop
  /// Tell what happens from now on.
  case watch
  /// Hand out figures.
  case metrics

  /// What kind it is of.
  package var verb: ControlVerb {
    switch self {
    case .status: .status
    case .push: .push
    case .pop: .pop
    case .root: .root
    case .reload: .reload
    case .wake: .wake
    case .blank: .blank
    case .screenshot: .screenshot
    case .record: .record
    case .stop: .stop
    case .watch: .watch
    case .metrics: .metrics
    }
  }

  /// The output that it names.
  package var output: OutputName? {
    switch self {
    case .push(_, let output), .pop(let output), .root(let output), .wake(let output),
      .blank(let output), .screenshot(let output), .record(let output):
      output
    case .status, .reload, .stop, .watch, .metrics: nil
    }
  }

  /// Makes a request of a kind, of parts that the kind has.
  ///
  /// - Parameter screen: Empty for other kinds than `push`.
  package init(_ verb: ControlVerb, screen: String = "", output: OutputName? = nil) {
    self =
      switch verb {
      case .status: .status
      case .push: .push(screen, on: output)
      case .pop: .pop(on: output)
      case .root: .root(on: output)
      case .reload: .reload
      case .wake: .wake(output)
      case .blank: .blank(output)
      case .screenshot: .screenshot(of: output)
      case .record: .record(output)
      case .stop: .stop
      case .watch: .watch
      case .metrics: .metrics
      }
  }

  /// What the log calls it, in one line whatever is asked: `push 'menu' on HDMI-A-1`.
  package var description: String {
    let screen = if case .push(let name, _) = self { " '\(name.excerpt)'" } else { "" }
    return verb.rawValue + screen + (output.map { " on \($0.description.excerpt)" } ?? "")
  }

  // MARK: Lines

  /// Reads one line.
  package init(line: [UInt8]) throws(ControlError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(line: line)
    } catch {
      throw .garbage("this is \(error); write one request a line, as in {\"request\":\"status\"}")
    }
    guard case .object(let members) = json else {
      throw .garbage("a request is an object, as in {\"request\":\"status\"}")
    }
    try Self.check(json["protocol"])
    let verb = try Self.verb(json["request"])
    if let unknown = members.first(where: { !verb.keys.contains($0.key) }) {
      throw .wrong(
        "unknown key '\(unknown.key.excerpt)' in the request \(verb.rawValue); "
          + NearestName.advice(for: unknown.key, among: verb.keys))
    }
    self.init(
      verb, screen: verb == .push ? try Self.screen(json["screen"]) : "",
      output: try Self.output(json["output"]))
  }

  private static func check(_ version: JSONValue?) throws(ControlError) {
    guard let version, version.integer != ControlProtocol.version else { return }
    throw .wrong(
      "this kiosk speaks version \(ControlProtocol.version) of the protocol, not "
        + version.description)
  }

  private static func verb(_ value: JSONValue?) throws(ControlError) -> ControlVerb {
    guard let value else { throw .wrong("the key 'request' is missing; it says what is asked") }
    guard let name = value.text else {
      throw .wrong("request is \(value.description); write a word, as in 'status'")
    }
    guard let verb = ControlVerb(rawValue: name) else {
      let known = ControlVerb.allCases.map(\.rawValue)
      throw .wrong(
        "there is no request '\(name.excerpt)'; " + NearestName.advice(for: name, among: known))
    }
    return verb
  }

  private static func screen(_ value: JSONValue?) throws(ControlError) -> String {
    guard let value else { throw .wrong("the key 'screen' is missing; it names what is pushed") }
    guard let name = value.text, !name.isEmpty else {
      throw .wrong("screen is \(value.description); write the name of a screen")
    }
    return name
  }

  private static func output(_ value: JSONValue?) throws(ControlError) -> OutputName? {
    switch value {
    case nil: return nil
    case .integer(let number): return .number(number)
    case .text(let name) where !name.isEmpty: return .connector(name)
    case .some(let other):
      throw .wrong(
        "output is \(other.description); write a connector, as in 'HDMI-A-1', or a number from 1")
    }
  }

  /// The line that asks this, with its end.
  package var line: [UInt8] {
    var members = [JSONMember("request", .text(verb.rawValue))]
    if case .push(let screen, _) = self { members.append(JSONMember("screen", .text(screen))) }
    switch output {
    case nil: break
    case .number(let number): members.append(JSONMember("output", .integer(number)))
    case .connector(let name): members.append(JSONMember("output", .text(name)))
    }
    return JSONValue.object(members).line
  }
}
