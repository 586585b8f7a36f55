internal import Configuration
internal import DisplayOutput
internal import Geometry
package import LinuxIO
internal import Navigation
internal import Presence

/// What a panel does while nobody is at it.
///
/// ```
///   light      the frame                      then, once it is on the panel
///   full       the picture                    the backlight as it was
///   dimmed     the picture                    the backlight lowered
///              under black, where there is none
///   dark       black: nothing else may ever   black: nothing
///              show, whoever turns it on      backlight: the backlight goes off
///                                             dpms: the CRTC is turned off, too
/// ```
///
/// Each is one frame; then nothing runs until somebody is there. A panel that was off lights with the
/// first picture, because it is turned on by it.
extension Output {
  /// Why the backlight cannot be set.
  package var backlightProblem: SystemError? { light.problem }

  /// Does what has become due by itself, and follows the light; to be called before a frame is made.
  func sleepOrWake(at now: Instant) throws(DisplayError) {
    while let action = sleep.advance(to: now) {
      switch action {
      case .returnToRoot: controller.popToRootScreen(animated: sleep.light != .dark, at: now)
      case .showNext: showNext(at: now)
      }
    }
    let wasAwake = light.level == .full
    guard light.follow(sleep.light) else { return }
    isChanged = true
    if wasAwake, let lost = sleep.loseTouches(at: now) { controller.handle(lost) }
    guard light.isOff else { return }
    try display.setPowered(true)
    light.isOff = false
    // It lights with a frame, even if that is no other than before.
    shown.removeAll(keepingCapacity: true)
  }

  /// Lights the panel for whoever has it now: another console, which is to be read.
  package func giveBacklightBack() { light.giveBacklightBack() }

  /// Has backlight and power follow the light, once the frame for it is on the panel.
  ///
  /// - Returns: Whether another frame is needed, because the backlight cannot be set.
  func setLight() throws(DisplayError) -> Bool {
    guard !light.isSet, light.isOff || (!isChanged && display.canPresent) else { return false }
    light.isSet = true
    if light.setBacklight() { isChanged = true }
    if light.isDark, light.mode == .dpms {
      try display.setPowered(false)
      light.isOff = true
    }
    return isChanged
  }

  /// Goes back from where the panel has led itself, for somebody who leads it from afar.
  ///
  /// Whoever stands before it goes on from what there is to see; whoever does not knows nothing of that.
  func endAttraction(at now: Instant) {
    guard sleep.isAttracting else { return }
    sleep.wake(at: now)
    controller.popToRootScreen(animated: false, at: now)
  }

  /// Pushes what the top screen leads to, or begins anew at the first one.
  private func showNext(at now: Instant) {
    if let next = controller.topScreen.interactivePushDestination,
      controller.pushScreen(next, at: now)
    {
      return
    }
    controller.popToRootScreen(at: now)
  }
}
