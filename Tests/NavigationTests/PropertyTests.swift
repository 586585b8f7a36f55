import Geometry
import Navigation
import SeededRandom
import Testing

@Suite struct `Whatever happens` {
  /// Seeds are consecutive: the failing one is printed, and plays again by itself.
  static let streamsPerCase = 1500

  @Test(arguments: Rotation.allCases, LayoutDirection.allCases)
  func `the navigator stays whole`(rotation: Rotation, layoutDirection: LayoutDirection) {
    let first = UInt64(rotation.rawValue) << 32 | (layoutDirection == .leftToRight ? 0 : 1) << 31
    for seed in first..<first + UInt64(Self.streamsPerCase) {
      var generator = SplitMix64(seed: seed)
      let steps = (0..<40).map { _ in RandomStep.random(using: &generator) }
      func complaint(_ steps: [RandomStep]) -> String? {
        let kiosk = RandomKiosk(
          rotation: rotation, layoutDirection: layoutDirection,
          crossFades: seed.isMultiple(of: 2))
        kiosk.play(steps)
        return kiosk.complaint
      }
      guard complaint(steps) != nil else { continue }
      let shortest = shortened(steps) { complaint($0) != nil }
      Issue.record(
        """
        seed \(seed): \(complaint(shortest) ?? "")
        \(shortest.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  @Test func `a failing stream is shortened to what makes it fail`() {
    let steps: [RandomStep] = [.pop, .dropped, .pop, .removeDevice, .pop, .pop]
    let shortest = shortened(steps) { steps in
      var seen = ""
      for step in steps {
        if case .dropped = step { seen += "d" }
        if case .removeDevice = step { seen += "r" }
      }
      return seen == "dr"
    }
    #expect(shortest.count == 2)
  }
}

/// Leaves out whatever can be left out so that it still fails: halves first, then single steps.
private func shortened(
  _ steps: [RandomStep], stillFails: ([RandomStep]) -> Bool
) -> [RandomStep] {
  var steps = steps
  var length = max(1, steps.count / 2)
  while length >= 1 {
    var index = 0
    while index < steps.count {
      var candidate = steps
      candidate.removeSubrange(index..<min(index + length, steps.count))
      if stillFails(candidate) { steps = candidate } else { index += length }
    }
    length /= 2
  }
  return steps
}
