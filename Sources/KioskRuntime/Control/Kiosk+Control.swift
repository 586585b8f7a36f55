internal import Configuration
internal import ControlClient
internal import ControlProtocol
internal import Geometry
internal import LinuxIO
internal import Navigation
internal import Presence
internal import Spelling

/// What the control socket's clients may have the kiosk do.
extension Kiosk: ControlHandler {
  /// Listens where the configuration says, or nowhere; a kiosk that cannot is a kiosk all the same.
  func openControl() {
    let path: String? =
      switch configuration.control.socket {
      case .standard: ControlSocketPath.ofThisKiosk
      case .off: nil
      case .path(let configured): configured
      }
    if let control, control.path == path { return control.open() }
    control?.close()
    control = nil
    guard let path else { return }
    let server = ControlServer(at: path, on: loop, log: log)
    server.handler = self
    events.server = server
    control = server
  }

  /// Sends all clients away.
  func closeControl() {
    control?.close()
    control = nil
    jobs.close()
  }

  /// Does what a client asks.
  func perform(
    _ request: ControlRequest, into file: OpenFile?, for session: ControlSession
  ) -> ControlAnswer? {
    let now = MonotonicClock.now
    do {
      switch request {
      case .status: return .status(controlStatus(at: now))
      case .metrics: return .metrics(Metrics.text(of: controlStatus(at: now)))
      case .push(let name, let output): try push(name, on: output, at: now)
      case .pop(let output): try pop(on: output, at: now)
      case .root(let output):
        let shown = try self.output(output)
        shown.controller.popToRootScreen(at: now)
        // Whoever navigates wants it to be seen.
        shown.sleep.wake(at: now)
      case .reload:
        isReloadDue = true
        reloadWaiters.append(session)
        return nil
      case .wake(let output): try wake(output, at: now)
      case .blank(let output): try blank(output)
      case .screenshot(let output):
        guard let file else { return .refused("there is no file") }
        try takeScreenshot(of: output, into: file, for: session)
        return nil
      case .record(let output):
        guard let file else { return .refused("there is no file") }
        try record(output, into: file, for: session)
      case .stop, .watch: break
      }
      return .done
    } catch {
      return .refused("\(error)")
    }
  }

  /// Tells those who asked for it what came of the reload, and those who watch.
  func reloadEnded() {
    let rejection = configurationState.rejection
    events.tell(.reload, rejection == nil ? "reloaded" : "rejected", detail: rejection)
    let waiters = reloadWaiters
    reloadWaiters = []
    for session in waiters {
      session.answer(
        rejection.map { .refused("the configuration is broken, the former one stays: \($0)") }
          ?? .done)
    }
  }

  // MARK: Navigation

  func push(
    _ name: String, on output: OutputName?, at now: Instant
  ) throws(ControlError) {
    let station = try player(output)
    guard let screen = station.screens?.screen(named: name) else {
      let known = station.configuration.screens.map(\.name)
      let advice = known.isEmpty ? "" : "; " + NearestName.advice(for: name, among: known)
      throw .wrong("there is no screen '\(name.excerpt)'\(advice)")
    }
    let shown = try self.output(output)
    shown.endAttraction(at: now)
    guard shown.controller.pushScreen(screen, at: now) else {
      let stack = shown.stackNames.joined(separator: ", ")
      throw .wrong("the screen '\(screen.name)' is on the stack already: \(stack)")
    }
    shown.sleep.wake(at: now)
  }

  private func pop(on output: OutputName?, at now: Instant) throws(ControlError) {
    let shown = try self.output(output)
    guard shown.controller.popScreen(at: now) != nil else {
      let root = shown.controller.topScreen.name
      throw .wrong("'\(root)' is the root: there is nothing to pop")
    }
    shown.sleep.wake(at: now)
  }

  // MARK: Files

  private func takeScreenshot(
    of name: OutputName?, into file: OpenFile, for session: ControlSession
  ) throws {
    let output = try output(name)
    guard output.isShowing else { throw ControlError.wrong("nothing has been shown yet") }
    let screenshot = Screenshot(layers: output.pictures, panel: output.panel)
    try jobs.start("screenshot", for: session.peer, { screenshot.write(into: file) }) {
      [weak session] answer in
      session?.answer(answer)
    }
  }

  private func record(
    _ name: OutputName?, into file: OpenFile, for session: ControlSession
  ) throws {
    let touch = try player(name).touch
    let ended = try jobs.expect(for: session.peer) { [weak session] in session?.recordingEnded($0) }
    do throws(SystemError) {
      session.begin(try ControlRecording(of: touch, into: file, for: session, ended: ended))
    } catch {
      ended(.refused(error.description))
      throw error
    }
  }

  // MARK: Outputs

  /// The station that is meant; the first where none is named.
  func station(_ name: OutputName?) throws(ControlError) -> Station {
    switch name {
    case nil:
      if let first = stations.first { return first }
    case .number(let number)?:
      // Whoever asks may write any number.
      if let station = stations.first(where: { $0.index + 1 == number }) { return station }
    case .connector(let connector)?:
      if let station = stations.first(where: { $0.outputName == connector }) { return station }
    }
    let known = stations.map(\.outputName)
    let named = name.map { " '\($0.description.excerpt)'" } ?? ""
    throw .wrong(
      "there is no output\(named); "
        + NearestName.advice(for: name?.description ?? "", among: known))
  }

  /// The station whose screens are shown on the panel that is meant.
  func player(_ name: OutputName?) throws(ControlError) -> Station {
    let station = try station(name)
    return station.original ?? station
  }

  private func output(_ name: OutputName?) throws(ControlError) -> Output {
    let station = try player(name)
    if let output = station.output { return output }
    let reason = station.displayAbsence.map { ": \($0)" } ?? ""
    throw .wrong("there is no display at present\(reason)")
  }
}
