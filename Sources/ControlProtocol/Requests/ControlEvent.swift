/// Something that happened, told to whoever watches.
///
/// In JSON it reads like the lines of a replay's trace, and adds the calendar's time and the output:
/// `{"t":12.5,"time":1764539473.25,"output":"HDMI-A-1","kind":"navigation","event":"didPush",
/// "stack":["home","menu"]}`.
package struct ControlEvent: Hashable, Sendable {
  /// What it concerns.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The stack: `willPush`, `didPush`, `didCancelPush`, `willPop`, `didPop`, `didCancelPop`.
    case navigation
    /// A display: `found`, `lost`.
    case display
    /// A touchscreen: `added`, `removed`, `problem`.
    case touch
    /// The panel's light: `awake`, `attracting`, `dimmed`, `asleep`.
    case sleep
    /// The configuration: `reloaded`, `rejected`.
    case reload
  }

  /// Seconds since the kiosk was started, on a clock that nobody sets.
  package var t: Double
  /// Seconds since the beginning of 1970 in UTC.
  package var time: Double
  /// The output that it concerns: its connector, or its number; nil for the kiosk as a whole.
  package var output: String?
  /// What it concerns; nil for a kind of a later version.
  package var kind: Kind?
  /// What happened.
  package var event: String
  /// The names of the screens on the stack, bottom first; of navigation only.
  package var stack: [String]?
  /// Which one, or why, in words.
  package var detail: String?

  /// Describes an event.
  package init(
    t: Double, time: Double, output: String? = nil, kind: Kind, event: String,
    stack: [String]? = nil, detail: String? = nil
  ) {
    self.t = t
    self.time = time
    self.output = output
    self.kind = kind
    self.event = event
    self.stack = stack
    self.detail = detail
  }

  init(_ json: JSONValue) {
    t = json["t"]?.number ?? 0
    time = json["time"]?.number ?? 0
    output = json["output"]?.text
    kind = json["kind"]?.text.flatMap { Kind(rawValue: $0) }
    event = json["event"]?.text ?? ""
    stack = json["stack"]?.elements.compactMap(\.text)
    detail = json["detail"]?.text
  }

  /// The line that tells it, with its end.
  package var line: [UInt8] {
    let members: [JSONMember?] = [
      JSONMember("t", .real(t)), JSONMember("time", .real(time)),
      JSONMember("output", ifPresent: output.map { .text($0) }),
      JSONMember("kind", ifPresent: kind.map { .text($0.rawValue) }),
      JSONMember("event", .text(event)),
      JSONMember("stack", ifPresent: stack.map { .list($0.map { .text($0) }) }),
      JSONMember("detail", ifPresent: detail.map { .text($0) }),
    ]
    return JSONValue.object(members.compactMap { $0 }).line
  }
}
