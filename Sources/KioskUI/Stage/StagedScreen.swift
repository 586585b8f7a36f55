internal import Composition
internal import Views

/// A screen on the stage, and how far it is drawn.
@MainActor
final class StagedScreen {
  let id: ScreenID
  let hosting: HostingScreen
  /// What the views show.
  var content: DisplayGroup?
  /// What the loop was told last.
  var facts: ScreenFacts?
  /// The buttons that do what swipes do.
  var affordances = Affordances()
  /// Whether a view has asked for it and it is not on the stack yet.
  var isAwaited = false

  private var drawnContent: DisplayGroup?
  /// The loop keeps pictures, as many as memory allows; one that it has given up is drawn again.
  private weak var picture: PixelBuffer?

  init(id: ScreenID, hosting: HostingScreen) {
    self.id = id
    self.hosting = hosting
  }

  /// What was drawn last, as long as its picture is kept.
  var drawing: Drawing? {
    get {
      guard let drawnContent, let picture else { return nil }
      return Drawing(content: drawnContent, picture: picture)
    }
    set {
      drawnContent = newValue?.content
      picture = newValue?.picture
    }
  }

  /// Whether what the views show is not what was drawn.
  var needsDrawing: Bool {
    guard let content else { return false }
    return drawing?.content !== content
  }
}
