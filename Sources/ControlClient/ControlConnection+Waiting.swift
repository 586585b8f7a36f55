package import ControlProtocol
internal import Glibc
internal import LinuxIO

extension ControlConnection {
  /// What came of waiting.
  package enum Outcome: Hashable, Sendable {
    /// The kiosk says this.
    case message(ControlMessage)
    /// It has ended the connection, or itself.
    case end
    /// Something else became ready first.
    case interrupted
  }

  /// Waits for the kiosk to say something.
  ///
  /// - Parameter other: A descriptor that ends the waiting when it is readable; negative for none.
  package func wait(interruptedBy other: Int32 = -1) throws(ControlFailure) -> Outcome {
    while true {
      switch try receive() {
      case .message(let message): return .message(message)
      case .end: return .end
      case .nothing: break
      }
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      ]
      // SAFETY: the call reads and fills the array that it borrows; it ignores negative numbers.
      _ = unsafe poll(&requests, 2, -1)
      if requests[1].revents != 0 { return .interrupted }
    }
  }

  /// Asks something and waits for the answer.
  ///
  /// - Parameters:
  ///   - request: What.
  ///   - file: The open file that the kiosk is to write into, where the request takes one.
  /// - Throws: Also where the kiosk refuses.
  package func ask(
    _ request: ControlRequest, file: Int32? = nil
  ) throws(ControlFailure) -> ControlAnswer {
    try send(request, file: file)
    switch try wait() {
    case .message(.answer(.refused(let reason))): throw ControlFailure(reason)
    case .message(.answer(let answer)): return answer
    case .message(.event): throw ControlFailure("the kiosk tells what nobody has asked for")
    case .end, .interrupted: throw .ended
    }
  }
}
