import Testing
import TouchRecording

/// A program of `Examples`, and a hand that operates it.
///
/// Each has a file of its own, `Example+NAME.swift`, that says what the hand does.
struct Example: Sendable, CustomTestStringConvertible {
  /// What the program and its folder are called.
  let name: String
  /// What the hand does; the stream in the program's folder is written from it.
  let touches: TouchStreamBuilder
  /// What the navigator does of it, and the stack after each event.
  let navigation: [String]
  /// Pixels that make a point: small pictures are enough to tell that something has changed.
  var scale = 1.0

  /// All of them.
  static let all = [control, twoViews, wayfinder]

  var testDescription: String { name }

  /// The program's folder, seen from the repository.
  var folder: String { "Examples/\(name)" }
}
