internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Presence

/// Another configuration, and the screens that it describes.
extension Station {
  /// Goes on with what a configuration says now.
  ///
  /// - Parameters:
  ///   - new: The kiosk's, narrowed to this output.
  ///   - newContent: What it describes, of the same kind as before.
  /// - Throws: Where the loop cannot wait for the new screens.
  func adopt(
    _ new: KioskConfiguration, with newContent: Content, at now: Instant
  ) throws(SystemError) {
    let old = configuration.outputs[0]
    configuration = new
    isStatusStale = true
    sleep.settings = IdleSettings(new.idle)
    touch.log = log
    try show(newContent)
    loseContacts(at: now)
    if original == nil, new.outputs[0].touch != old.touch { restartTouch(at: now) }
    if new.outputs[0].display != old.display {
      reopenDisplay(at: now)
    } else if let screens {
      output?.adopt(screens, configuration: new, at: now)
    }
  }

  /// Shows its panel as another window wishes.
  func adopt(_ new: KioskConfiguration) {
    configuration = new
  }

  /// Takes pictures from there from now on, and from nowhere else.
  func show(_ content: Content) throws(SystemError) {
    if let screensSource { context.loop.remove(screensSource) }
    screensSource = nil
    // Former screens go with their descriptor, and the new ones may share it.
    self.content = content
    problems = []
    guard case .screens(let screens) = content else { return }
    problems = screens.problems
    screensSource = try context.loop.add(screens.descriptor, handler: self)
  }
}
