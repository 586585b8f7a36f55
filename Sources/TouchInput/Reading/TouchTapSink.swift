/// Whoever wants what a touchscreen sends, as an evemu recording, while it happens.
package protocol TouchTapSink: AnyObject {
  /// Takes the next part of the recording: its head first, then whole lines.
  func tapReceived(_ text: [UInt8])

  /// Takes note that the touchscreen is gone: the recording is complete.
  func tapEnded()
}
