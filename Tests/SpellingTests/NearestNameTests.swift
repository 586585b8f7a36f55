import Spelling
import Testing

@Suite struct `A mistyped name` {
  @Test(arguments: [
    ("idel", "idle", 1), ("colour", "color", 1), ("", "abc", 3), ("edgewidth", "edgeWidth", 0),
    ("kitten", "sitting", 3),
  ])
  func `is this many slips away from another`(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(from: left, to: right) == distance)
  }

  @Test func `is answered with the nearest known one, else with all`() {
    #expect(
      NearestName.advice(for: "stats", among: ["push", "status"]) == "did you mean 'status'?")
    #expect(NearestName.advice(for: "x", among: ["push", "pop"]) == "known are 'pop', 'push'")
    #expect(NearestName.advice(for: "x", among: []) == "none is known")
    let long = String(repeating: "a", count: 500)
    #expect(NearestName.advice(for: long, among: ["transition"]) == "known are 'transition'")
  }

  @Test func `is cut short and has no control characters where it is repeated`() {
    #expect("a\u{1b}[2Jb\n".excerpt == "a\u{fffd}[2Jb\u{fffd}")
    #expect(String(repeating: "x", count: 41).excerpt == String(repeating: "x", count: 40) + "...")
  }
}
