internal import Configuration
internal import DisplayOutput
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
    let newScreens: [any ScreenSource]
    do throws(CommandFailure) {
      newScreens = try stations.map { (station) throws(CommandFailure) in
        try program.makeScreens(new.narrowed(to: station.index), station.screens, .machine)
      }
    } catch {
      log.write(.error, error.description)
      return reject(error.description)
    }
    log.write(.notice, "the configuration was read again")
    rejection = nil
    configuration = new
    cards.requests = new.outputs.prefix(1).map { DisplayRequest($0.display) }
    for (station, screens) in zip(stations, newScreens) {
      try station.adopt(new.narrowed(to: station.index), with: screens, at: now)
    }
    adjustKeys(at: now)
  }

  private func reject(_ reason: String?) {
    log.write(.error, "the changed configuration is broken; the former one stays in force")
    rejection = reason
  }
}
