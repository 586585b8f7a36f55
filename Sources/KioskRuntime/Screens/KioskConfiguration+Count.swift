internal import Configuration

extension KioskConfiguration {
  /// How many screens there are, in words: `1 screen`, `6 screens`.
  var screenCount: String {
    screens.count == 1 ? "1 screen" : "\(screens.count) screens"
  }
}
