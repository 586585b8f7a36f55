/// Views one upon the other, the first one lowest.
public struct ZStack<Content: View>: View {
  package let content: Content
  package let layout: ZStackLayout

  /// Lays views upon each other.
  ///
  /// - Parameter alignment: Which of their points lie upon each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {}
