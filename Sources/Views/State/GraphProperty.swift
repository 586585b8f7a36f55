/// A dynamic property that the graph itself connects before a body is asked for.
@MainActor
package protocol GraphProperty: DynamicProperty {
  /// Connects the property with what the graph keeps for it.
  ///
  /// - Parameters:
  ///   - slot: What is kept for the property as long as its view's node lives; nil the first time.
  ///   - environment: What the view's surroundings say.
  ///   - invalidation: To be raised when the property changes.
  func connect(
    _ slot: inout AnyObject?, in environment: EnvironmentValues, invalidation: Invalidation)
}
