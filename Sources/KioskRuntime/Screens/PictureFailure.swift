/// Why a screen shows its background colour instead of its picture.
package struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be done, on which file, why, and what to do.
  package let description: String

  /// Describes a failure.
  package init(_ description: String) {
    self.description = description
  }
}
