internal import Composition
internal import Geometry

/// What the stage, and the worker that draws for it, say to the navigator's loop.
enum StageAnswer: Sendable {
  /// A screen has come, or says something else about its swipes.
  case facts(ScreenFacts)
  /// A screen has gone for good.
  case forget(ScreenID)
  /// What a screen looks like now.
  case picture(ScreenID, PixelBuffer, generation: Int)
  /// A view asks for a screen to be pushed; its picture has been sent before.
  case push(ScreenID)
  /// A button asks for what a swipe would do.
  case perform(Swipe)
  /// A view asks for the top screen to be popped.
  case pop
  /// A view asks for everything above the first screen to be popped.
  case popToRoot
  /// Something about the screens is wrong, in one sentence.
  case problem(String)
  /// Everything up to a `settle` has had its effect.
  case settled(Int, nextDeadline: Instant?)
}
