internal import Configuration
internal import Geometry
internal import KioskRuntime
internal import LinuxIO
internal import Navigation

/// What the stage says, and what follows from it for the stack.
extension AppScreens {
  var descriptor: Int32 { arrivals.descriptor }

  func takeFinished(at now: Instant) -> Bool {
    link.answers.lower()
    var isChanged = false
    if controller != nil {
      for answer in postponed { _ = take(answer, at: now) }
      postponed.removeAll()
    }
    var isStackInDoubt = false
    while let answer = link.answers.take() {
      // Pictures come with every frame of what moves; nothing else is looked at for them.
      if case .picture = answer {} else { isStackInDoubt = true }
      if take(answer, at: now) { isChanged = true }
    }
    if pictures?.takeFinished(at: now) ?? false { isChanged = true }
    if isStackInDoubt { showStack() }
    return isChanged
  }

  private func take(_ answer: StageAnswer, at now: Instant) -> Bool {
    switch answer {
    case .facts(let facts): adopt(facts)
    case .forget(let id): forget(id)
    case .picture(let id, let picture, let generation):
      return hosted.keep(picture, of: id, generation: generation)
    case .push, .pop, .popToRoot: navigate(answer, at: now)
    case .perform(let swipe): controller?.performSwipe(swipe == .push ? .push : .pop, at: now)
    case .problem(let sentence): hosted.note(sentence)
    case .picturesChanged: hosted.forgetProblems()
    case .alive(let number): answered = number
    case .settled(let number, let deadline):
      settled = number
      nextDeadline = deadline
    }
    return false
  }

  /// Does what a view has asked for, or keeps it until there is a stack.
  private func navigate(_ answer: StageAnswer, at now: Instant) {
    guard let controller else {
      postponed.append(answer)
      return
    }
    switch answer {
    case .push(let id, let picture, let generation):
      if let picture { hosted.hold(picture, of: id, generation: generation) }
      if let screen = hosted.screen(id) { controller.pushScreen(screen, at: now) }
      showStack()
      tell(.pushed(id))
    case .pop: controller.popScreen(at: now)
    case .popToRoot: controller.popToRootScreen(at: now)
    default: break
    }
  }

  /// Forgets a screen, unless it is on the stack or on the glass after all.
  private func forget(_ id: ScreenID) {
    showStack()
    guard !shown.stack.contains(id), !shown.visible.contains(id) else { return }
    hosted.forget(id)
    offered[id] = nil
    tell(.forgotten(id))
  }

  /// Whether views have answered since they were last asked; they are asked again.
  func isResponsive() -> Bool {
    guard answered == asked else { return false }
    asked += 1
    tell(.areYouAlive(asked))
    return true
  }

  private func adopt(_ facts: ScreenFacts) {
    guard case .configured(let name) = facts.id else { return hosted.adopt(facts) }
    guard let screen = pictures?.screen(named: name) as? ConfiguredScreen else { return }
    // What the configuration says about a screen's swipes wins over what its views say.
    let description = screen.configuration
    let push = description.push.flatMap { self.screen(named: $0) }
    hosted.apply(facts, to: screen)
    screen.interactivePushDestination = push ?? screen.interactivePushDestination
    screen.allowsPush = description.allowsPush && facts.allowsPush
    screen.allowsPop = description.allowsPop && facts.allowsPop
    screen.excludedAreas = description.excluded + facts.excludedAreas
  }
}
