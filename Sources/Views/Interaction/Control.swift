internal import Geometry
internal import Gestures

/// Something on the screen that follows a contact: a button, a slider.
///
/// It follows one contact at a time and is told of no other. A contact that it follows ends in
/// exactly one of `ended` and `cancelled`; only the first has consequences.
@MainActor
package class Control: Timed {
  /// The contact it follows.
  final var contact: ContactID?
  /// Whether touches and keys reach it.
  private(set) final var isEnabled = true
  /// Whether it has the keyboard's attention, and shows so.
  final var isFocused = false { didSet { if isFocused != oldValue { focusChanged() } } }
  /// Called when it looks focused, or does not any more.
  final var focusChanged: () -> Void = {}

  // MARK: What kinds of controls say

  /// Whether the keyboard stops at it.
  var isFocusable: Bool { true }

  /// Whether it follows a contact only as long as no other is in play.
  var wantsOnlyContact: Bool { false }

  /// A contact landed on it.
  func began(_ touch: ControlTouch) {}

  /// The contact moved.
  func moved(_ touch: ControlTouch) {}

  /// The contact lifted.
  func ended(_ touch: ControlTouch) {}

  /// The contact was taken away.
  func cancelled() {}

  /// Whether it takes the contact for itself now, so that it cannot scroll any more.
  func claims(_ touch: ControlTouch) -> Bool { false }

  /// Does what it is for, by a key.
  func activate(at time: Instant) {}

  /// Changes its value by steps, by a key; false where it has none.
  func adjust(by steps: Int) -> Bool { false }

  /// When something changes by itself; nil where nothing does.
  var deadline: Instant? { nil }

  /// Whether each frame shows something new.
  var isAnimating: Bool { false }

  /// Lets time pass.
  func advance(to time: Instant) {}

  /// Looks at once as it does at rest.
  func rest() {}

  // MARK: What its view says

  /// Lets touches and keys reach it, or not.
  final func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if isEnabled { return }
    isFocused = false
    drop()
  }

  /// Gives up the contact it follows, without consequences.
  final func drop() {
    guard contact != nil else { return }
    contact = nil
    cancelled()
  }
}
