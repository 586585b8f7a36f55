import Geometry

/// A finger that lands near an edge of the logical screen and moves straight inward.
struct Drag {
  /// The edge it comes from.
  enum Edge { case left, right }

  var edge: Edge
  /// How far it moves, in pixels.
  var travel: Int

  /// The finger comes from the right edge.
  static func fromRight(_ travel: Int) -> Drag { Drag(edge: .right, travel: travel) }
  /// The finger comes from the left edge.
  static func fromLeft(_ travel: Int) -> Drag { Drag(edge: .left, travel: travel) }

  /// The script of `virtual-touchscreen` that puts the finger down and moves it, and leaves it
  /// lying there: a step each 10 ms, of at most 5 % of the width.
  func script(for kiosk: KioskSetup) -> [String] {
    let step = kiosk.size.width / 20
    let moves = Array(stride(from: step, to: travel, by: step)) + [travel]
    return ["down 0 \(position(after: 0, for: kiosk))"]
      + moves.flatMap { ["wait 10", "move 0 \(position(after: $0, for: kiosk))"] }
  }

  /// The finger rests for long enough to have no speed, and lifts.
  static let restAndLift = ["wait 500", "up 0"]

  /// The finger lifts as soon as it has stopped: a flick.
  static let lift = ["up 0"]

  /// Where the finger is, in the touchscreen's tenths of panel pixels.
  private func position(after travel: Int, for kiosk: KioskSetup) -> String {
    let x = edge == .left ? 10 + travel : kiosk.size.width - 10 - travel
    let y = kiosk.size.height / 3
    // Turned by 90 degrees, logical x is panel y, and logical y is panel width - panel x.
    return kiosk.isTurned
      ? "\((VirtualPanel.size.width - y) * 10) \(x * 10)" : "\(x * 10) \(y * 10)"
  }
}
