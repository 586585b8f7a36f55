internal import LinuxIO

/// What a client of the control socket and the kiosk are about.
enum ControlSessionState {
  /// Takes requests.
  case asking
  /// Its answer is being made elsewhere.
  case waiting
  /// Is told what happens.
  case watching
  /// What is touched goes into its file.
  case recording(ControlRecording)
  /// What was recorded is being written.
  case ending
  /// Has been told why it is sent away, and may take that yet.
  case leaving
  /// Is over.
  case closed

  /// What comes next, once all that can be done at present is done.
  enum Step: Hashable {
    /// The session ends.
    case close
    /// It goes on when the client's socket is so.
    case wait(for: Readiness)
  }

  /// Whether it looks at requests at all.
  var takesRequests: Bool {
    switch self {
    case .asking, .recording: true
    case .waiting, .watching, .ending, .leaving, .closed: false
    }
  }

  /// What it is about, for whoever looks for a place.
  func occupation(hasOutput: Bool) -> ControlPlaces.Guest.Occupation {
    switch self {
    case .asking where !hasOutput: .idle
    case .watching, .recording: .staying
    case .asking, .waiting, .ending, .leaving, .closed: .busy
    }
  }

  /// What comes next.
  ///
  /// - Parameters:
  ///   - hasOutput: Whether the client has something to take yet.
  ///   - hasRequests: Whether it may have sent a request that nobody has looked at.
  ///   - isInputOver: Whether it has closed its end for writing.
  func step(hasOutput: Bool, hasRequests: Bool, isInputOver: Bool) -> Step {
    switch self {
    case .watching where isInputOver, .recording where isInputOver: .close
    case .asking where isInputOver && !hasRequests && !hasOutput: .close
    case .leaving where !hasOutput: .close
    // A socket with room says so at once: the next request is for the next turn.
    case .asking, .recording: .wait(for: hasOutput || hasRequests ? .writable : .readable)
    case .watching: .wait(for: hasOutput ? [.readable, .writable] : .readable)
    case .waiting, .ending, .leaving: .wait(for: hasOutput ? .writable : [])
    case .closed: .wait(for: [])
    }
  }
}
