/// What the program tells whoever started it.
package enum ExitStatus: Int32, Sendable {
  /// It did what it was called for.
  case success = 0
  /// It could not.
  case failure = 1
  /// It was called wrongly.
  case usage = 2
}
