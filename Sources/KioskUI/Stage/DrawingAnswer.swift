/// A screen that was drawn.
struct DrawingAnswer: Sendable {
  /// Which screen.
  let id: ScreenID
  /// What it shows, and the picture.
  let drawing: Drawing
  /// Which panel it was drawn for.
  let generation: Int
}
