internal import Geometry
public import Gestures

/// From touch frames to swipes and content touches.
extension InteractivePushNavigationController {
  /// Takes in everything that happened at one `SYN_REPORT`.
  ///
  /// Time advances to the frame's first: what was due before happens before.
  public func handle(_ frame: TouchFrame) {
    exclusively {
      runDue(upTo: frame.time, includingDeadlineAtThatMoment: false)
      for change in frame.changes {
        switch change.kind {
        case .landed: landed(change, at: frame.time)
        case .moved: moved(change, at: frame.time)
        case .lifted: lifted(change, at: frame.time)
        case .lost(let loss): lost(change, because: loss, at: frame.time)
        }
      }
      // A settle with no way to go ends at once.
      runDue(upTo: frame.time, includingDeadlineAtThatMoment: false)
    }
  }

  private func landed(_ change: ContactChange, at time: Instant) {
    let top = topScreen
    let offset = offset(of: top, at: time)
    let location = Point(x: change.position.x - Double(offset), y: change.position.y)
    let isExcluded = top.excludedAreas.contains { $0.contains(location, onScreenOf: screenSize) }
    let verdict = detector.landed(
      change.contact, at: change.position, isExcluded: isExcluded, time: time)
    if let failed = recognizer.otherLanded(time: time) { report(failed) }

    switch verdict {
    case .outside: break
    case .candidate(let edge):
      if recognizer.state == .idle {
        recognizer.landed(change.contact, at: change.position, from: edge, time: time)
      } else {
        // The finger that swipes has rested so long that it counts as a ghost. It still swipes.
        refuse(change, from: edge, because: .secondContact, at: time)
      }
    case .refused(let edge, let reason):
      refuse(change, from: edge, because: reason, at: time)
    }

    // Further fingers beside a swipe reach nobody.
    if recognizer.state == .tracking { return }
    contentTouches.append(
      RoutedTouch(contact: change.contact, screen: top, offset: offset, location: location))
    send(.began, contentTouches.count - 1, at: time)
  }

  private func refuse(
    _ change: ContactChange, from edge: ScreenEdge, because reason: GestureFailure,
    at time: Instant
  ) {
    report(
      recognizer.refusal(
        of: change.contact, at: change.position, from: edge, because: reason, time: time))
  }

  private func moved(_ change: ContactChange, at time: Instant) {
    let wasGhost = detector.moved(change.contact, time: time)
    if wasGhost, recognizer.contact != change.contact,
      let failed = recognizer.otherLanded(time: time)
    {
      report(failed)
    }
    switch recognizer.moved(change.contact, to: change.position, time: time) {
    case .none: break
    case .event(let gesture):
      report(gesture)
      if gesture.state == .changed { drag(gesture) }
    case .asksToBegin(let edge):
      begin(change.contact, from: edge, at: time)
    }
    guard let index = contentTouch(change.contact) else { return }
    contentTouches[index].location = location(change, in: contentTouches[index])
    if wasGhost { contentTouches[index].wasGhost = true }
    send(.moved, index, at: time)
  }

  private func begin(_ contact: ContactID, from edge: ScreenEdge, at time: Instant) {
    guard let gesture = recognizer.answer(begin: mayBegin(from: edge), at: time) else { return }
    report(gesture)
    guard gesture.state == .began else { return }
    if let index = contentTouch(contact) { remove(index, sending: .cancelled, at: time) }
    startSwipe(gesture)
  }

  /// Whether gates and delegate let a swipe from `edge`, or what stands for one, begin now.
  func mayBegin(from edge: ScreenEdge) -> Bool {
    canSwipe(from: edge) && delegate?.gestureRecognizerShouldBegin(edge) ?? true
  }

  private func lifted(_ change: ContactChange, at time: Instant) {
    if let gesture = recognizer.lifted(change.contact, at: change.position, time: time) {
      report(gesture)
      if gesture.state == .ended { release(gesture) }
    }
    if let index = contentTouch(change.contact) {
      contentTouches[index].location = location(change, in: contentTouches[index])
      remove(index, sending: .ended, at: time)
    }
    detector.ended(change.contact)
  }

  private func lost(_ change: ContactChange, because loss: ContactLoss, at time: Instant) {
    if let gesture = recognizer.lost(change.contact, because: loss, time: time) {
      report(gesture)
      if gesture.state == .cancelled { cancelDrag(at: time) }
    }
    if let index = contentTouch(change.contact) { remove(index, sending: .cancelled, at: time) }
    detector.ended(change.contact)
  }

  // MARK: Content

  func cancelContentTouches(at time: Instant) {
    while !contentTouches.isEmpty {
      remove(contentTouches.count - 1, sending: .cancelled, at: time)
    }
  }

  private func contentTouch(_ contact: ContactID) -> Int? {
    for index in contentTouches.indices where contentTouches[index].contact == contact {
      return index
    }
    return nil
  }

  private func location(_ change: ContactChange, in touch: RoutedTouch) -> Point {
    Point(x: change.position.x - Double(touch.offset), y: change.position.y)
  }

  private func remove(_ index: Int, sending phase: ContentTouch.Phase, at time: Instant) {
    send(phase, index, at: time)
    contentTouches.remove(at: index)
  }

  private func send(_ phase: ContentTouch.Phase, _ index: Int, at time: Instant) {
    guard let contentTouchHandler else { return }
    let touch = contentTouches[index]
    contentTouchHandler.handle(
      ContentTouch(
        contact: touch.contact, phase: phase, screen: touch.screen, location: touch.location,
        isAlone: !touch.wasGhost && detector.isAlone(touch.contact, at: time), time: time),
      in: self)
  }
}
