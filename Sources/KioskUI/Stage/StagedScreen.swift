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
  /// The configuration's name of the view it shows; nil for a screen that views have made.
  let viewName: String?
  /// Whether a view has asked for it and the loop has not pushed it yet.
  var isAwaited = false { didSet { if !isAwaited { awaitedPicture = nil } } }
  /// Whether the loop has asked for its picture.
  var isOrdered = false
  /// Whether the loop has been asked to forget it.
  var isForgetAsked = false
  /// Whether its views have been given their surroundings.
  var isPresented = false
  /// The number of its last drawing, of all that were made.
  var lastDrawing = 0

  private var drawnContent: DisplayGroup?
  /// What the loop has no place for before the screen is on its stack.
  private var awaitedPicture: PixelBuffer?
  /// The loop keeps pictures, as many as memory allows; one that it has given up is drawn again.
  private weak var picture: PixelBuffer?

  init(id: ScreenID, hosting: HostingScreen, viewName: String? = nil) {
    self.id = id
    self.viewName = viewName
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
      awaitedPicture = isAwaited ? newValue?.picture : nil
    }
  }

  /// Lets its views and their state go; they begin anew when it is revealed again.
  func forgetViews() {
    guard hosting.graph != nil else { return }
    hosting.graph = nil
    content = nil
    drawing = nil
  }

  /// Whether what the views show is not what was drawn.
  var needsDrawing: Bool {
    guard let content else { return false }
    return drawing?.content !== content
  }
}
