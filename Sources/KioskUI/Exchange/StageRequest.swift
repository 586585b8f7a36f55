internal import Geometry
internal import KioskRuntime
internal import Views

/// What the navigator's loop says to the stage.
enum StageRequest: Sendable {
  /// Screens are drawn for this panel from now on; what was drawn for another is worthless.
  ///
  /// What is shown on it keeps the given time.
  case adopt(StagePanel, generation: Int, ScreenTime)
  /// The screens of the configuration that show the program's views of these names; all of them, so
  /// that others are gone.
  case configure([ScreenID: String])
  /// Which screens are on the stack, and which of them, or of those on their way, are seen.
  case show(stack: [ScreenID], visible: [ScreenID])
  /// A screen shows these buttons that do what swipes do.
  case offer(ScreenID, Affordances)
  /// These screens' pictures are not at hand; those that have been seen before are drawn again.
  case draw([ScreenID])
  /// The loop has done what it could with a push: the screen is on the stack, or was refused.
  case pushed(ScreenID)
  /// The loop has forgotten a screen, as it was asked to.
  case forgotten(ScreenID)
  /// Says whether views still answer; `alive` is the answer.
  case areYouAlive(Int)
  /// A contact on a screen's content did something.
  case touch(ScreenID, ViewTouch)
  /// A key was pressed while a screen was on top.
  case key(ScreenID, ViewKey)
  /// Time passes up to this moment; answered by `settled` once everything has had its effect.
  ///
  /// Sent in replays only.
  case settle(Int, at: Instant)
}
