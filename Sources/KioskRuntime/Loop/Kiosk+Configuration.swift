internal import Configuration
internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// Reading the configuration again.
extension Kiosk {
  /// Notices from now on when the configuration changes.
  func watch() {
    let files = Set(options.source.file.map { [$0] } ?? [])
    guard !files.isEmpty || !pictureFolders.isEmpty else { return }
    do throws(SystemError) {
      if watcher == nil {
        let watcher = try PathWatcher()
        watcherSource = try loop.add(watcher.descriptor, handler: self)
        self.watcher = consume watcher
      }
      watcher?.watch(files: files, folders: Set(pictureFolders))
      reportWatching(watcher?.problem)
    } catch {
      reportWatching(error)
    }
  }

  /// Tries again to notice changes, where that is due.
  ///
  /// Once they are, all is read again as if asked for: what has changed until then is not missed, and
  /// pictures and the control socket, which lacked their watchers too, get them.
  func retryWatching(at now: Instant) {
    guard watchRetry.isDue(at: now) else { return }
    watchRetry.attempted()
    watch()
    if reportedWatchProblem == nil { isReloadDue = true }
  }

  /// Says once what is not noticed.
  private func reportWatching(_ problem: SystemError?) {
    defer { reportedWatchProblem = problem }
    if problem?.reason.isShortage ?? false {
      watchRetry.failed(at: MonotonicClock.now)
    } else {
      watchRetry.succeeded()
    }
    guard let problem, problem != reportedWatchProblem else { return }
    log.write(.warning, "\(problem); changes are read at SIGHUP only")
  }

  /// Takes in what has happened to the configuration.
  func takeChanges() {
    guard let changed = watcher?.takeChanges(at: MonotonicClock.now) else { return }
    if !changed.isEmpty { hasConfigurationChanged = true }
    reportWatching(watcher?.problem)
  }

  /// Takes over what the configuration says now, or keeps the former one where that is broken.
  ///
  /// - Throws: Where the loop cannot wait for the new screens.
  func reload(at now: Instant) throws(SystemError) {
    let isAsked = isReloadDue
    isReloadDue = false
    hasConfigurationChanged = false
    let reading = options.source.read(for: program)
    pictureFolders = reading.folders
    watch()
    let new = reading.configuration?.shown(in: preview)
    // A comment was written, or a picture that the screens notice by themselves: no reason to take
    // a drag from anybody's finger.
    if !isAsked, configurationState.rejection == nil, new == configuration {
      unprovenText = reading.text
      return
    }
    isStatusStale = true
    notifier.reloading(at: now)
    defer {
      notifier.reloaded()
      reloadEnded()
    }
    for complaint in reading.complaints {
      log.write(complaint.severity == .error ? .error : .warning, complaint.description)
    }
    guard let new else {
      return reject(reading.complaints.first { $0.severity == .error }?.description)
    }
    let newScreens: [(any ScreenSource)?]
    do throws(CommandFailure) {
      newScreens = try makeScreens(for: new)
    } catch {
      log.write(.error, error.description)
      return reject(error.description)
    }
    log.write(.notice, "the configuration was read again", about: .configurationRead)
    configurationState = ConfigurationState(path: options.source.path)
    unprovenText = reading.text
    try adopt(new, showing: newScreens, at: now)
    adjustKeys(at: now)
    adjustSwitching()
    openControl()
    openMetricsFile()
  }

  private func reject(_ reason: String?) {
    log.write(
      .error, "the changed configuration is broken; the former one stays in force",
      about: .configurationBroken)
    configurationState.rejection = reason
  }

  // MARK: The last good one

  /// Keeps the configuration once its screens have been shown.
  func keepConfiguration() {
    guard let text = unprovenText, stations.contains(where: { $0.output?.isCurrent ?? false })
    else { return }
    unprovenText = nil
    keeper?.keep(text)
  }

  /// Says once why the last good configuration is not kept.
  func reportKeeping() {
    guard let problem = keeper?.takeProblem() else { return }
    log.write(.warning, "the configuration cannot be kept as the last good one: \(problem)")
  }
}
