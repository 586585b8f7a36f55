internal import Geometry

/// One push or pop on its way, from `will` to the end of its motion.
final class Transition {
  /// What moves it.
  enum Driver {
    /// A gesture.
    case interaction(PercentDrivenInteractiveTransition)
    /// Time: after the decision, or from the start.
    case time(Settle)
  }

  /// How it was decided.
  enum Decision {
    /// A finger still holds it.
    case open
    /// It goes, or went, to its end.
    case finished
    /// It goes, or went, back to its start.
    case cancelled
  }

  let context: TransitionContext
  let animator: any AnimatedTransitioning
  var driver: Driver
  /// The places of its screens in the stack, counted from the root, while both were in it.
  let fromDepth: Int
  let toDepth: Int
  /// Screens that a pop to the root took off the stack between its two.
  ///
  /// Where an older transition still shows one of them, it goes with the upper screen; else a strip
  /// beside that would remain unpainted.
  var carried: [Screen] = []
  var decision: Decision
  /// Whether its `did` or `didCancel` has been sent.
  var isReported = false

  init(
    context: TransitionContext, animator: any AnimatedTransitioning, driver: Driver,
    fromDepth: Int, toDepth: Int
  ) {
    self.context = context
    self.animator = animator
    self.driver = driver
    self.fromDepth = fromDepth
    self.toDepth = toDepth
    decision =
      switch driver {
      case .interaction: .open
      case .time: .finished
      }
  }

  /// Progress in its own direction, 0...1.
  func progress(at time: Instant) -> Double {
    switch driver {
    case .time(let settle): return settle.progress(at: time)
    case .interaction(let interaction):
      interaction.now = time
      return interaction.percentComplete
    }
  }

  /// When its motion ends by itself; nil while a finger holds it.
  var end: Instant? {
    switch driver {
    case .time(let settle): settle.end
    case .interaction: nil
    }
  }

  /// Whether it is between these two screens, in either direction.
  func isBetween(_ one: Screen, _ other: Screen) -> Bool {
    (context.from === one && context.to === other)
      || (context.from === other && context.to === one)
  }

  /// Whether it moves `screen`.
  func involves(_ screen: Screen) -> Bool {
    context.from === screen || context.to === screen
  }

  /// How far it has put `screen` from its place at rest, in pixels.
  func offset(of screen: Screen) -> Int {
    if screen === context.from { return context.fromOffset }
    if screen === context.to { return context.toOffset }
    for element in carried where element === screen { return offset(of: upper) }
    return 0
  }

  /// How much of `screen` it lets be seen, 0...1.
  func opacity(of screen: Screen) -> Double {
    if screen === context.from { return context.fromOpacity }
    if screen === context.to { return context.toOpacity }
    for element in carried where element === screen { return opacity(of: upper) }
    return 1
  }

  /// The screen that slides or fades over the other.
  var upper: Screen { context.operation == .push ? context.to : context.from }

  /// The screen's place in the stack when the transition began.
  func depth(of screen: Screen) -> Int {
    screen === context.from ? fromDepth : toDepth
  }

  /// Puts both screens where they are at a time.
  func place(at time: Instant) {
    context.percentComplete = progress(at: time)
    animator.animateTransition(using: context)
  }
}
