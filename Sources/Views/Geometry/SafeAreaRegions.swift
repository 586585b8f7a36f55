/// Parts of a screen that something covers; a kiosk's screen has none of them.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}
