internal import Geometry
internal import Gestures

/// The life of a transition: started, decided, ended.
extension InteractivePushNavigationController {
  /// Starts a timed transition from the top screen, or one that is over at once.
  func navigate(
    _ operation: NavigationOperation, to screen: Screen, animated: Bool, at time: Instant
  ) {
    now = max(now, time)
    runDue(upTo: time, includingDeadlineAtThatMoment: false)
    cancelDrag(at: time)
    start(operation, to: screen, interaction: nil, at: time)
    if animated {
      runDue(upTo: time, includingDeadlineAtThatMoment: false)
    } else {
      while let transition = transitions.first { end(transition, at: time) }
    }
  }

  /// A swipe has begun: starts the transition that it drives, unless the delegate wants a timed one.
  func startSwipe(_ gesture: GestureEvent) {
    let operation = settings.layoutDirection.operation(ofSwipeFrom: gesture.edge)
    let destination =
      operation == .push ? topScreen.interactivePushDestination : stack[stack.count - 2]
    guard let destination else { return }
    let animator = animator(
      for: operation, from: topScreen, to: destination, isInteractive: true)
    let interaction: PercentDrivenInteractiveTransition? =
      if let delegate {
        delegate.interactionController(for: animator)
      } else {
        PercentDrivenInteractiveTransition()
      }
    start(
      operation, to: destination,
      interaction: interaction?.wantsInteractiveStart == true ? interaction : nil,
      at: gesture.time)
    drag(gesture)
  }

  /// Moves the transition under the finger to where the finger is.
  func drag(_ gesture: GestureEvent) {
    let inward = gesture.edge.inward(gesture.translation)
    percentDrivenInteractiveTransition?.update(
      progressAtBegan + inward / Double(screenSize.width))
  }

  /// The finger has lifted: decides by progress and velocity.
  func release(_ gesture: GestureEvent) {
    guard let interaction = percentDrivenInteractiveTransition else { return }
    drag(gesture)
    var inward = gesture.edge.inward(gesture.velocity)
    if abs(inward) < NavigationSettings.restingVelocity - Rounding.slack { inward = 0 }
    let widthsPerSecond = scale.x / Double(screenSize.width)
    let flick = max(
      settings.velocityThreshold, NavigationSettings.velocityThresholdInWidths / widthsPerSecond)
    let finishing =
      inward >= 0
      && (interaction.percentComplete > settings.progressThreshold + Rounding.slack
        || inward > flick + Rounding.slack)
    interaction.decide(
      finishing: finishing, speed: (finishing ? inward : -inward) * widthsPerSecond,
      at: gesture.time)
  }

  /// Cancels the transition under the finger, and the gesture with it.
  func cancelDrag(at time: Instant) {
    if let cancelled = recognizer.cancel(at: time) { report(cancelled) }
    percentDrivenInteractiveTransition?.decide(finishing: false, speed: 0, at: time)
  }

  /// Starts a transition from the top screen; without an interaction controller it is timed.
  private func start(
    _ operation: NavigationOperation, to screen: Screen,
    interaction: PercentDrivenInteractiveTransition?, at time: Instant
  ) {
    reportDecided(at: time)
    let from = topScreen
    if interaction != nil { endFade(between: from, and: screen, at: time) }
    let old = takeOver(from: from, to: screen, at: time)
    let base = old?.progress ?? 0
    // A third pair would need three offsets for one screen: the oldest gives way.
    if transitions.count > 1 { end(transitions[0], at: time) }

    let animator = animator(
      for: operation, from: from, to: screen, isInteractive: interaction != nil,
      taking: old?.animator)
    let context = TransitionContext(
      operation: operation, from: from, to: screen, containerSize: screenSize,
      layoutDirection: settings.layoutDirection, isInteractive: interaction != nil)
    let duration = animator.transitionDuration(using: context)
    let driver: Transition.Driver =
      if let interaction {
        .interaction(interaction)
      } else {
        .time(
          Settle.timed(
            from: base, at: time, duration: duration, curve: CubicBezierCurve.easeInOut))
      }
    let transition = Transition(
      context: context, animator: animator, driver: driver, fromDepth: stack.count - 1,
      toDepth: stack.firstIndex { $0 === screen } ?? stack.count)

    report(.will(operation), at: time)
    for older in transitions { older.carried.removeAll { $0 === screen } }
    transition.carried = old?.carried ?? []
    transitions.append(transition)
    if let interaction {
      interaction.now = time
      interaction.duration = duration
      interaction.motion = .following(base)
      interaction.onDecision = { [weak self, weak transition] finishing, settle in
        guard let self, let transition else { return }
        exclusively { self.decided(transition, finishing: finishing, settle) }
      }
      percentDrivenInteractiveTransition = interaction
      progressAtBegan = base
    } else {
      changeStack(by: transition)
    }
  }

  /// What shows a transition: the delegate's animator, else the slide, or the fade where it is wished.
  ///
  /// - Parameter taking: What showed the transition so far that is taken over.
  private func animator(
    for operation: NavigationOperation, from: Screen, to: Screen, isInteractive: Bool,
    taking former: (any AnimatedTransitioning)? = nil
  ) -> any AnimatedTransitioning {
    if let animator = delegate?.animationController(for: operation, from: from, to: to) {
      return animator
    }
    let fades = settings.prefersCrossFadeTransitions && !isInteractive && former !== slide
    return fades ? fade : slide
  }

  /// A finger does not take a cross-fade over: what it slides has a place, and a fade has none.
  private func endFade(between from: Screen, and to: Screen, at time: Instant) {
    for transition in transitions
    where transition.isBetween(from, to) && transition.animator === fade {
      end(transition, at: time)
    }
  }

  /// Removes a transition between the same two screens, and answers the progress that leaves both
  /// where they are, what they carry with them, and what has shown it.
  private func takeOver(
    from: Screen, to: Screen, at time: Instant
  ) -> (progress: Double, carried: [Screen], animator: any AnimatedTransitioning)? {
    guard let index = transitions.firstIndex(where: { $0.isBetween(from, to) }) else { return nil }
    let old = transitions.remove(at: index)
    let progress = old.progress(at: time)
    old.animator.completeTransition(didComplete: old.decision == .finished)
    return (
      old.context.from === from ? progress : 1 - progress, old.carried, old.animator
    )
  }

  /// The transition under the finger was decided: the model changes now, and only now.
  private func decided(_ transition: Transition, finishing: Bool, _ settle: Settle) {
    percentDrivenInteractiveTransition = nil
    transition.driver = .time(settle)
    transition.decision = finishing ? .finished : .cancelled
    transition.context.transitionWasCancelled = !finishing
    transition.context.isInteractive = false
    if finishing { changeStack(by: transition) }
  }

  private func changeStack(by transition: Transition) {
    switch transition.context.operation {
    case .push:
      stack.append(transition.context.to)
    case .pop:
      guard let index = stack.firstIndex(where: { $0 === transition.context.to }) else { return }
      transition.carried += stack[(index + 1)...].dropLast()
      stack.removeSubrange((index + 1)...)
    }
  }

  /// Sends the `did` or `didCancel` of every transition that was decided and has not had it yet.
  func reportDecided(at time: Instant) {
    for transition in transitions where transition.decision != .open && !transition.isReported {
      reportEnd(of: transition, at: time)
    }
  }

  /// A transition's motion is over.
  func end(_ transition: Transition, at time: Instant) {
    transitions.removeAll { $0 === transition }
    if !transition.isReported { reportEnd(of: transition, at: time) }
    transition.animator.completeTransition(didComplete: transition.decision == .finished)
  }

  private func reportEnd(of transition: Transition, at time: Instant) {
    transition.isReported = true
    report(
      .did(transition.context.operation, completed: transition.decision == .finished), at: time)
  }

  /// Lets everything fall due that does by `time`, in the order of time.
  ///
  /// A swipe's deadline at exactly `time` waits for the touches of that moment where those are still
  /// to come.
  func runDue(upTo time: Instant, includingDeadlineAtThatMoment: Bool) {
    while true {
      let next = firstEnding()
      if let deadline = recognizer.deadline,
        deadline < time || (includingDeadlineAtThatMoment && deadline == time),
        next.map({ deadline < $0.end }) ?? true
      {
        if let failed = recognizer.deadlinePassed() { report(failed) }
      } else if let next, next.end <= time {
        end(next.transition, at: next.end)
      } else {
        break
      }
    }
    now = max(now, time)
  }

  /// The transition whose motion ends first.
  private func firstEnding() -> (transition: Transition, end: Instant)? {
    var first: (transition: Transition, end: Instant)?
    for transition in transitions {
      guard let end = transition.end else { continue }
      if let earlier = first, earlier.end <= end { continue }
      first = (transition, end)
    }
    return first
  }
}
