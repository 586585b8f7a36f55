/// How whoever looks after a kiosk controls it and learns how it is.
package struct ControlConfiguration: Hashable, Sendable {
  /// Where the control socket is.
  package enum Socket: Hashable, Sendable {
    /// In the runtime folder that the service manager has made; nowhere where there is none.
    case standard
    /// Nowhere.
    case off
    /// Here.
    case path(String)
  }

  /// Where the control socket is.
  package var socket: Socket
  /// The file for Prometheus' figures, read by node_exporter's textfile collector.
  package var textfile: String?

  /// Describes a way to control.
  package init(socket: Socket = .standard, textfile: String? = nil) {
    self.socket = socket
    self.textfile = textfile
  }
}
