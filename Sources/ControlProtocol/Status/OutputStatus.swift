/// How one panel of a kiosk is.
package struct OutputStatus: Hashable, Sendable {
  /// Whether the panel is lit.
  package enum Sleep: String, Hashable, Sendable, CaseIterable {
    /// It is, and somebody is there or was a while ago.
    case awake
    /// It is, and shows its screens by itself.
    case attracting
    /// It is darker than usual.
    case dimmed
    /// It is dark.
    case asleep
  }

  /// What requests call it: its connector, or its number from 1.
  package var name: String
  /// What requests call the output whose picture it shows; nil where it has screens of its own.
  package var original: String?
  /// The display.
  package var display: DisplayStatus
  /// The touchscreens that are read.
  package var touchscreens: [TouchscreenStatus]
  /// Why there is no touch at present; nil where there is.
  package var touchProblem: String?
  /// The names of the screens on the stack, bottom first.
  package var stack: [String]
  /// Frames that have been on the panel.
  package var frames: Int
  /// Refreshes of the panel that went by without the frame that was due.
  package var missedFrames: Int
  /// Seconds since it was touched last; nil where it never was.
  package var sinceTouch: Double?
  /// Whether the panel is lit.
  package var sleep: Sleep

  /// Describes a panel.
  package init(
    name: String, original: String? = nil, display: DisplayStatus,
    touchscreens: [TouchscreenStatus] = [],
    touchProblem: String? = nil, stack: [String] = [], frames: Int = 0, missedFrames: Int = 0,
    sinceTouch: Double? = nil, sleep: Sleep = .awake
  ) {
    self.name = name
    self.original = original
    self.display = display
    self.touchscreens = touchscreens
    self.touchProblem = touchProblem
    self.stack = stack
    self.frames = frames
    self.missedFrames = missedFrames
    self.sinceTouch = sinceTouch
    self.sleep = sleep
  }

  init(_ json: JSONValue) {
    name = json["name"]?.text ?? ""
    original = json["clones"]?.text
    display = DisplayStatus(json["display"] ?? .null)
    touchscreens = json["touchscreens"]?.elements.map { TouchscreenStatus($0) } ?? []
    touchProblem = json["touchProblem"]?.text
    stack = json["stack"]?.elements.compactMap(\.text) ?? []
    frames = json["frames"]?.integer ?? 0
    missedFrames = json["missedFrames"]?.integer ?? 0
    sinceTouch = json["sinceTouch"]?.number
    sleep = json["sleep"]?.text.flatMap { Sleep(rawValue: $0) } ?? .awake
  }

  var json: JSONValue {
    let members: [JSONMember?] = [
      JSONMember("name", .text(name)),
      JSONMember("clones", ifPresent: original.map { .text($0) }),
      JSONMember("display", display.json),
      JSONMember("touchscreens", .list(touchscreens.map(\.json))),
      JSONMember("touchProblem", ifPresent: touchProblem.map { .text($0) }),
      JSONMember("stack", .list(stack.map { .text($0) })),
      JSONMember("frames", .integer(frames)), JSONMember("missedFrames", .integer(missedFrames)),
      JSONMember("sinceTouch", ifPresent: sinceTouch.map { .real($0) }),
      JSONMember("sleep", .text(sleep.rawValue)),
    ]
    return .object(members.compactMap { $0 })
  }
}
