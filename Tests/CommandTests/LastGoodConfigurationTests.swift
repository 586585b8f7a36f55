import Foundation
import Glibc
import Testing

@Suite struct `The last good configuration` {
  private static let good = """
    root: home
    screens:
      home: {svg: home.svg, push: menu}
      menu: {color: '#00ff00'}

    """

  private let scratch: Scratch
  private let configuration: String

  init() throws {
    scratch = try Scratch()
    configuration = try scratch.write(Self.good, to: "kiosk.yaml")
    try scratch.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", to: "home.svg")
    for name in ["state", "other"] {
      try FileManager.default.createDirectory(
        atPath: scratch.file(name), withIntermediateDirectories: false)
    }
  }

  private func start(
    _ arguments: [String] = ["--display", "headless"], state: String? = nil
  ) throws -> RunningKiosk {
    // Of several folders the first one counts.
    try RunningKiosk(
      ["--config", configuration] + arguments, in: scratch,
      stateDirectory: state ?? "\(scratch.file("state")):\(scratch.file("other"))")
  }

  /// Shows the good configuration, so that it is kept.
  private func showGoodConfiguration() throws {
    #expect(try start().stop() == 0)
  }

  /// Where it is kept.
  private var copy: String {
    "state/last-good:" + configuration.replacingOccurrences(of: "/", with: "%2F")
  }

  /// What may have become of the file, and what is said of it.
  struct Breakage: CustomTestStringConvertible {
    let text: String?
    let complaint: String
    var testDescription: String { complaint }
  }

  static let breakages = [
    Breakage(text: "root: [", complaint: ":2:1: "),
    Breakage(text: good + "colour: 1\n", complaint: ":5:1: unknown key 'colour'"),
    Breakage(text: good + "root: menu\n", complaint: ":5:1: duplicate key 'root'"),
    Breakage(text: "root: a\nscreens: {b: {color: '#000000'}}\n", complaint: ":1:7: "),
    Breakage(text: good + "transition: {duration: 9}\n", complaint: ":5:24: "),
    Breakage(text: "\u{0}", complaint: ":1:1: "),
    Breakage(text: "", complaint: ":1:1: the file says nothing"),
    Breakage(text: nil, complaint: ": could not open "),
  ]

  @Test(arguments: breakages)
  func `is shown where the file is broken, and taken back once it is mended`(
    breakage: Breakage
  ) throws {
    try showGoodConfiguration()
    if let text = breakage.text {
      try scratch.write(text, to: "kiosk.yaml")
    } else {
      try FileManager.default.removeItem(atPath: configuration)
    }
    let kiosk = try start()
    let status = kiosk.service.messages[0]
    #expect(status.hasPrefix("STATUS=showing 2 screens on "))
    #expect(
      status.contains(
        "; the configuration is broken, the last good one is shown: \(configuration)"
          + breakage.complaint))
    #expect(try kiosk.log.contains(configuration + breakage.complaint))
    #expect(try kiosk.log.contains("the last good one, kept in \(scratch.file(copy)), is shown"))
    #expect(try !kiosk.log.contains("screen home"))
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "kiosk.yaml")
    let mended = try kiosk.service.wait(for: "STATUS=showing 1 screen ")
    #expect(!mended.contains("broken"))
    #expect(try kiosk.stop() == 0)
  }

  @Test
  func `goes on while the file is mended and still broken, and when it is mended to the same`()
    throws
  {
    try showGoodConfiguration()
    try scratch.write("root: 1\n", to: "kiosk.yaml")
    let kiosk = try start()
    try scratch.write("root: [", to: "kiosk.yaml")
    try kiosk.service.wait(for: "the last good one is shown: \(configuration):2:1: ")
    try scratch.write(Self.good, to: "kiosk.yaml")
    #expect(try !kiosk.service.wait(for: "STATUS=showing 2 screens ").contains("broken"))
    #expect(try kiosk.stop() == 0)
  }

  @Test func `is that of the same file`() throws {
    try showGoodConfiguration()
    let other = try scratch.write("root: [", to: "other.yaml")
    let result = try BuiltProgram.run(
      ["run", "--config", other, "--display", "headless"],
      stateDirectory: scratch.file("state"))
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("\(other):2:1: "))
  }

  @Test func `that is broken itself is a complaint, too`() throws {
    try showGoodConfiguration()
    try scratch.write("root: home\nscre", to: copy)
    try scratch.write("root: [", to: "kiosk.yaml")
    let result = try BuiltProgram.run(
      ["run", "--config", configuration, "--display", "headless"],
      stateDirectory: scratch.file("state"))
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("\(configuration):2:1: "))
    #expect(
      result.errors.contains(
        "\nthe last good one, kept in \(scratch.file(copy)), is broken, too: \(configuration):"))
  }

  @Test func `is the file's text, written when it was shown, and not again while it is the same`()
    throws
  {
    try showGoodConfiguration()
    #expect(try scratch.text(copy) == Self.good)
    let first = try number(of: copy)
    // What a power cut has left.
    try scratch.write("root", to: copy + ".17.tmp")
    try showGoodConfiguration()
    #expect(try number(of: copy) == first)
    let kiosk = try start()
    try scratch.write(Self.good + "# A comment.\n", to: "kiosk.yaml")
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "kiosk.yaml")
    try kiosk.service.wait(for: "STATUS=showing 1 screen ")
    #expect(try kiosk.stop() == 0)
    #expect(try scratch.text(copy).hasPrefix("root: a\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("state"))
    #expect(names.map { "state/\($0)" } == [copy])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("other")).isEmpty)
  }

  /// Opening a pipe waits until somebody opens it for writing, and reading it until somebody writes;
  /// both may be never.
  @Test(arguments: [false, true])
  func `runs where a pipe has taken the file's place, then and after a restart`(
    isHeldOpen: Bool
  ) throws {
    let kiosk = try start()
    try FileManager.default.removeItem(atPath: configuration)
    try #require(unsafe mkfifo(configuration, 0o600) == 0)
    let writer = isHeldOpen ? FileHandle(forUpdatingAtPath: configuration) : nil
    defer { try? writer?.close() }
    try kiosk.service.wait(for: "the changed configuration is broken, the former one is shown: ")
    #expect(try kiosk.stop() == 0)
    let successor = try start()
    #expect(try successor.log.contains("it is a pipe, a socket or a device; name a file\n"))
    #expect(try successor.log.contains("the configuration is broken; the last good one, "))
    #expect(try successor.stop() == 0)
  }

  private func number(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: scratch.file(name))[.systemFileNumber] as? Int
  }

  /// So that a power cut at any moment leaves the old one or the new one.
  @Test func `is on the disk before it has its name, and the name after that`() throws {
    let trace = scratch.file("trace")
    let kiosk = try RunningKiosk(
      ["--config", configuration, "--display", "headless"], in: scratch,
      wrapper: [
        "/usr/bin/strace", "-f", "-q", "-e", "trace=openat,fsync,rename", "-o", trace,
      ], stateDirectory: scratch.file("state"))
    #expect(try kiosk.stop() == 0)
    let state = scratch.file("state")
    let steps = try scratch.text("trace").split(separator: "\n").compactMap { line -> String? in
      if line.contains("fsync(") { return line.hasSuffix(" = 0") ? "sync" : "failure" }
      if line.contains("rename(") { return "rename" }
      guard line.contains(state) else { return nil }
      if line.contains("O_CREAT") { return line.contains(".tmp\"") ? "make" : "overwrite" }
      return line.contains("\"\(state)\", O_RDONLY|O_CLOEXEC|O_DIRECTORY") ? "folder" : nil
    }
    #expect(Array(steps.suffix(5)) == ["make", "sync", "rename", "folder", "sync"])
    #expect(!steps.dropLast(5).contains { ["sync", "rename", "overwrite"].contains($0) })
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"), "KMS may be free here"))
  func `is not one that was read and never shown`() throws {
    #expect(try start([]).stop() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("state")).isEmpty)
  }

  /// Where it cannot be kept, and why.
  @Test(arguments: [
    ("/proc", "No such file or directory (ENOENT)"), ("full", "No space left on device (ENOSPC)"),
    ("missing", "No such file or directory (ENOENT)"),
  ])
  func `that cannot be kept is told once, and the kiosk runs on`(
    folder: String, reason: String
  ) throws {
    // A disk that is full whatever is written.
    try FileManager.default.createDirectory(
      atPath: scratch.file("full"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file(copy.replacingOccurrences(of: "state/", with: "full/")),
      withDestinationPath: "/dev/full")
    let kiosk = try start(state: folder.hasPrefix("/") ? folder : scratch.file(folder))
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "kiosk.yaml")
    try kiosk.service.wait(for: "STATUS=showing 1 screen ")
    #expect(try kiosk.stop() == 0)
    let complaints = try kiosk.log.split(separator: "\n").filter {
      $0.contains("cannot be kept as the last good one: could not write ")
    }
    #expect(complaints.count == 1)
    #expect(complaints.allSatisfy { $0.contains(reason) })
  }
}
