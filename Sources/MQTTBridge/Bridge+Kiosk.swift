internal import Configuration
internal import ControlClient
internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// The kiosk: found, asked, lost, found again.
extension Bridge {
  func connectToKiosk(at now: Instant) throws(SystemError) {
    kioskRetry = nil
    do throws(ControlFailure) {
      let kiosk = try KioskLink(
        to: configuration.control.map { [$0] } ?? ControlSocketPath.candidates)
      self.kiosk = kiosk
    } catch {
      return missKiosk(because: error.description, at: now)
    }
    for descriptor in kiosk?.descriptors ?? [] {
      kioskSources.append(try loop.add(descriptor, handler: self))
    }
    nextStatus = now.advanced(bySeconds: Self.statusInterval)
  }

  private func missKiosk(because problem: String, at now: Instant) {
    // Once each: a kiosk that is stopped for a night is no news every two seconds.
    if kioskProblem != problem { log.write(.warning, problem) }
    kioskProblem = problem
    kioskRetry = now.advanced(bySeconds: Self.retryDelay)
  }

  func askForStatus(at now: Instant) {
    nextStatus = now.advanced(bySeconds: Self.statusInterval)
    // A kiosk that is gone says so by its descriptor.
    try? kiosk?.askForStatus()
  }

  func takeKioskNews() {
    guard let kiosk else { return }
    for news in kiosk.receive() {
      switch news {
      case .status(let status):
        self.status = status
        welcomeKiosk()
        publishStatus()
      case .answer(let answer, let command): publishAnswer(answer, to: command)
      case .event(let event):
        publish(
          BridgeMessage(topic: topics.event, payload: event.line.dropLast(), isRetained: false))
        askForStatus(at: MonotonicClock.now)
      case .left(let reason): loseKiosk(because: reason, at: MonotonicClock.now)
      }
    }
  }

  /// Takes note that the kiosk answers; one that only lets us in may hang, or send us away.
  private func welcomeKiosk() {
    if isKioskOnline { return }
    isKioskOnline = true
    kioskProblem = nil
    log.write(.notice, "connected to the kiosk")
    publishAvailability(isOnline: true)
  }

  func loseKiosk(because reason: String?, at now: Instant) {
    for source in kioskSources { loop.remove(source) }
    kioskSources = []
    kiosk = nil
    nextStatus = nil
    isKioskOnline = false
    let problem = reason.map { "the kiosk sends the bridge away: \($0)" }
    missKiosk(because: problem ?? "the kiosk is gone; it is looked for again", at: now)
    publishAvailability(isOnline: false)
  }
}
