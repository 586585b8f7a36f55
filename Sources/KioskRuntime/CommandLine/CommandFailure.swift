/// A command that could not do what it was called for; the program leaves with status 1.
package struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One or more lines: what failed, why, and what to do.
  package let description: String

  /// Describes a failure.
  package init(_ description: String) {
    self.description = description
  }
}
