/// How wide the strips at a screen's sides are in which a swipe may start.
package enum StandardEdgeWidth {
  /// Where nothing else is said and the panel's size is known: it holds the first sample of nearly
  /// every edge swipe on recorded panels, cases and bezels included.
  package static let millimetres = 8.0
  /// Where nothing else is said and the size is unknown.
  package static let pointsOfUnknownSize = 32.0

  /// What a strip has at most, in pixels of a screen this many wide: a third.
  package static func limit(onScreenWidth width: Double) -> Double { width / 3 }
}
