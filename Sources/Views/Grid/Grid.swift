/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Temperature")
///     Text("21 °C")
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow {
///     Text("Humidity")
///     Text("44 %")
///   }
/// }
/// ```
///
/// Cells that take all they are offered share what the others leave. A view that is in no `GridRow`
/// covers all columns.
public struct Grid<Content: View>: View {
  package let content: Content
  package let layout: GridLayout

  /// Puts views into rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: Where the cells stand in their rows and columns.
  ///   - horizontalSpacing: Points between columns; nil for the usual 8.
  ///   - verticalSpacing: Points between rows; nil for the usual 8.
  ///   - content: The rows, the uppermost first.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      spacing: CGSize(
        width: horizontalSpacing ?? StackLayout.usualSpacing,
        height: verticalSpacing ?? StackLayout.usualSpacing))
    self.content = content()
  }
}

extension Grid: ContainerView {}
