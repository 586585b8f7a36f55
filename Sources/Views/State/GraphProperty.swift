/// A dynamic property that the graph itself connects before a body is asked for.
@MainActor
package protocol GraphProperty: DynamicProperty, ComparedElsewhere {
  /// Connects the property with what the graph keeps for it.
  ///
  /// - Parameters:
  ///   - slot: What is kept for the property as long as its view's node lives; nil the first time.
  ///   - view: The view's type.
  ///   - environment: What the view's surroundings say.
  func connect(_ slot: inout AnyObject?, of view: Any.Type, in environment: EnvironmentValues)
}
