import Foundation

/// The programs as they were built beside these tests.
enum BuiltPrograms {
  /// Where they are.
  static let folder =
    // /proc/self/exe is the test runner, which lies in the build folder.
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
