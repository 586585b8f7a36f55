public import Gestures

/// Which way the user interface runs.
///
/// This is the one place that mirrors: it decides which edge pushes and towards which side screens
/// travel. Edges and velocities below it are physical.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// New screens come from the right, as in Korean and English.
  case leftToRight
  /// New screens come from the left, as in Arabic and Hebrew.
  case rightToLeft

  /// What a swipe from `edge` does.
  public func operation(ofSwipeFrom edge: ScreenEdge) -> NavigationOperation {
    switch (self, edge) {
    case (.leftToRight, .right), (.rightToLeft, .left): .push
    case (.leftToRight, .left), (.rightToLeft, .right): .pop
    }
  }

  /// The edge from which a swipe does an operation.
  public func edge(ofSwipeThat operation: NavigationOperation) -> ScreenEdge {
    self.operation(ofSwipeFrom: .left) == operation ? .left : .right
  }

  /// The horizontal offset on the panel of an offset towards the trailing side.
  func offset(towardsTrailing offset: Int) -> Int {
    self == .leftToRight ? offset : -offset
  }
}
