internal import Views

/// A screen on the stage, and how far it is drawn.
@MainActor
final class StagedScreen {
  let id: ScreenID
  let hosting: HostingScreen
  /// What the views show.
  var content: DisplayGroup?
  /// What was drawn last.
  var drawing: Drawing?
  /// What the loop was told last.
  var facts: ScreenFacts?
  /// The buttons that do what swipes do.
  var affordances = Affordances()
  /// Whether a view has asked for it and it is not on the stack yet.
  var isAwaited = false

  init(id: ScreenID, hosting: HostingScreen) {
    self.id = id
    self.hosting = hosting
  }

  /// Whether what the views show is not what was drawn.
  var needsDrawing: Bool {
    guard let content else { return false }
    return drawing?.content !== content
  }
}
