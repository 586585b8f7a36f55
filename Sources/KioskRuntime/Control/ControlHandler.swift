internal import ControlProtocol
internal import LinuxIO

/// Whoever does what the control socket's clients ask.
protocol ControlHandler: AnyObject {
  /// Does what a client asks.
  ///
  /// - Parameters:
  ///   - request: What; never `watch` and `stop`, which are the server's own.
  ///   - file: What the client has opened for the result; writable, where the request takes one.
  ///   - session: The client.
  /// - Returns: The answer; nil where `session` is given it later.
  func perform(
    _ request: ControlRequest, into file: OpenFile?, for session: ControlSession
  ) -> ControlAnswer?
}
