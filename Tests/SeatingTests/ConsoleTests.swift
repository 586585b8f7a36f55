import Glibc
import LinuxIO
import Seating
import Testing

@Suite struct `A console` {
  /// Files that are no virtual terminal.
  @Test(arguments: ["/dev/null", "/dev/zero", "/dev/ptmx"])
  func `is left alone where there is none`(path: String) throws {
    let file = try FileDescriptor.open(path, O_RDWR | O_NOCTTY)
    guard let taking = Console.take(file, named: path, leavingAtCrash: .givesBack) else { return }
    Issue.record("\(taking)")
  }
}
