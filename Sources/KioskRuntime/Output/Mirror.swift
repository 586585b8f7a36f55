package import Composition
internal import Configuration
package import DisplayOutput
package import Geometry
package import LinuxIO
internal import Presence

/// A second panel for the picture of an output.
///
/// It is handed each frame that the output has presented, and shows the newest as soon as its own
/// display can take one. So a slow display leaves frames out, and the output never waits for it. Its
/// panel is as bright as the output's, each by its own backlight; where it has none, and the output's
/// picture is not dimmed because that one has, the picture is dimmed here.
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
  /// How much of the panel is to be seen.
  private var light: OutputLight
  /// Whether the output is as bright as it is to be: the frame for that is here, too.
  private var isLightDecided = false

  /// Shows nothing until there is a frame.
  package init(display: any Display) {
    self.display = display
    light = OutputLight(mode: .backlight, backlight: display.backlight)
    // Until it follows whoever's picture it shows, who may have the same light.
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
    light.isSet = false
  }

  /// Turns the panel off, or lets the newest frame turn it on again.
  package func setPowered(_ isPowered: Bool) throws(DisplayError) {
    guard isPowered == isOff || isOffDue else { return }
    try display.setPowered(isPowered)
    isOff = !isPowered
    isOffDue = false
    isChanged = !newest.isEmpty
  }

  /// Why the backlight cannot be set.
  package var backlightProblem: SystemError? { light.problem }

  /// Has the panel as bright as that of the output, once the picture for it is here, too.
  func follow(_ original: OutputLight) {
    // Before that the output has not presented its frame for it.
    isLightDecided = original.isSet
    guard isLightDecided else { return }
    let wasDimmed = isPictureDimmed
    light.mode = original.mode
    _ = light.follow(original.levelBesideFrame)
    if isPictureDimmed != wasDimmed { isChanged = !newest.isEmpty }
  }

  /// Lights the panel for whoever has it now: another console, which is to be read.
  func giveBacklightBack() { light.giveBacklightBack() }

  private var isPictureDimmed: Bool { light.level == .dimmed && light.backlight == nil }

  /// Has the backlight follow the light, once the frame for it is on the panel.
  ///
  /// - Returns: Whether another frame is needed, because the backlight cannot be set.
  private func setLight() -> Bool {
    guard isLightDecided, !light.isSet else { return false }
    guard isOff || (!isChanged && display.canPresent) else { return false }
    light.isSet = true
    if light.setBacklight() { isChanged = !newest.isEmpty }
    return isChanged
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
    try presentIfDue(at: now)
    if setLight() { try presentIfDue(at: now) }
  }

  private func presentIfDue(at now: Instant) throws(DisplayError) {
    guard isChanged, display.canPresent else { return }
    // Darkened where it is: a copy would have to be allocated for each frame.
    let count = newest.count
    if isPictureDimmed { light.darken(&newest, of: display) }
    defer { newest.removeLast(newest.count - count) }
    try display.present(newest, at: now)
    isChanged = false
    // A display without descriptor has flipped already.
    if display.pollDescriptor == nil { try readFlips(at: now) }
  }
}
