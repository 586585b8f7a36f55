package import Gestures

/// What the kernel holds of a touchscreen at one moment: what lies on it already.
package struct TouchState: Hashable, Sendable {
  /// Slot by slot; one for a single-touch panel, none for protocol A, whose kernel side keeps none.
  package var slots: [SlotState]
  /// The slot that the next events speak of.
  package var currentSlot: Int
  /// Whether the touch key is down; true where the panel has none.
  package var isTouched: Bool

  /// Describes a moment.
  package init(slots: [SlotState], currentSlot: Int = 0, isTouched: Bool = true) {
    self.slots = slots
    self.currentSlot = currentSlot
    self.isTouched = isTouched
  }
}
