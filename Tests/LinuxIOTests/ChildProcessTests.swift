import Glibc
import LinuxIO
import Testing

@Suite struct `A child process` {
  /// Runs a line of shell that may write to its end of a socket, as descriptor `$SOCKET`.
  private func run(_ line: String) throws -> (end: ProcessEnd?, said: String) {
    let pair = try PacketSocket.Pair()
    let socket = pair.far.descriptor
    let child = try ChildProcess(
      "bash", ["-c", line], environment: ["SOCKET": "\(socket)"], inheriting: socket)
    let near = pair.keepNear()
    let end = child.waitUntilEnd(atMostSeconds: 60)
    var bytes = [UInt8](repeating: 0, count: 256)
    guard case .packet(let count, _) = near.receive(into: &bytes) else { return (end, "") }
    return (end, String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  @Test func `has the descriptor and the variables that it is given`() throws {
    let (end, said) = try run("echo \"$SOCKET is open, $HOME is kept\" >&$SOCKET; exit 3")
    #expect(end == .exited(status: 3))
    #expect(said.contains(" is open, /"))
  }

  @Test func `is not deaf to signals that are blocked or ignored here`() throws {
    Signal.brokenPipe.ignore()
    let signals = try SignalDescriptor([.terminate])
    #expect(try run("kill -TERM $$").end == .killed(by: .terminate))
    #expect(try run("kill -PIPE $$").end == .killed(by: .brokenPipe))
    #expect(signals.next() == nil)
  }

  @Test func `can be told to end`() throws {
    let pair = try PacketSocket.Pair()
    let child = try ChildProcess("sleep", ["1000"], inheriting: pair.far.descriptor)
    #expect(child.waitUntilEnd(atMostSeconds: 0) == nil)
    child.send(.terminate)
    #expect(child.waitUntilEnd(atMostSeconds: 60) == .killed(by: .terminate))
  }

  @Test func `is named where it cannot be started`() throws {
    let pair = try PacketSocket.Pair()
    let error = #expect(throws: SystemError.self) {
      _ = try ChildProcess("/nowhere/kiosk", [], inheriting: pair.far.descriptor)
    }
    #expect(
      error?.description == "could not start /nowhere/kiosk: No such file or directory (ENOENT); "
        + "check the path of the program")
  }
}
