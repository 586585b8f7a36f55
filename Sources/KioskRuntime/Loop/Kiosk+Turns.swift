internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import TouchInput

/// What follows from what has happened: once a turn, when everything was taken in.
extension Kiosk {
  /// Does what follows from everything that was taken in.
  func endTurn(at now: Instant) throws(SystemError) {
    if isReloadDue || hasConfigurationChanged { try reload(at: now) }
    keys?.deadlinePassed(at: now)
    takeCardNews(at: now)
    turnStations(at: now)
    if preview == nil {
      context.touchscreens.redistributeIfNeeded(at: now, through: context.devices)
    }
    keepConfiguration()
    takeSeatChanges()
    reportStatus()
    updateMetricsFile(at: now)
    control?.deadlinePassed(at: now)
    giveSignOfLife()
    setTimer()
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

  private func setTimer() {
    var next: Instant?
    for station in stations { next.bring(forwardTo: station.nextDeadline) }
    next.bring(forwardTo: keys?.deadline)
    next.bring(forwardTo: notifier.nextPing)
    next.bring(forwardTo: cardWatch?.deadline)
    next.bring(forwardTo: metricsFile?.deadline)
    next.bring(forwardTo: control?.deadline)
    timer.set(for: next)
  }
}
