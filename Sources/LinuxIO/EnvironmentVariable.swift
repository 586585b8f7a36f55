internal import Glibc

/// What whoever started the program has left for it to read.
package enum EnvironmentVariable {
  /// The value of a variable; nil where it is not set, or empty.
  package static func value(of name: String) -> String? {
    // SAFETY: the name is lent as a C string; the text is copied at once, before anything could
    // change the environment.
    guard let text = unsafe getenv(name).map({ unsafe String(cString: $0) }) else { return nil }
    return text.isEmpty ? nil : text
  }
}
