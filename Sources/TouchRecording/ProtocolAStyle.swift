/// The ways in which drivers of protocol A differ.
package struct ProtocolAStyle: Hashable, Sendable {
  /// How the last contact's lift is told.
  package enum Release: Hashable, Sendable, CaseIterable {
    /// By a frame with an empty packet.
    case emptyReport
    /// By `BTN_TOUCH` 0 and no packet.
    case touchKey
    /// By the contact's packet once more, with `ABS_MT_TOUCH_MAJOR` 0.
    case touchMajorZero
    /// Not at all.
    case never
  }

  /// How lifts are told.
  package var release: Release
  /// Packets name their contact.
  package var hasTrackingIDs: Bool
  /// `SYN_MT_REPORT` ends a packet; without it a frame can hold one only.
  package var hasReports: Bool
  /// `ABS_X` and `ABS_Y` repeat the first contact.
  package var alsoSingleTouch: Bool

  /// Describes a driver; the defaults are what the kernel's documentation asks for.
  package init(
    release: Release = .emptyReport, hasTrackingIDs: Bool = true, hasReports: Bool = true,
    alsoSingleTouch: Bool = false
  ) {
    self.release = release
    self.hasTrackingIDs = hasTrackingIDs
    self.hasReports = hasReports
    self.alsoSingleTouch = alsoSingleTouch
  }
}
