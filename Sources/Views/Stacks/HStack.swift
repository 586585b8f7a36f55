/// Views one beside the other, in the direction in which lines run.
public struct HStack<Content: View>: View {
  package let content: Content
  package let layout: StackLayout

  /// Puts views one beside the other.
  ///
  /// - Parameters:
  ///   - alignment: Where views of different heights stand.
  ///   - spacing: Points between two views; nil for the usual 8, and none beside spacers.
  ///   - content: The views, the leading one first.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      direction: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }
}

extension HStack: ContainerView {}
