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
      let watcher = try options.source.watch()
      watcherSource = try loop.add(watcher.descriptor, handler: self)
      self.watcher = consume watcher
    } catch {
      log.write(.warning, "\(error); changes are read at SIGHUP only")
    }
  }

  /// Takes over what the configuration says now, or keeps the former one where that is broken.
  func reload(at now: Instant) {
    isReloadDue = false
    isStatusStale = true
    notifier.reloading(at: now)
    defer { notifier.reloaded() }
    if watcher?.isLost ?? true { watch() }
    let reading = options.source.read()
    for complaint in reading.complaints {
      log.write(complaint.severity == .error ? .error : .warning, complaint.description)
    }
    guard let configuration = reading.configuration else {
      log.write(.error, "the changed configuration is broken; the former one stays in force")
      rejection = reading.complaints.first { $0.severity == .error }
      return
    }
    log.write(.notice, "the configuration was read again")
    rejection = nil
    adopt(configuration, at: now)
  }

  private func adopt(_ new: KioskConfiguration, at now: Instant) {
    let old = configuration.outputs[0]
    configuration = new
    screens = PictureScreens(new, decoder: decoder, replacing: screens)
    touch.loseContacts(at: now)
    if new.outputs[0].touch != old.touch { restartTouch(at: now) }
    if new.outputs[0].display != old.display {
      closeDisplay(at: now)
      openDisplay(at: now)
    } else {
      output?.adopt(screens, configuration: new, at: now)
    }
  }
}
