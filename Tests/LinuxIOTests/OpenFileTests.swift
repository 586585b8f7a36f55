import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `An open file of somebody else` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ path: String, _ flags: Int32) throws -> OpenFile {
    OpenFile(owning: try FileDescriptor.open(path, flags))
  }

  @Test func `is written into where it is a file or a pipe that is open for writing`() throws {
    let path = try folder.write("", to: "file")
    #expect(try open(path, O_WRONLY).obstacleToWriting == nil)
    #expect(try open(path, O_RDWR).obstacleToWriting == nil)
    #expect(try open(path, O_RDONLY).obstacleToWriting == "it is not open for writing")
    let other = "it is neither a file nor a pipe"
    #expect(try open(folder.path, O_RDONLY).obstacleToWriting == other)
    #expect(try open("/dev/null", O_WRONLY).obstacleToWriting == other)
    let sockets = try PacketSocket.Pair()
    let duplicate = OpenFile(owning: FileDescriptor(owning: dup(sockets.near.descriptor)))
    #expect(duplicate.obstacleToWriting == other)
    let missing = OpenFile(owning: FileDescriptor(owning: -1))
    #expect(missing.obstacleToWriting == "it cannot be looked at")
  }

  @Test func `gets everything`() throws {
    let path = try folder.write("", to: "file")
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(try open(path, O_WRONLY).writeAll(bytes, patience: 10) == nil)
    #expect(try folder.contents("file") == bytes)
  }

  @Test func `is given up where nobody reads from it`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let file = OpenFile(owning: FileDescriptor(owning: ends[1]))
    let bytes = [UInt8](repeating: 1, count: 1 << 20)
    #expect(file.writeAll(bytes, patience: 0) == .timedOut)
    close(ends[0])
    Signal.brokenPipe.ignore()
    #expect(file.writeAll(bytes, patience: 10) == Errno(rawValue: EPIPE))
  }

  @Test func `is written on another thread, in order`() throws {
    let path = try folder.write("", to: "file")
    let done = try Mailbox<Errno?>()
    let writer = try BackgroundWriter(
      "test", into: try open(path, O_WRONLY), limit: 100, patience: 10
    ) { done.send($0) }
    for number in UInt8(0)..<50 { #expect(writer.append([number])) }
    writer.finish()
    #expect(!writer.append([50]))
    done.wait()
    #expect(done.take() == .some(nil))
    #expect(try folder.contents("file") == Array(0..<50))
  }

  @Test func `is not waited for by who hands over`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let done = try Mailbox<Errno?>()
    let writer = try BackgroundWriter(
      "test", into: OpenFile(owning: FileDescriptor(owning: ends[1])), limit: 1 << 20,
      patience: 0
    ) { done.send($0) }
    // More than a pipe holds.
    #expect(writer.append([UInt8](repeating: 0, count: 1 << 20)))
    done.wait()
    #expect(done.take() == .timedOut)
    #expect(!writer.append([0]))
    close(ends[0])
  }
}
