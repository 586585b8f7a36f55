import Glibc
import LinuxIO
import Testing

@Suite struct `Shared memory` {
  @Test func `is zero at first`() throws {
    #expect(try SharedMemory(named: "test", count: 3).bytes(0..<3) == [0, 0, 0])
  }

  @Test func `is refused where its file is shorter than was said`() throws {
    let memory = try SharedMemory(named: "test", count: 8)
    let error = #expect(throws: SystemError.self) {
      let file = FileDescriptor(owning: fcntl(memory.descriptor, F_DUPFD_CLOEXEC, 0))
      _ = try SharedMemory(reading: file, count: 9)
    }
    #expect(
      error?.description == "could not map 9 bytes of shared memory: "
        + "Numerical result out of range (ERANGE)")
  }
}
