package import Composition
package import DisplayOutput
package import Geometry

/// A second panel for the picture of an output.
///
/// It is handed each frame that the output has presented, and shows the newest as soon as its own
/// display can take one. So a slow display leaves frames out, and the output never waits for it.
package final class Mirror: Presenter {
  /// What is driven.
  package let display: any Display
  /// How many frames have been on the panel.
  package private(set) var flips = 0
  /// None: a frame is due when the display can take one.
  package let missedFrames = 0
  private var newest: [PlacedBuffer] = []
  private var isChanged = false
  private var isOff = false
  /// Whether it is to be turned off again, because somebody else may have turned it on.
  private var isOffDue = false
  private var lostFlips = LostFlips()

  /// Shows nothing until there is a frame.
  package init(display: any Display) {
    self.display = display
    // Whoever's picture it shows has the say, should they have one light.
    try? display.backlight?.withdraw()
  }

  /// Takes a frame over; it is presented in the next turn that the display allows.
  package func show(_ frame: [PlacedBuffer]) {
    // The output goes on with its own array, which must not have to be copied for that.
    newest.removeAll(keepingCapacity: true)
    newest.append(contentsOf: frame)
    isChanged = !newest.isEmpty
  }

  /// Has the newest frame set the mode anew.
  package func showAnew() {
    display.reset()
    isChanged = !newest.isEmpty
    isOffDue = isOff
  }

  /// Turns the panel off, or lets the newest frame turn it on again.
  package func setPowered(_ isPowered: Bool) throws(DisplayError) {
    guard isPowered == isOff || isOffDue else { return }
    try display.setPowered(isPowered)
    isOff = !isPowered
    isOffDue = false
    isChanged = !newest.isEmpty
  }

  /// When the display wants to be looked after; nil at rest.
  package var wakeUp: Instant? { display.wakeUp }

  /// Takes the display's answers.
  package func readFlips(at now: Instant) throws(DisplayError) {
    guard try display.dispatchEvents() != nil else { return }
    flips += 1
    lostFlips.flipped()
  }

  /// Presents the newest frame where the display can take it.
  package func turn(at now: Instant) throws(DisplayError) {
    if display.flipOverdue(at: now) {
      try lostFlips.lost()
      showAnew()
    } else if let time = display.wakeUp, time <= now {
      try readFlips(at: now)
    }
    guard isChanged, display.canPresent else { return }
    try display.present(newest, at: now)
    isChanged = false
    // A display without descriptor has flipped already.
    if display.pollDescriptor == nil { try readFlips(at: now) }
  }
}
