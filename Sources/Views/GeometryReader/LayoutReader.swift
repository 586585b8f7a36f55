/// A node whose views depend on the outcome of the layout.
@MainActor
protocol LayoutReader: Node {
  /// Looks at where it is now.
  ///
  /// - Returns: Whether its views may be others now, so that the layout has to be done again.
  func readLayout() -> Bool
}
