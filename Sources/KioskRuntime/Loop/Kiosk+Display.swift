internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// The display: found, shown on, lost, found again.
extension Kiosk {
  /// Takes the terminal the kiosk was started on, so that nothing else draws on the panel.
  func takeConsole() {
    guard options.display == .kms else { return }
    switch Console.take() {
    case .taken(let console): self.console = console
    case .absent(let reason): log.write(.info, reason)
    }
  }

  /// Opens the configured display, or notes why there is none and when to look again.
  func openDisplay(at now: Instant) {
    displayRetry.attempted()
    isStatusStale = true
    do throws(DisplayError) {
      let (display, summary) = try options.display.open(
        configuration.outputs[0].display, in: preview)
      let output = Output(
        display: display, source: screens, configuration: configuration, stack: stackToRestore,
        pacing: pacing)
      if let descriptor = display.pollDescriptor { outputSource = try wait(for: descriptor) }
      self.output = output
      touch.attach(to: output, at: now)
      if preview != nil { touch.touchscreenAdded(.inPreview(of: display.mode.size)) }
      displaySummary = summary
      displayAbsence = nil
      log.write(.notice, "display: \(summary)")
      for warning in configuration.edgeWidths(on: output.panel).warnings {
        log.write(.warning, warning)
      }
    } catch {
      if preview != nil { return endPreview(by: error) }
      displayRetry.failed(at: now)
      // The same reason every few seconds would fill the journal.
      if displayAbsence != error { log.write(.warning, "no display: \(error)") }
      displayAbsence = error
    }
  }

  private func wait(for descriptor: Int32) throws(DisplayError) -> EventLoop.Source {
    do throws(SystemError) {
      return try loop.add(descriptor, handler: self)
    } catch {
      throw .failed(error)
    }
  }

  /// Gives the panel back; what was shown is remembered by name.
  func closeDisplay(at now: Instant) {
    touch.attach(to: nil, at: now)
    if let outputSource { loop.remove(outputSource) }
    outputSource = nil
    if let output { stackToRestore = output.stackNames }
    output?.display.close()
    output = nil
  }

  /// Takes in what the display has to say.
  func handleDisplay(_ readiness: Readiness) {
    let now = MonotonicClock.now
    // Reading such a descriptor may say nothing at all, and it would wake the loop for ever.
    if readiness.contains(.hungUp) || readiness.contains(.failed) {
      let error = SystemError("wait for", on: "the display", reason: .noDevice)
      return lose(.removed(error), at: now)
    }
    do throws(DisplayError) {
      try output?.readFlips(at: now)
      takePreviewInput(at: now)
      // Only a frame that was shown proves that the display can be used.
      if output?.isShowing ?? false { displayRetry.succeeded() }
    } catch {
      lose(error, at: now)
    }
  }

  /// Shows what has changed, where it is time for it.
  func turnOutput(at now: Instant) {
    do throws(DisplayError) {
      try output?.turn(at: now)
    } catch {
      lose(error, at: now)
    }
  }

  private func lose(_ error: DisplayError, at now: Instant) {
    if preview != nil { return endPreview(by: error) }
    isStatusStale = true
    log.write(.warning, "display lost: \(error)")
    closeDisplay(at: now)
    displayAbsence = error
    displayRetry.failed(at: now)
  }
}
