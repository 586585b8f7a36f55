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

  /// Seconds that a kiosk may take to answer.
  ///
  /// A kiosk waits 10 s for whoever reads the pipe of a screenshot, and is restarted sooner than this
  /// by its watchdog where it hangs.
  package static let patience = 30.0

  /// Waits for the kiosk to say something.
  ///
  /// - Parameters:
  ///   - other: A descriptor that ends the waiting when it is readable; negative for none.
  ///   - patience: Seconds that it may be silent; nil for ever.
  /// - Throws: Also where that was too long.
  package func wait(
    interruptedBy other: Int32 = -1, patience: Double? = nil
  ) throws(ControlFailure) -> Outcome {
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
      let ready = unsafe poll(&requests, 2, patience.map { Int32($0 * 1000) } ?? -1)
      if ready == 0 { throw .silent }
      if requests[1].revents != 0 { return .interrupted }
    }
  }

  /// Asks something and waits for the answer.
  ///
  /// - Parameters:
  ///   - request: What.
  ///   - file: The open file that the kiosk is to write into, where the request takes one.
  ///   - patience: Seconds that it may be silent.
  /// - Throws: Also where the kiosk refuses, or hangs.
  package func ask(
    _ request: ControlRequest, file: Int32? = nil, patience: Double = ControlConnection.patience
  ) throws(ControlFailure) -> ControlAnswer {
    do throws(ControlFailure) {
      try send(request, file: file)
    } catch {
      // Who is turned away at the door has been told why.
      guard case .message(.answer(.refused(let reason))) = try receive() else { throw error }
      throw ControlFailure(reason)
    }
    switch try wait(patience: patience) {
    case .message(.answer(.refused(let reason))): throw ControlFailure(reason)
    case .message(.answer(let answer)): return answer
    case .message(.event): throw ControlFailure("the kiosk tells what nobody has asked for")
    case .end, .interrupted: throw .ended
    }
  }
}
