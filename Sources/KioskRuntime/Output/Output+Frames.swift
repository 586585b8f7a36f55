internal import DisplayOutput
internal import Geometry
internal import Navigation

/// How a frame comes onto the panel, and when.
extension Output {
  /// Whether every frame differs from the last.
  var isMoving: Bool { controller.isAnimating && !light.isDark }

  /// Whether the first frame waits for the picture of its screen.
  var isWaitingForPicture: Bool {
    patienceEnds != nil && !light.isDark && !source.isFinished(controller.topScreen)
  }

  /// Makes a frame where one is to be made now.
  func presentIfDue(at now: Instant) throws(DisplayError) {
    guard isChanged || isMoving, display.canPresent else {
      if display.canPresent { schedule.rest() } else { schedule.pause() }
      if controller.isAtRest { pacing?.write() }
      return
    }
    if let patienceEnds, now < patienceEnds, isWaitingForPicture { return }
    patienceEnds = nil
    if let slot = schedule.takeSlot(at: now) { try presentFrame(in: slot, at: now) }
  }

  private func presentFrame(in slot: FrameSlot, at now: Instant) throws(DisplayError) {
    controller.advance(to: now)
    orderPictures()
    isChanged = false
    compose()
    // A transition under way is presented in every slot, to keep the clock's rhythm.
    if !isMoving, isShown(frame) {
      schedule.rest()
      return
    }
    do throws(DisplayError) {
      try display.present(frame, at: now)
    } catch {
      isChanged = true
      throw error
    }
    let presented = clock()
    schedule.presented(inSeconds: presented.seconds(since: now))
    let isDragged = controller.percentDrivenInteractiveTransition != nil
    pacing?.presented(
      scheduled: slot.deadline, presented: presented, newestSample: isDragged ? newestTouch : nil)
    swap(&frame, &shown)
    for mirror in mirrors { mirror.show(shown) }
    // A display without descriptor has flipped already, and no event will ask for what follows.
    if display.pollDescriptor == nil {
      try readFlips(at: presented)
      if isMoving { schedule.goOn(from: presented) }
      if controller.isAtRest { pacing?.write() }
    }
  }

  /// Orders the pictures that may be seen next.
  func orderPictures() {
    if orders.place(with: source, for: controller) { isChanged = true }
  }
}
