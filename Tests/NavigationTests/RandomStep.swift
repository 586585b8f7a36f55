import SeededRandom

/// One thing that may happen to a kiosk: what a panel sends, what an application commands, or time.
enum RandomStep: Sendable {
  case down(slot: Int, x: Int32, y: Int32)
  case move(slot: Int, dx: Int32, dy: Int32)
  /// A stroke of several even moves 8 ms apart.
  case stroke(slot: Int, dx: Int32, count: Int)
  case up(slot: Int)
  /// The tracking number is replaced: the lift was lost.
  case replace(slot: Int)
  case palm(slot: Int)
  case hover(slot: Int, distance: Int32)
  case dropped
  case removeDevice
  case wait(milliseconds: Int)
  case push(Int)
  case pop
  case popToRoot
  case allow(push: Bool, pop: Bool)
  case setStack(depth: Int)

  static func random(using generator: inout SplitMix64) -> RandomStep {
    let slot = Int.random(in: 0..<3, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<22:
      // Most fingers land at an edge, or nothing would be swiped.
      let edges: [ClosedRange<Int32>] = [0...30, 970...1000, 0...1000]
      let x = edges.randomElement(using: &generator) ?? 0...1000
      return .down(
        slot: slot, x: Int32.random(in: x, using: &generator),
        y: Int32.random(in: -30...1030, using: &generator))
    case 22..<32:
      return .move(
        slot: slot, dx: Int32.random(in: -80...80, using: &generator),
        dy: Int32.random(in: -80...80, using: &generator))
    case 32..<58:
      return .stroke(
        slot: slot, dx: Int32.random(in: -90...90, using: &generator),
        count: Int.random(in: 2...12, using: &generator))
    case 58..<72: return .up(slot: slot)
    case 72..<74: return .replace(slot: slot)
    case 74..<75: return .palm(slot: slot)
    case 75..<76:
      return .hover(slot: slot, distance: Int32.random(in: 0...1, using: &generator))
    case 76..<77: return .dropped
    case 77..<78: return .removeDevice
    case 78..<88:
      let waits = [1, 8, 50, 120, 400, 1000, 1001, 11_000]
      return .wait(milliseconds: waits.randomElement(using: &generator) ?? 8)
    case 88..<92: return .push(Int.random(in: 0..<5, using: &generator))
    case 92..<95: return .pop
    case 95..<96: return .popToRoot
    case 96..<99:
      return .allow(
        push: Bool.random(using: &generator) || Bool.random(using: &generator),
        pop: Bool.random(using: &generator) || Bool.random(using: &generator))
    default: return .setStack(depth: Int.random(in: 1...3, using: &generator))
    }
  }
}
