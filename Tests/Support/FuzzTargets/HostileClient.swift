internal import ControlProtocol

/// A client of the control socket that sends what nobody should; and a kiosk that answers so.
enum HostileClient {
  /// What either end makes of a stream of bytes and should not.
  ///
  /// - Parameter bytes: The first says how many of the others come at once.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let size = bytes.first.map({ Int($0) + 1 }) else { return nil }
    var buffer = LineBuffer(limit: ControlProtocol.longestRequest)
    var rest = bytes.dropFirst()
    while !rest.isEmpty {
      buffer.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      do throws(ControlError) {
        while let line = try buffer.takeLine() {
          if let complaint = complaint(aboutRequest: line) ?? complaint(aboutAnswer: line) {
            return complaint
          }
        }
      } catch {
        // Whoever sends such a line is sent away.
        return complaint(about: error)
      }
    }
    return nil
  }

  private static func complaint(aboutRequest line: [UInt8]) -> String? {
    do throws(ControlError) {
      let request = try ControlRequest(line: line)
      guard request.line.last == UInt8(ascii: "\n"), request.line.count(where: { $0 == 10 }) == 1
      else { return "a request is not written as one line" }
      return try ControlRequest(line: request.line) == request
        ? nil : "another request once it is written"
    } catch {
      return complaint(about: error)
    }
  }

  private static func complaint(aboutAnswer line: [UInt8]) -> String? {
    do throws(ControlError) {
      let written: [UInt8]
      switch try ControlMessage(line: line) {
      case .answer(let answer): written = answer.line
      case .event(let event): written = event.line
      }
      // What is not known in a line is left out of it, so they need not be the same.
      let again =
        switch try ControlMessage(line: written) {
        case .answer(let answer): answer.line
        case .event(let event): event.line
        }
      return again == written ? nil : "another answer once it is written"
    } catch {
      return complaint(about: error)
    }
  }

  private static func complaint(about error: ControlError) -> String? {
    error.description.contains(where: \.isNewline) || error.description.isEmpty
      ? "a complaint of several lines, or none: \(error)" : nil
  }
}
