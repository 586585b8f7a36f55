import Testing

/// One story of interactive navigation that went wrong somewhere, and its right outcome.
struct Scenario: CustomTestStringConvertible {
  var testDescription: String
  var depth: Int
  var play: @Sendable (Stage) -> Void
  var told: String

  /// - Parameters:
  ///   - testDescription: What the story is about.
  ///   - depth: How many screens of a, b, c, d are on the stack.
  ///   - told: What observers or content are told.
  init(
    _ testDescription: String, depth: Int = 1, gives told: String,
    _ play: @escaping @Sendable (Stage) -> Void
  ) {
    self.testDescription = testDescription
    self.depth = depth
    self.play = play
    self.told = told
  }
}
