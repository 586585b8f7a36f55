import Glibc
import LinuxIO

/// The two ends of a pipe.
struct Pipe: ~Copyable {
  let reading: FileDescriptor
  let writing: FileDescriptor

  init() throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else {
      throw SystemError("create", on: "a pipe", reason: .current)
    }
    reading = FileDescriptor(owning: ends[0])
    writing = FileDescriptor(owning: ends[1])
  }

  consuming func closeWriting() -> FileDescriptor {
    reading
  }
}
