import Foundation
import TestFiles

/// A look-up of names that no server ever answers, in place of the C library's in a program that is run
/// with it (`LD_PRELOAD`).
enum DeafResolver {
  /// What it says when a name is looked up.
  static let beginning = "deaf-resolver: asked for mqtt.example.org"

  /// Builds it.
  ///
  /// - Returns: Its path.
  static func build(in folder: TemporaryFolder) throws -> String {
    let source = try folder.write(
      """
      #include <netdb.h>
      #include <stdio.h>
      #include <unistd.h>
      int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                      struct addrinfo **results) {
        dprintf(STDERR_FILENO, "deaf-resolver: asked for %s\\n", node);
        for (;;) pause();
      }
      """, to: "deaf-resolver.c")
    let library = folder.file("deaf-resolver.so")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-Wall", "-Werror", "-fPIC", "-shared", "-o", library, source]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw POSIXError(.ENOEXEC) }
    return library
  }
}
