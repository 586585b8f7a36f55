package import Views

/// Measures text and pictures for views, by the same layout that the canvas draws.
@MainActor
package final class PangoTypesetter: Measuring {
  private let typesetter = Typesetter()

  /// Makes a typesetter with the fonts that fontconfig finds.
  package init() {}

  package func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure {
    typesetter.layout(text, width: width).measure
  }

  package func size(ofPicture path: String) -> CGSize? { nil }
}
