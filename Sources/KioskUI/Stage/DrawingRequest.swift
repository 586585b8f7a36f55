internal import Composition
internal import Views

/// What a screen looks like, to be drawn.
struct DrawingRequest: Sendable, Equatable {
  /// Which screen.
  let id: ScreenID
  /// Everything it shows.
  let content: DisplayGroup
  /// What it is drawn for.
  let panel: StagePanel
  /// Counts the panels.
  let generation: Int
  /// What was drawn last for the same panel, so that only what differs is drawn.
  let former: Drawing?

  static func == (one: DrawingRequest, other: DrawingRequest) -> Bool {
    one.id == other.id && one.content === other.content && one.generation == other.generation
  }
}
