import Foundation
import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `A file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 200_000])
  func `is read as it was written`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.file("data")
    try AtomicFile.write(bytes, to: path)
    #expect(try FileContents.read(path) == bytes)
  }

  @Test func `is kept from others by its permissions and those of the folders above`() throws {
    let path = try folder.write("secret", to: "outer/inner/file")
    let outer = folder.file("outer")
    let inner = folder.file("outer/inner")
    for (permissions, place) in [(0o644, path), (0o711, inner), (0o755, outer)] {
      try Self.allow(permissions, place)
    }
    try folder.link("link", to: "outer/inner/file")
    #expect(PublicAccess.obstacle(to: path) == nil)
    #expect(PublicAccess.obstacle(to: folder.file("link")) == nil)
    #expect(PublicAccess.obstacle(to: inner) == .folder(inner))
    try Self.allow(0o640, path)
    #expect(PublicAccess.obstacle(to: folder.file("link")) == .file(path))
    try Self.allow(0o750, outer)
    #expect(PublicAccess.obstacle(to: path) == .folder(outer))
    #expect(PublicAccess.obstacle(to: folder.file("nothing")) == nil)
  }

  private static func allow(_ permissions: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func `of unknown size is read to its end`() throws {
    #expect(try !FileContents.read("/proc/self/status").isEmpty)
  }

  @Test func `of exactly the limit is read, a longer one refused`() throws {
    let path = folder.file("data")
    try AtomicFile.write([1, 2, 3, 4], to: path)
    #expect(try FileContents.read(path, limit: 4) == [1, 2, 3, 4])
    let error = #expect(throws: SystemError.self) { try FileContents.read(path, limit: 3) }
    #expect(error?.description == "could not read \(path): File too large (EFBIG)")
  }

  @Test func `that is far too large is refused before its memory is asked for`() throws {
    let path = folder.file("hole")
    try AtomicFile.write([], to: path)
    // As large as ext4 allows; nothing of it is on the disk.
    try #require(unsafe truncate(path, 1 << 43) == 0)
    #expect(throws: SystemError.self) { try FileContents.read(path) }
  }

  @Test func `of sysfs is read although its size is said to be a page`() throws {
    #expect(try FileContents.read("/sys/devices/system/cpu/online", limit: 64).count > 1)
  }

  @Test func `that never ends is refused`() {
    #expect(throws: SystemError.self) { try FileContents.read("/dev/zero", limit: 1 << 20) }
  }

  @Test func `whose place a pipe, a socket or a device has taken is refused and not waited for`()
    throws
  {
    let pipe = folder.file("pipe")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    // Somebody has it open for writing, and never writes.
    let writer = try FileDescriptor.open(pipe, O_RDWR)
    let socket = folder.file("socket")
    let listener = try StreamListener.listen(on: socket, mode: 0o600, group: "")
    try folder.link("terminal", to: "/dev/ptmx")
    for path in [pipe, socket, folder.file("terminal")] {
      for read in [{ try FileContents.read($0) }, { try FileContents.readStart(of: $0, count: 1) }]
        as [(String) throws -> [UInt8]]
      {
        let error = #expect(throws: SystemError.self) { try read(path) }
        #expect(
          error?.description == "could not read \(path): Operation not supported (EOPNOTSUPP); "
            + "it is a pipe, a socket or a device; name a file")
      }
    }
    // They were there until now.
    #expect(writer.rawValue >= 0 && listener.descriptor >= 0)
  }

  @Test func `that is a pipe handed over by a shell is read to its end`() throws {
    let path = folder.file("pipe")
    try #require(unsafe mkfifo(path, 0o600) == 0)
    // Somebody has it open for writing before it is read, and has more to say than it holds.
    let reader = try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK)
    let name = "/dev/fd/\(reader.rawValue)"
    let error = #expect(throws: SystemError.self) { try FileContents.read(name) }
    #expect(
      error?.description == "could not read \(name): Broken pipe (EPIPE); it is a pipe that nobody "
        + "has written into; name a file")
    let bytes = [UInt8](repeating: 7, count: 200_000)
    try Self.write(bytes, into: path)
    #expect(try FileContents.read(name) == bytes)
    // It was there for the writer until now.
    #expect(reader.rawValue >= 0)
  }

  /// Opens a pipe, and has a thread write into it and close it.
  private static func write(_ bytes: [UInt8], into pipe: String) throws {
    let file = OpenFile(owning: try FileDescriptor.open(pipe, O_WRONLY))
    _ = try Thread("writer") { FileOutput.writeAll(bytes, to: file.descriptor) }
  }

  @Test func `is replaced as a whole, and nothing is left beside it`() throws {
    let path = folder.file("state")
    try AtomicFile.write([1], to: path)
    try AtomicFile.write([2, 3], to: path)
    #expect(try FileContents.read(path) == [2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["state"])
  }

  @Test func `that cannot be replaced stays, and nothing is left beside it`() throws {
    // A folder of the name cannot be renamed over by a file.
    let path = folder.file("state")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = #expect(throws: SystemError.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.description == "could not write \(path): Is a directory (EISDIR)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["state"])
  }

  @Test func `in a folder that is not there says what to do, under its own name`() {
    let path = folder.file("missing/state")
    let error = #expect(throws: SystemError.self) { try AtomicFile.write([1], to: path) }
    #expect(
      error?.description == "could not write \(path): No such file or directory (ENOENT); "
        + "make the folder \(folder.file("missing")) first")
  }

  @Test(arguments: [true, false])
  func `is written where a chain of links leads, and the links stay`(exists: Bool) throws {
    try folder.makeFolder("real")
    if exists { try folder.write([1], to: "real/state") }
    try folder.link("second", to: "real/state")
    try folder.link("links/first", to: "../second")
    try AtomicFile.write([2, 3], to: folder.file("links/first"))
    #expect(try folder.contents("real/state") == [2, 3])
    #expect(FilePath.linkTarget(folder.file("links/first")) == "../second")
    #expect(FilePath.linkTarget(folder.file("second")) == "real/state")
    #expect(try DirectoryContents.names(in: folder.file("real")) == ["state"])
    #expect(try DirectoryContents.names(in: folder.file("links")) == ["first"])
  }

  @Test func `that is a pipe is written into, and stays a pipe`() throws {
    try #require(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    try folder.link("link", to: "pipe")
    let reader = try FileDescriptor.open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    let output = FileHandle(fileDescriptor: reader.rawValue)
    for (name, byte) in zip(["pipe", "link"], [1, 2] as [UInt8]) {
      try AtomicFile.write([byte], to: folder.file(name))
      #expect(Array(output.availableData) == [byte])
    }
    #expect(try !FileStatus(of: folder.file("pipe")).isRegular)
    #expect(try DirectoryContents.names(in: folder.path).sorted() == ["link", "pipe"])
  }

  @Test func `that is open already, as standard output may be, is appended to`() throws {
    try folder.write([1], to: "output")
    let output = try FileDescriptor.open(folder.file("output"), O_WRONLY | O_APPEND)
    try folder.link("link", to: "/proc/self/fd/\(output.rawValue)")
    try AtomicFile.write([2, 3], to: folder.file("link"))
    #expect(try folder.contents("output") == [1, 2, 3])
    #expect(FilePath.exists(folder.file("link")))
    #expect(try DirectoryContents.names(in: folder.path).sorted() == ["link", "output"])
  }
}

@Suite struct `A path` {
  @Test(arguments: [
    ("kiosk.yaml", ".", "kiosk.yaml"), ("/kiosk.yaml", "/", "kiosk.yaml"),
    ("a/b/c", "a/b", "c"), ("/etc/kiosk/kiosk.yaml", "/etc/kiosk", "kiosk.yaml"),
  ])
  func `has a folder and a name`(path: String, folder: String, name: String) {
    #expect(FilePath.parent(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("a.png", "/etc", "/etc/a.png"), ("/a.png", "/etc", "/a.png"), ("a.png", "/", "/a.png"),
    ("../a.png", "x", "x/../a.png"), ("a.png", "", "a.png"),
  ])
  func `leads on from the folder it is written in`(path: String, folder: String, full: String) {
    #expect(FilePath.resolve(path, in: folder) == full)
  }
}
