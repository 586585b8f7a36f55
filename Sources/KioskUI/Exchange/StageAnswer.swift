internal import Composition
internal import Geometry

/// What the stage, and the worker that draws for it, say to the navigator's loop.
enum StageAnswer: Sendable {
  /// A screen has come, or says something else about its swipes.
  case facts(ScreenFacts)
  /// Nothing leads to a screen any more; `forgotten` is the answer, unless a swipe does meanwhile.
  case forget(ScreenID)
  /// What a screen looks like now.
  case picture(ScreenID, PixelBuffer, generation: Int)
  /// A view asks for a screen to be pushed, whose picture is there; `pushed` is the answer.
  case push(ScreenID, PixelBuffer?, generation: Int)
  /// A button asks for what a swipe would do.
  case perform(Swipe)
  /// A view asks for the top screen to be popped.
  case pop
  /// A view asks for everything above the first screen to be popped.
  case popToRoot
  /// Something that a screen shows cannot be had, in one sentence.
  case problem(String)
  /// Picture files have another content: what was wrong with pictures may be so no more.
  case picturesChanged
  /// Views still answer.
  case alive(Int)
  /// Everything up to a `settle` has had its effect.
  case settled(Int, nextDeadline: Instant?)
}
