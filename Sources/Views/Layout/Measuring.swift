/// Knows how large text and pictures are; views ask it while they are laid out.
@MainActor
package protocol Measuring: AnyObject {
  /// The size of text and where its lines stand.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - width: The longest line in points; nil for lines as long as they are.
  func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure

  /// The size of a picture in its own pixels; nil where it cannot be read.
  func size(ofPicture path: String) -> CGSize?
}
