internal import Geometry

extension ContactTracker {
  mutating func take(_ event: EvdevEvent) {
    switch axes.contactProtocol {
    case .slots, .convertedSlots: takeSlotted(event)
    case .single(let key): takeSingle(event, key: key)
    }
  }

  mutating func takeSlotted(_ event: EvdevEvent) {
    guard event.type == EventType.absolute else { return }
    if event.code == EventCode.slot {
      let slot = Int(event.value)
      current = slots.indices.contains(slot) ? slot : nil
      return
    }
    guard let current else { return }
    switch event.code {
    case EventCode.trackingID: setTrackingID(event.value, of: current)
    case EventCode.positionX: setX(event.value, of: current)
    case EventCode.positionY: setY(event.value, of: current)
    case EventCode.distance:
      slots[current].isHovering = event.value > 0
      slots[current].isChanged = true
    case EventCode.toolType:
      slots[current].isPalm = event.value == Self.palmTool
      slots[current].isChanged = true
    default: break
    }
  }

  mutating func takeSingle(_ event: EvdevEvent, key: UInt16) {
    switch (event.type, event.code) {
    case (EventType.absolute, EventCode.x): setX(event.value, of: 0)
    case (EventType.absolute, EventCode.y): setY(event.value, of: 0)
    case (EventType.key, key):
      // 2 is autorepeat, which some drivers leave on: not another press.
      if event.value == 1 { setTrackingID(0, of: 0) }
      if event.value == 0 { setTrackingID(-1, of: 0) }
    default: break
    }
  }

  mutating func setX(_ value: Int32, of slot: Int) {
    guard let value = Self.accepted(value, on: axes.x) else { return }
    slots[slot].x = value
    slots[slot].isChanged = true
  }

  mutating func setY(_ value: Int32, of slot: Int) {
    guard let value = Self.accepted(value, on: axes.y) else { return }
    slots[slot].y = value
    slots[slot].isChanged = true
  }

  /// The value as it counts: clamped where it is a little beyond the axis, nil where far.
  static func accepted(_ value: Int32, on axis: AxisRange) -> Int32? {
    let fraction = axis.fraction(of: value)
    let limit = tolerance + Rounding.slack
    guard fraction >= -limit, fraction <= 1 + limit else { return nil }
    return min(max(value, axis.minimum), axis.maximum)
  }

  mutating func setTrackingID(_ id: Int32, of slot: Int) {
    let old = slots[slot].trackingID
    // A driver that repeats the number repeats the contact.
    if id == old || (id < 0 && old < 0) { return }
    if old >= 0 { end(slot) }
    slots[slot].trackingID = max(id, -1)
    slots[slot].occupant = id >= 0 ? .arriving : .none
    slots[slot].isChanged = true
  }

  /// The contact in the slot lifts, at the position that the frame has given so far.
  mutating func end(_ slot: Int) {
    switch slots[slot].occupant {
    case .live(let contact):
      lifts.append(
        Lift(
          contact: contact, fraction: fraction(of: slot) ?? contact.fraction,
          isPalm: slots[slot].isPalm))
    case .arriving:
      if !slots[slot].isPalm, !slots[slot].isHovering, let fraction = fraction(of: slot) {
        taps.append(fraction)
      }
    case .none, .hovering, .dead, .silent: break
    }
  }
}
