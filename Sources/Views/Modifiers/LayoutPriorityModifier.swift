/// Decides which views a stack serves first.
struct LayoutPriorityModifier: LayoutModifier, Equatable {
  let value: Double

  func layoutPriority(of child: LayoutNode) -> Double { value }
}

extension View {
  /// Sets which views a stack serves first where room is short.
  ///
  /// - Parameter value: Higher ones are served first; 0 is usual. Views of lower priorities keep their
  ///   least lengths.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: LayoutPriorityModifier(value: value.isNaN ? 0 : value))
  }
}
