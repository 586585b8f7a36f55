import Foundation
import TestFiles

/// A look-up of names in place of the C library's, in a program that is run with it.
enum TestResolver: String {
  /// No name server ever answers.
  case deaf = "for (;;) pause();"
  /// The first name server is dead, and the second knows that all names are this machine's.
  case slow = "sleep(5); return look_up(\"127.0.0.1\", service, hints, results);"

  /// What it says when a name is looked up.
  static let beginning = "test-resolver: asked for mqtt.example.org"

  /// Builds it.
  ///
  /// - Returns: The variable that has a program use it, beside what others have all programs use.
  func environment(in folder: TemporaryFolder) throws -> [String: String] {
    let source = try folder.write(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <netdb.h>
      #include <stdio.h>
      #include <unistd.h>
      typedef int LookUp(const char *, const char *, const struct addrinfo *, struct addrinfo **);
      LookUp getaddrinfo;
      int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                      struct addrinfo **results) {
        LookUp *look_up = (LookUp *)dlsym(RTLD_NEXT, "getaddrinfo");
        dprintf(STDERR_FILENO, "test-resolver: asked for %s\\n", node);
        if (!look_up) return EAI_FAIL;
        \(rawValue)
      }
      """, to: "test-resolver.c")
    let library = folder.file("test-resolver.so")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-Wall", "-Werror", "-fPIC", "-shared", "-o", library, source]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw POSIXError(.ENOEXEC) }
    let variable = "LD_PRELOAD"
    let others = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? []
    return [variable: (others + [library]).joined(separator: ":")]
  }
}
