/// A command that was called wrongly; the program leaves with status 2.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the call, and what to do.
  package let description: String

  /// Describes a wrong call.
  package init(_ description: String) {
    self.description = description
  }
}
