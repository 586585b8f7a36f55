/// The name of one contact, from touch-down to lift; never used twice by a tracker.
public struct ContactID: Hashable, Sendable, RawRepresentable {
  /// Counts contacts, across all touchscreens of a panel.
  public let rawValue: UInt64

  /// Names a contact by its number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
