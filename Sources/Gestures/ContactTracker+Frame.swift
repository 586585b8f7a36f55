internal import Geometry

extension ContactTracker {
  mutating func report(at time: Instant) -> Bool {
    lastReport = time
    if isDiscarding {
      isDiscarding = false
      return false
    }
    beginFrame(at: time)
    for lift in lifts {
      if lift.isPalm {
        note(.lost(.palm), lift.contact.id, at: lift.contact.fraction)
      } else if Self.isFault(from: lift.contact, to: lift.fraction, at: time) {
        note(.lost(.sensorFault), lift.contact.id, at: lift.contact.fraction)
      } else {
        note(.lifted, lift.contact.id, at: lift.fraction)
      }
    }
    lifts.removeAll(keepingCapacity: true)
    for index in slots.indices where slots[index].isChanged { loseWhatIsNoFinger(index, at: time) }
    for index in slots.indices where slots[index].isChanged { land(index, at: time) }
    for index in slots.indices where slots[index].isChanged {
      move(index, at: time)
      slots[index].isChanged = false
    }
    for fraction in taps {
      let id = newID()
      note(.landed, id, at: fraction)
      note(.lifted, id, at: fraction)
    }
    taps.removeAll(keepingCapacity: true)
    return !frame.changes.isEmpty
  }

  mutating func loseWhatIsNoFinger(_ slot: Int, at time: Instant) {
    switch slots[slot].occupant {
    case .live(let contact):
      if slots[slot].isPalm {
        lose(slot, because: .palm)
      } else if slots[slot].isHovering {
        lose(slot, because: .hover)
        slots[slot].occupant = .hovering
      } else if let fraction = fraction(of: slot),
        Self.isFault(from: contact, to: fraction, at: time)
      {
        lose(slot, because: .sensorFault)
      }
    case .arriving, .hovering, .silent:
      slots[slot].occupant =
        slots[slot].isPalm ? .dead : slots[slot].isHovering ? .hovering : .arriving
    case .none, .dead: break
    }
  }

  mutating func land(_ slot: Int, at time: Instant) {
    guard case .arriving = slots[slot].occupant, let fraction = fraction(of: slot)
    else { return }
    let id = newID()
    slots[slot].occupant = .live(
      TrackedSlot.LiveContact(id: id, fraction: fraction, sampledAt: time))
    note(.landed, id, at: fraction)
    // It has landed, not moved.
    slots[slot].isChanged = false
  }

  mutating func move(_ slot: Int, at time: Instant) {
    guard case .live(var contact) = slots[slot].occupant, let fraction = fraction(of: slot),
      fraction != contact.fraction
    else { return }
    contact.intervals.append(nanoseconds: time.nanoseconds &- contact.sampledAt.nanoseconds)
    contact.fraction = fraction
    contact.sampledAt = time
    slots[slot].occupant = .live(contact)
    note(.moved, contact.id, at: fraction)
  }

  /// Whether a finger cannot have made this step.
  ///
  /// Silence before the step is counted only as far as the panel's own pace explains it: a finger
  /// that rested for a second did not start moving then.
  static func isFault(
    from contact: TrackedSlot.LiveContact, to fraction: Point, at time: Instant
  ) -> Bool {
    let step = max(
      abs(fraction.x - contact.fraction.x), abs(fraction.y - contact.fraction.y))
    guard step > longestStep + Rounding.slack else { return false }
    let elapsed = min(time.seconds(since: contact.sampledAt), contact.intervals.patience)
    return step > highestSpeed * max(elapsed, 0) + Rounding.slack
  }

  mutating func adopt(_ states: [SlotState]) {
    for index in slots.indices {
      guard index < states.count else { break }
      let state = states[index]
      slots[index].x = Self.accepted(state.x, on: axes.x) ?? slots[index].x
      slots[index].y = Self.accepted(state.y, on: axes.y) ?? slots[index].y
      // The kernel repeats no value that it holds already, not for the slot's next contact either.
      slots[index].isPalm = state.toolType == Self.palmTool
      slots[index].isHovering = state.distance > 0
      slots[index].trackingID = max(state.trackingID, -1)
      slots[index].occupant = state.trackingID >= 0 ? .dead : .none
    }
  }

  /// Ends the slot's contact without a lift.
  mutating func lose(_ slot: Int, because loss: ContactLoss) {
    guard case .live(let contact) = slots[slot].occupant else { return }
    note(.lost(loss), contact.id, at: contact.fraction)
    slots[slot].occupant = .dead
  }

  func fraction(of slot: Int) -> Point? {
    guard let x = slots[slot].x, let y = slots[slot].y else { return nil }
    return mapping.fraction(
      ofAxes: Point(x: axes.x.fraction(of: x), y: axes.y.fraction(of: y)))
  }

  mutating func beginFrame(at time: Instant) {
    frame.time = time
    frame.changes.removeAll(keepingCapacity: true)
  }

  mutating func note(_ kind: ContactChange.Kind, _ id: ContactID, at fraction: Point) {
    frame.changes.append(
      ContactChange(contact: id, kind: kind, position: mapping.position(ofFraction: fraction)))
  }

  mutating func newID() -> ContactID {
    defer { nextID &+= 1 }
    return ContactID(rawValue: nextID)
  }
}
