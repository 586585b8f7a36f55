/// What a modifier changes in the environment of everything inside it.
///
/// Changes are compared field by field: while a change says the same, everything inside keeps its
/// environment, and with it its measured sizes. So a change is better made of values than of
/// closures.
@MainActor
package protocol EnvironmentChange {
  /// Makes the change.
  func apply(to environment: inout EnvironmentValues)
}
