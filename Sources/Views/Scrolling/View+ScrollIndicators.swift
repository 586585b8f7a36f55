extension View {
  /// Sets whether scroll views inside the view show how far they are scrolled, while they move.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do. One made with `showsIndicators: false` never does.
  ///   - axes: For which directions that is said; down is the only one there is.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(
      changedBy: ScrollIndicatorChange(visibility: axes.contains(.vertical) ? visibility : nil))
  }
}

/// Whether scroll views inside a view show how far they are scrolled; nil for what held before.
private struct ScrollIndicatorChange: EnvironmentChange {
  let visibility: ScrollIndicatorVisibility?

  func apply(to environment: inout EnvironmentValues) {
    if let visibility { environment.verticalScrollIndicatorVisibility = visibility }
  }
}

extension EnvironmentValues {
  /// Whether scroll views show how far they are scrolled.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorKey.self] }
    set { self[ScrollIndicatorKey.self] = newValue }
  }

  private enum ScrollIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
}
