internal import ControlProtocol
internal import LinuxIO
internal import TouchInput

/// What a touchscreen sends, on its way into the file of a client.
final class ControlRecording: TouchTapSink {
  /// Bytes that may wait for the disk: a minute of ten fingers.
  private static let longestBacklog = 4 << 20
  /// Seconds that a pipe may take nothing.
  private static let patience = 10.0

  private let writer: BackgroundWriter
  private weak var touch: (any TouchTapSource)?
  private weak var session: ControlSession?

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - touch: Whose touchscreen.
  ///   - file: Where to.
  ///   - session: Is told where the file does not keep up.
  ///   - ended: Called on any thread when everything is written, or cannot be.
  /// - Throws: ENODEV where there is no touchscreen; `ended` is not called then.
  init(
    of touch: any TouchTapSource, into file: OpenFile, for session: ControlSession,
    ended: @escaping @Sendable (ControlAnswer) -> Void
  ) throws(SystemError) {
    guard touch.touchscreen != nil else { throw Self.absence }
    writer = try BackgroundWriter(
      "recording", into: file, limit: Self.longestBacklog, patience: Self.patience
    ) { reason in
      ended(reason.map { .refused("the recording could not be written: \($0)") } ?? .done)
    }
    self.touch = touch
    self.session = session
    try touch.add(self)
  }

  private static let absence = SystemError(
    "record", on: "the touchscreen", reason: .noDevice, remedy: "plug one in first")

  /// Ends it, once everything so far is written.
  func stop() {
    touch?.remove(self)
    writer.finish()
  }

  /// Hands it on to the file.
  func tapReceived(_ text: [UInt8]) {
    if writer.append(text) { return }
    // It has a gap now, or no room on the disk: nothing that follows would be a recording.
    session?.recordingEnded(
      .refused("the recording could not be written: the file takes nothing, or too slowly"))
    stop()
  }

  /// Completes it: the touchscreen is gone.
  func tapEnded() { writer.finish() }
}
