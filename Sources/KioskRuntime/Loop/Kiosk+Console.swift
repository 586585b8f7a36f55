internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Seating
internal import TouchInput

/// The console behind the panel, or the seat: taken, switched away, switched back.
extension Kiosk {
  /// Whether the kiosk has the panel.
  var isHere: Bool { switching.state == .here }

  /// Takes what makes the panel the kiosk's own, so that nothing else draws on it.
  static func claimPanel(_ options: KioskOptions, log: Log) -> PanelClaim {
    guard options.display == .kms else { return .nothing("no panel is wanted") }
    // What was started by a service manager is started again by it.
    let isService = ServiceNotifier.hasSupervisor
    return .take(leavingAtCrash: isService ? .staysInGraphics : .givesBack) { error in
      // A service has the devices' groups, if a moment later than it starts.
      if !isService { log.write(.warning, error.description) }
    }
  }

  /// Goes on with what the configuration says of switches now.
  func adjustSwitching() {
    let isLocked = configuration.console.switching == .locked
    if isLocked, case .seat = claim, switching.isAllowed, !isLockReported {
      isLockReported = true
      log.write(
        .warning, "console.switching: locked cannot be kept on a seat; its manager decides")
    }
    switching.isAllowed = !isLocked || !claim.canRefuse
  }

  /// Says what the kiosk has, and waits for its panel where another console has it.
  func startSwitching(at now: Instant) throws(SystemError) {
    guard options.display == .kms else { return }
    log.write(.info, claim.summary)
    adjustSwitching()
    if case .seat(let seat) = claim {
      seatSource = try loop.add(seat.descriptor, handler: self)
    }
    guard !isHere else { return }
    log.write(.notice, "another console has the panel; the kiosk shows once it is switched to")
    for station in stations { station.pause(at: now) }
  }

  /// Takes in that the kernel wants to switch, or has.
  func consoleSignalled(_ signal: Signal) {
    guard case .console(let console) = claim else { return }
    // Both signals may have come while something took long, and are not told in their order.
    if signal == .consoleRelease {
      if console.turnKeyboardOff(), configuration.console.switching != .keys {
        console.refuseSwitch()
        log.write(
          .notice, "a switch to another console was refused: Alt+SysRq+R had turned its keys on")
        return
      }
      consoleChanged(.released)
    } else if console.isActive {
      consoleChanged(.acquired)
    }
  }

  /// Takes in what the seat manager says.
  func readSeat() {
    guard case .seat(let seat) = claim else { return }
    do throws(SystemError) {
      try seat.read()
    } catch {
      failure = CommandFailure(error.description)
      isLeaving = true
    }
    takeSeatChanges()
  }

  /// Does what the seat manager has said, be it while a device was opened.
  func takeSeatChanges() {
    guard case .seat(let seat) = claim else { return }
    while let change = seat.takeChange() {
      consoleChanged(change == .enabled ? .acquired : .released)
    }
  }

  /// Takes in what has become of the console, and does what follows.
  func consoleChanged(_ event: ConsoleSwitching.Event) {
    let now = MonotonicClock.now
    let wasHere = isHere
    var events = [event]
    while let event = events.popLast() {
      for action in switching.receive(event) {
        if let next = perform(action, at: now) { events.append(next) }
      }
    }
    guard isHere != wasHere else { return }
    isStatusStale = true
    log.write(.notice, isHere ? "the panel is the kiosk's again" : "switched away from the kiosk")
  }

  /// Does one thing; the answer to a switch has an answer itself.
  private func perform(
    _ action: ConsoleSwitching.Action, at now: Instant
  ) -> ConsoleSwitching.Event? {
    switch action {
    case .pause: for station in stations { station.pause(at: now) }
    case .dropMaster: dropMaster(at: now)
    case .allow: return claim.allow() ? .left : .unasked
    case .refuse:
      claim.refuse()
      log.write(.info, "a switch to another console was refused: console.switching is locked")
    case .dropInput:
      keys?.stop()
      for station in stations { station.touch.stop() }
    case .acknowledge: claim.acknowledge()
    case .takeMaster: takeMaster()
    case .resume: for station in stations { station.resume(at: now) }
    case .takeInput:
      for station in stations { station.startTouch(at: now) }
      startKeys(at: now)
    }
    return nil
  }

  /// Lets others be master of the cards.
  ///
  /// One that was taken over from a former run is closed for that, by systemd as well. The way back opens
  /// it anew, and from then on it is this run's own.
  func dropMaster(at now: Instant) {
    let held = cards.dropMaster()
    guard !held.isEmpty else { return }
    for station in stations { station.leaveCards(held, at: now) }
    for path in held { cards.forget(path) }
    keepCards()
    store.waitUntilDone()
  }

  private func takeMaster() {
    do throws(SystemError) {
      try cards.takeMaster()
    } catch {
      // The first frame fails by it, and is tried again on a card that is opened anew.
      log.write(.warning, error.description)
    }
  }

  /// Switches to the console that was chosen by Control, Alt and a function key.
  package func consoleChosen(_ number: Int) {
    guard configuration.console.switching == .keys else { return }
    do throws(SystemError) {
      try claim.activate(number)
    } catch {
      log.write(.warning, error.description)
    }
  }
}
