/// Several views as one; a modifier of the group is one of each of them.
public struct Group<Content: View>: View {
  private let content: Content

  /// Groups the views of a builder.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views themselves.
  public var body: some View { content }
}
