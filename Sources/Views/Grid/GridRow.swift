/// A row of a grid: each of its views is a cell.
///
/// Modifiers of a row are modifiers of each of its cells. Outside of a grid it is a group.
public struct GridRow<Content: View>: View {
  @State private var identity = GridRowIdentity()
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Puts views into a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the cells stand in the row, down; nil for where the grid says.
  ///   - content: The cells, the leading one first.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells.
  public var body: some View {
    content.modified(by: GridTraitsModifier.row(identity, alignment: alignment))
  }
}
