internal import Configuration
internal import Geometry
internal import LinuxIO

/// Reading the configuration again.
extension Kiosk {
  /// Starts to notice changes.
  func watch() {
    if let watcherSource { loop.remove(watcherSource) }
    watcherSource = nil
    watcher = nil
    do throws(SystemError) {
      guard let watcher = try options.source.watch() else { return }
      watcherSource = try loop.add(watcher.descriptor, handler: self)
      self.watcher = consume watcher
    } catch {
      log.write(.warning, "\(error); changes are read at SIGHUP only")
    }
  }

  /// Takes over what the configuration says now, or keeps the former one where that is broken.
  ///
  /// - Throws: Where the loop cannot wait for the new screens.
  func reload(at now: Instant) throws(SystemError) {
    isReloadDue = false
    isStatusStale = true
    notifier.reloading(at: now)
    defer { notifier.reloaded() }
    if watcher?.isLost ?? true { watch() }
    let reading = options.source.read(for: program)
    for complaint in reading.complaints {
      log.write(complaint.severity == .error ? .error : .warning, complaint.description)
    }
    guard let new = reading.configuration?.shown(in: preview) else {
      return reject(reading.complaints.first { $0.severity == .error }?.description)
    }
    let newScreens: any ScreenSource
    do throws(CommandFailure) {
      newScreens = try program.makeScreens(new, screens, .machine)
    } catch {
      log.write(.error, error.description)
      return reject(error.description)
    }
    log.write(.notice, "the configuration was read again")
    rejection = nil
    try adopt(new, with: newScreens, at: now)
  }

  private func reject(_ reason: String?) {
    log.write(.error, "the changed configuration is broken; the former one stays in force")
    rejection = reason
  }

  private func adopt(
    _ new: KioskConfiguration, with newScreens: any ScreenSource, at now: Instant
  ) throws(SystemError) {
    let old = configuration.outputs[0]
    configuration = new
    try show(newScreens)
    touch.loseContacts(at: now)
    if new.outputs[0].touch != old.touch { restartTouch(at: now) }
    adjustKeys(at: now)
    if new.outputs[0].display != old.display {
      closeDisplay(at: now)
      openDisplay(at: now)
    } else {
      output?.adopt(screens, configuration: new, at: now)
    }
  }
}
