internal import Geometry

/// What the loop has to know of a screen of views.
struct ScreenFacts: Hashable, Sendable {
  /// Which screen it is.
  var id: ScreenID
  /// What traces, logs and control call it.
  var name: String
  /// Where a swipe from the trailing edge leads.
  var destination: ScreenID?
  /// Whether a swipe may push from it.
  var allowsPush = true
  /// Whether a swipe may pop it.
  var allowsPop = true
  /// Whether it is dark, for what stands in for its picture.
  var isDark = false
  /// Where no swipe starts.
  var excludedAreas: [UnitRect] = []
}
