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
      // Once: a kiosk that is stopped for a night is no news every two seconds.
      if kioskProblem == nil { log.write(.warning, error.description) }
      kioskProblem = error.description
      kioskRetry = now.advanced(bySeconds: Self.retryDelay)
      return
    }
    for descriptor in kiosk?.descriptors ?? [] {
      kioskSources.append(try loop.add(descriptor, handler: self))
    }
    kioskProblem = nil
    nextStatus = now.advanced(bySeconds: Self.statusInterval)
    log.write(.notice, "connected to the kiosk")
    publishAvailability(isOnline: true)
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
        publishStatus()
      case .answer(let answer, let command): publishAnswer(answer, to: command)
      case .event(let event):
        client.publish(
          BridgeMessage(topic: topics.event, payload: event.line.dropLast(), isRetained: false))
        askForStatus(at: MonotonicClock.now)
      case .left: loseKiosk(at: MonotonicClock.now)
      }
    }
  }

  func loseKiosk(at now: Instant) {
    for source in kioskSources { loop.remove(source) }
    kioskSources = []
    kiosk = nil
    nextStatus = nil
    kioskRetry = now.advanced(bySeconds: Self.retryDelay)
    kioskProblem = "the kiosk is gone"
    log.write(.warning, "the kiosk is gone; it is looked for again")
    publishAvailability(isOnline: false)
  }
}
