/// Views one below the other.
public struct VStack<Content: View>: View {
  package let content: Content
  package let layout: StackLayout

  /// Puts views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where views of different widths stand.
  ///   - spacing: Points between two views; nil for the usual 8, and none beside spacers.
  ///   - content: The views, the uppermost first.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      direction: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }
}

extension VStack: ContainerView {}
