/// What can be asked of a kiosk.
package enum ControlVerb: String, CaseIterable, Sendable {
  /// How it is.
  case status
  /// To push a screen, by time.
  case push
  /// To pop the top screen, by time.
  case pop
  /// To pop everything above the root, by time.
  case root
  /// To read the configuration again.
  case reload
  /// To light the panel, as a touch does.
  case wake
  /// To darken the panel until a touch.
  case blank
  /// What is shown, as a PNG into a file.
  case screenshot
  /// What the touchscreen sends from now on, into a file.
  case record
  /// To end the recording that this client has begun.
  case stop
  /// To be told what happens from now on.
  case watch
  /// Figures for Prometheus.
  case metrics

  /// Whether it concerns one output, and may name which.
  package var takesOutput: Bool {
    switch self {
    case .push, .pop, .root, .wake, .blank, .screenshot, .record: true
    case .status, .reload, .stop, .watch, .metrics: false
    }
  }

  /// Whether an open file comes with it.
  package var takesFile: Bool { self == .screenshot || self == .record }

  /// Whether whoever asks it goes on for as long as he likes.
  package var staysConnected: Bool { self == .watch || self == .record }

  /// Whether it is logged who asked: rarely, for the configuration, or for what is seen and touched.
  ///
  /// Navigation and light are told to whoever watches; a clock may ask for them every minute.
  package var isLogged: Bool {
    switch self {
    case .reload, .screenshot, .record: true
    case .status, .push, .pop, .root, .wake, .blank, .stop, .watch, .metrics: false
    }
  }

  /// The keys that a request of this kind may have.
  var keys: [String] {
    ["request", "protocol"] + (self == .push ? ["screen"] : []) + (takesOutput ? ["output"] : [])
  }
}
