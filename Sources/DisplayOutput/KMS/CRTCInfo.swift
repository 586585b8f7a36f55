/// A scan-out engine: it reads planes and sends a picture to a connector, mode by mode.
package struct CRTCInfo: Hashable, Sendable {
  /// The kernel's number.
  package var id: ID<CRTCInfo>
  /// The mode it runs, where it runs.
  package var mode: VideoMode?

  /// Describes a CRTC.
  package init(id: ID<CRTCInfo>, mode: VideoMode? = nil) {
    self.id = id
    self.mode = mode
  }
}
