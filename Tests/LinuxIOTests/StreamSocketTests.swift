import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `A listening socket` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("control.sock")
  }

  private func listen() throws -> StreamListener {
    try StreamListener.listen(on: path, mode: 0o660, group: "no-such-group")
  }

  private func accept(_ listener: borrowing StreamListener) throws -> StreamSocket {
    guard let socket = try listener.accept() else { throw Errno.wouldBlock }
    return socket
  }

  private func receive(
    _ socket: borrowing StreamSocket, files: inout [OpenFile]
  ) -> (StreamReception, [UInt8]) {
    var bytes = [UInt8](repeating: 0, count: 8)
    let reception = socket.receive(into: &bytes, attachments: &files)
    guard case .bytes(let count) = reception else { return (reception, []) }
    return (reception, Array(bytes.prefix(count)))
  }

  @Test func `joins streams of bytes, both ways, and tells of their end`() throws {
    let listener = try listen()
    #expect(throws: Errno.wouldBlock) { _ = try accept(listener) }
    let client = try StreamSocket.connect(to: path)
    let server = try accept(listener)
    var files: [OpenFile] = []
    #expect(receive(server, files: &files).0 == .nothing)
    #expect(try client.send([1, 2, 3]) == 3)
    #expect(receive(server, files: &files).1 == [1, 2, 3])
    #expect(try server.send([4]) == 1)
    #expect(receive(client, files: &files).1 == [4])
    _ = consume client
    #expect(receive(server, files: &files).0 == .end)
    #expect(throws: Errno(rawValue: EPIPE)) { try server.send([1]) }
    #expect(files.isEmpty)
  }

  @Test func `knows who has connected`() throws {
    let listener = try listen()
    let client = try StreamSocket.connect(to: path)
    let server = try accept(listener)
    #expect(try server.peer.process == getpid())
    #expect(try server.peer.user == PeerCredentials.ownUser)
    let memberships = [server.peerBelongs(to: getegid()), server.peerBelongs(to: 4_000_000_000)]
    #expect(memberships == [true, false])
    _ = client
  }

  @Test func `sends no more than there is room for`() throws {
    let listener = try listen()
    let client = try StreamSocket.connect(to: path)
    let bytes = [UInt8](repeating: 7, count: 1 << 16)
    var sent = 0
    while true {
      let count = try client.send(bytes[...])
      if count == 0 { break }
      sent += count
    }
    #expect(sent > bytes.count)
    _ = listener
  }

  @Test func `carries open files, and closes those that nobody takes`() throws {
    let listener = try listen()
    let client = try StreamSocket.connect(to: path)
    let server = try accept(listener)
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    #expect(try client.send([1], attachment: ends[1]) == 1)
    close(ends[1])
    var files: [OpenFile] = []
    #expect(receive(server, files: &files).1 == [1])
    #expect(files.count == 1)
    #expect(files[0].obstacleToWriting == nil)
    #expect(files[0].writeAll(Array("hello".utf8), patience: 1) == nil)
    files = []
    var read = [UInt8](repeating: 0, count: 8)
    #expect(unsafe Glibc.read(ends[0], &read, 8) == 5)
    // Nobody writes any more: the end of the pipe shows that the file was closed.
    #expect(unsafe Glibc.read(ends[0], &read, 8) == 0)
    close(ends[0])
  }

  @Test func `has its permissions, and takes its name with it`() throws {
    let listener = try listen()
    #expect(try FileStatus(of: path).permissions == 0o660)
    #expect(listener.group == getegid())
    #expect(listener.groupProblem == nil)
    _ = consume listener
    #expect(!FilePath.exists(path))
    #expect(try DirectoryContents.names(in: folder.path) == [])
  }

  @Test func `takes over from a predecessor that has died, not from one that lives`() throws {
    // A socket whose owner is gone keeps its name.
    let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try bind(dead, to: path)
    close(dead)
    #expect(FilePath.exists(path))
    let listener = try listen()
    let error = #expect(throws: SystemError.self) { _ = try listen() }
    #expect(error?.reason == Errno(rawValue: EADDRINUSE))
    #expect(
      "\(error.map { "\($0)" } ?? "")".hasSuffix(
        "another kiosk listens there; give this one a socket of its own"))
    let client = try StreamSocket.connect(to: path)
    _ = try accept(listener)
    _ = client
  }

  @Test func `leaves alone what is no socket`() throws {
    try folder.write("root: home", to: "kiosk.yaml")
    try folder.makeFolder("folder")
    // A link, too, even to nothing: the socket would take its place.
    try folder.link("link", to: "kiosk.yaml")
    for name in ["kiosk.yaml", "folder", "link"] {
      let error = #expect(throws: SystemError.self) {
        _ = try StreamListener.listen(on: folder.file(name), mode: 0o660, group: "x")
      }
      #expect(error?.reason == .fileExists)
      #expect(error?.remedy == "this is no socket, and it stays; give the socket a path of its own")
    }
    #expect(try folder.contents("kiosk.yaml") == Array("root: home".utf8))
    let names = try DirectoryContents.names(in: folder.path)
    #expect(Set(names) == ["kiosk.yaml", "folder", "link"])
  }

  private func bind(_ descriptor: Int32, to path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) {
      unsafe $0.copyBytes(from: Array(path.utf8))
    }
    let status = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(status == 0)
  }

  @Test func `does not take its successor's name away`() throws {
    let first = try listen()
    try FilePath.removeFile(path)
    let second = try listen()
    _ = consume first
    #expect(FilePath.exists(path))
    _ = second
  }

  @Test(arguments: [
    ("nowhere/control.sock", "make the folder "),
    (String(repeating: "x", count: 120), "a socket's path has at most 99 bytes"),
  ])
  func `says what to do where it cannot be`(name: String, remedy: String) {
    let error = #expect(throws: SystemError.self) {
      _ = try StreamListener.listen(on: folder.file(name), mode: 0o660, group: "x")
    }
    #expect(error?.remedy?.hasPrefix(remedy) ?? false)
  }

  @Test func `has a path of at most what any process can give a name to`() throws {
    func path(ofBytes count: Int) -> String {
      folder.file(String(repeating: "x", count: count - folder.file("").utf8.count))
    }
    let longest = try StreamListener.listen(on: path(ofBytes: 99), mode: 0o660, group: "x")
    #expect(FilePath.exists(path(ofBytes: 99)))
    _ = longest
    let error = #expect(throws: SystemError.self) {
      _ = try StreamListener.listen(on: path(ofBytes: 100), mode: 0o660, group: "x")
    }
    #expect(error?.reason == Errno(rawValue: ENAMETOOLONG))
  }

  @Test func `is said to be absent, or dead`() throws {
    #expect(throws: Errno.noSuchFile) { _ = try StreamSocket.connect(to: path) }
    try folder.write("", to: "control.sock")
    #expect(throws: Errno.connectionRefused) { _ = try StreamSocket.connect(to: path) }
  }
}
