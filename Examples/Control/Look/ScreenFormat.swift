import KioskUI

/// How a screen is used, from its size.
///
/// A larger panel is read from further away, so that text and gaps grow with it. Fingers do not:
/// controls stay as large as they are.
struct ScreenFormat: Equatable {
  /// The axis along which the large parts stand beside each other.
  let axis: Axis
  /// How many times larger than on a panel of 7 inches everything is.
  let growth: Double

  /// Points of a panel of 7 inches.
  static let usual = CGSize(width: 970, height: 568)

  init(of size: CGSize) {
    axis = size.width < size.height ? .vertical : .horizontal
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    growth = min(max(min(long / Self.usual.width, short / Self.usual.height), 0.8), 1.6)
  }

  /// Points around everything.
  var margin: Double { 24 * growth }
  /// Points between cards.
  var gap: Double { 14 * growth }
  /// Points at the sides of what lies on a card.
  var cardMargin: Double { 18 * growth }
  /// Points that a card with a heading and a slider is high.
  var rowHeight: Double { max(112 * growth, 104) }
}

extension EnvironmentValues {
  /// How the screen around a view is used.
  var screenFormat: ScreenFormat {
    get { self[ScreenFormatKey.self] }
    set { self[ScreenFormatKey.self] = newValue }
  }

  private enum ScreenFormatKey: EnvironmentKey {
    static let defaultValue = ScreenFormat(of: ScreenFormat.usual)
  }
}
