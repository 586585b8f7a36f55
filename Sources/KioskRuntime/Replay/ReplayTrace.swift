internal import Geometry
package import Gestures
package import Navigation

/// The trace of a replay: JSON Lines of gestures, navigation and frames.
///
/// Lines are ordered by time as it is written, and at equal times gesture, navigation, frame; lines
/// of one kind keep the order in which they happened.
package final class ReplayTrace: NavigationObserver {
  private enum Kind: Int {
    case gesture, navigation, frame
  }

  /// Everything written so far, ready for a file.
  package private(set) var bytes: [UInt8] = []
  /// The lines of the present moment, by kind, until a later one comes.
  private var pending: [[String]] = [[], [], []]
  private var moment = Instant.zero

  /// Starts an empty trace.
  package init() {}

  /// Writes the lines that have been waiting for others of their moment.
  package func finish() {
    for kind in pending.indices {
      for line in pending[kind] { bytes.append(contentsOf: Array((line + "\n").utf8)) }
      pending[kind].removeAll(keepingCapacity: true)
    }
  }

  private func add(_ kind: Kind, at time: Instant, _ content: String) {
    let written = time.roundedToMicrosecond
    if written > moment { finish() }
    moment = max(moment, written)
    let seconds = Self.fixed(time.seconds(since: .zero), 6)
    pending[kind.rawValue].append("{\"t\":\(seconds),\"kind\":\"\(kind)\",\(content)}")
  }

  /// Notes what happens to the stack.
  package func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    let stack = controller.stack.map { Self.quoted($0.name) }.joined(separator: ",")
    add(
      .navigation, at: event.time, "\"event\":\"\(event.kind.rawValue)\",\"stack\":[\(stack)]")
  }

  /// Notes what a swipe does.
  package func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent
  ) {
    let (state, reason): (String, GestureFailure?) =
      switch gesture.state {
      case .began: ("began", nil)
      case .changed: ("changed", nil)
      case .ended: ("ended", nil)
      case .cancelled: ("cancelled", nil)
      case .failed(let reason): ("failed", reason)
      }
    add(
      .gesture, at: gesture.time,
      """
      "state":"\(state)","edge":"\(gesture.edge.rawValue)",\
      "x":\(Self.fixed(gesture.position.x, 1)),"y":\(Self.fixed(gesture.position.y, 1)),\
      "translation":\(Self.fixed(gesture.translation, 6)),\
      "velocity":\(Self.fixed(gesture.velocity, 1))\
      \(reason.map { ",\"reason\":\"\($0.rawValue)\"" } ?? "")
      """)
  }

  /// Notes a frame that was written.
  package func add(_ frame: ReplayFrame) {
    let layers = frame.layers.map {
      "{\"screen\":\(Self.quoted($0.screen.name)),\"x\":\($0.x),\"y\":\($0.y)}"
    }.joined(separator: ",")
    let transition = frame.operation.map { "\"\($0.rawValue)\"" } ?? "null"
    add(
      .frame, at: frame.time,
      """
      "transition":\(transition),"progress":\(Self.fixed(frame.progress, 6)),"layers":[\(layers)]
      """)
  }

  // MARK: JSON

  /// A number with exactly so many decimals, halves away from zero.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value * Double(unit)).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 9e18 else { return "0" }
    let units = Int(scaled)
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let digits = String(part)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(units < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
  }

  /// A JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
