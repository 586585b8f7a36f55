internal import CLinux
internal import Glibc

/// Memory that two processes see: one makes it and writes, the other gets its file and reads.
///
/// Nothing is locked here. Who may look at which part at what time, the two must have agreed upon.
@safe package final class SharedMemory {
  private let file: FileDescriptor
  private let mapping: UnsafeMutableRawBufferPointer

  /// The file behind it, to be sent to the other process; borrowed.
  package var descriptor: Int32 { file.rawValue }
  /// How many bytes it has.
  package var count: Int { unsafe mapping.count }

  /// Makes memory of `count` zeros.
  ///
  /// - Parameter name: Shown in `/proc/PID/maps`.
  package init(named name: String, count: Int) throws(SystemError) {
    // SAFETY: the name is lent as a C string for the length of the call.
    let descriptor = unsafe kiosk_make_memory_file(name)
    guard descriptor >= 0 else {
      throw SystemError("make the shared memory", on: name, reason: .current)
    }
    file = FileDescriptor(owning: descriptor)
    guard ftruncate(descriptor, count) == 0 else {
      throw SystemError("make \(count) bytes of the shared memory", on: name, reason: .current)
    }
    // Filled at once: else the first frames would wait for their pages.
    unsafe mapping = try Self.map(
      descriptor, count: count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE)
  }

  /// Sees memory that another process has made; it must not be written here.
  ///
  /// - Throws: ERANGE where the file is shorter: reading beyond its end would kill.
  package init(reading file: consuming FileDescriptor, count: Int) throws(SystemError) {
    let descriptor = file.rawValue
    self.file = file
    var status = stat()
    // SAFETY: the call fills the structure that it borrows.
    guard unsafe fstat(descriptor, &status) == 0, status.st_size >= count else {
      throw SystemError("map \(count) bytes of", on: "shared memory", reason: .outOfRange)
    }
    unsafe mapping = try Self.map(descriptor, count: count, PROT_READ, MAP_SHARED)
  }

  private static func map(
    _ descriptor: Int32, count: Int, _ access: Int32, _ flags: Int32
  ) throws(SystemError) -> UnsafeMutableRawBufferPointer {
    // SAFETY: the kernel chooses the address of a new mapping; it is unmapped once, in `deinit`.
    let address = unsafe mmap(nil, count, access, flags, descriptor, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw SystemError("map", on: "shared memory", reason: .current)
    }
    return unsafe UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  /// Lends all of it; only who has made it may write.
  package func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    // SAFETY: the mapping lasts as long as this object, which lives until the call is over.
    unsafe body(mapping)
  }

  /// A copy of a part of it.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    // SAFETY: the slice checks that the range lies within the mapping.
    unsafe Array(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(mapping)[range]))
  }

  deinit {
    // SAFETY: mapped in `init`, and nobody has the address now.
    unsafe munmap(mapping.baseAddress, mapping.count)
  }
}
