/// Which way reading goes.
package enum LayoutDirection: String, CaseIterable, Sendable {
  /// A push comes from the right edge.
  case leftToRight
  /// A push comes from the left edge.
  case rightToLeft
}
