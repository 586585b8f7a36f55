internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Seating
internal import TouchInput

/// What follows from what has happened: once a turn, when everything was taken in.
extension Kiosk {
  /// Does what follows from everything that was taken in.
  func endTurn(at now: Instant) throws(SystemError) {
    retryWatching(at: now)
    if isReloadDue || hasConfigurationChanged { try reload(at: now) }
    keys?.deadlinePassed(at: now)
    takeCardNews(at: now)
    // Both cancel gestures, and what comes of that is the stations' to show in this turn.
    if preview == nil {
      context.touchscreens.redistributeIfNeeded(at: now, through: context.devices)
    }
    takeSeatChanges()
    turnStations(at: now)
    keepConfiguration()
    reportStatus()
    updateMetricsFile(at: now)
    control?.deadlinePassed(at: now)
    giveSignOfLife()
    setTimer(at: now)
  }

  /// Tells the watchdog that the kiosk lives, where that is due.
  ///
  /// To be called after whatever may wait for a driver: one that hangs takes ten seconds to say so, and
  /// several in a turn would take longer than the watchdog bears.
  func giveSignOfLife() {
    notifier.ping(at: MonotonicClock.now) {
      stations.allSatisfy { $0.screens?.isResponsive() ?? true }
    }
  }

  /// Gives each station its turn.
  func turnStations(at now: Instant) {
    forEachStation { station in
      let mayProbe = !stations.contains { $0 !== station && $0.isMoving }
      station.turn(at: now, mayProbe: mayProbe)
      station.tellOfSleep()
      if let error = station.previewEnd { endPreview(by: error) }
      if let error = station.end { end(by: error) }
      giveSignOfLife()
    }
    // A new start costs nobody anything where there is nothing to see.
    guard !stations.contains(where: \.isShowing) else { return }
    for station in stations {
      guard let error = station.hopelessness else { continue }
      station.end = error
      return end(by: error)
    }
  }

  /// Ends the kiosk for a new start, rather than being alive before a panel that is not.
  private func end(by error: DisplayError) {
    failure = CommandFailure(error.description)
    isLeaving = true
  }

  /// Ends the kiosk with its window: one that was closed does not come back.
  private func endPreview(by error: DisplayError) {
    if case .removed = error {
      log.write(.info, "the preview's window was closed")
    } else {
      failure = CommandFailure(error.description)
    }
    isLeaving = true
  }

  /// Whether the stations' turn has brought up something that is due before it.
  private var isTurnDue: Bool {
    if case .seat(let seat) = claim, seat.hasChange { return true }
    return preview == nil && context.touchscreens.isStale
  }

  private func setTimer(at now: Instant) {
    var next = isTurnDue ? now : nil
    for station in stations { next.bring(forwardTo: station.nextDeadline) }
    next.bring(forwardTo: keys?.deadline)
    next.bring(forwardTo: watchRetry.deadline)
    next.bring(forwardTo: notifier.nextPing)
    next.bring(forwardTo: cardWatch?.deadline)
    next.bring(forwardTo: metricsFile?.deadline)
    next.bring(forwardTo: control?.deadline)
    timer.set(for: next)
  }
}
