internal import Configuration
internal import ControlProtocol
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// The display: found, shown on, lost, found again.
extension Station {
  /// How many displays in a row may fail before they have shown a frame: it takes seconds, in which a
  /// driver may come to itself.
  static let mostFailedDisplays = 5

  /// Why this process will not get a picture on the panel; nil while it may.
  var hopelessness: DisplayError? {
    guard failedDisplays >= Self.mostFailedDisplays, case .failed(let error) = displayAbsence else {
      return nil
    }
    return .hung("\(failedDisplays) times in a row no frame could be shown: \(error)")
  }

  /// Opens the configured display, or notes why there is none and when to look again.
  ///
  /// While another console has the panel, that waits: to open a card may be to become its master.
  func openDisplay(at now: Instant) {
    if isPaused { return }
    displayRetry.attempted()
    do throws(DisplayError) {
      switch content {
      case .screens(let screens): try openOutput(showing: screens, at: now)
      case .picture(let original): try openMirror(of: original)
      }
      displayAbsence = nil
      isStatusStale = true
      log.write(
        .notice, "display: \(displaySummary)", about: .displayShown, .output(index),
        .display(displaySummary))
      context.events.tell(.display, "found", of: outputName, detail: displaySummary)
    } catch {
      if context.preview != nil { return previewEnd = error }
      // A clone opens its display when the original does.
      if !isWaitingForOriginal { displayRetry.failed(at: now) }
      // The same reason every few seconds would fill the journal, and change no figure.
      guard displayAbsence != error else { return }
      displayAbsence = error
      isStatusStale = true
      log.write(.warning, "no display: \(error)", about: .displayMissing, .output(index))
    }
  }

  private func openOutput(
    showing screens: any ScreenSource, at now: Instant
  ) throws(DisplayError) {
    let display = configuration.outputs[0].display
    let (opened, summary) = try context.options.display.open(
      display, index, of: context.cards, in: context.preview)
    let output = Output(
      display: opened, source: screens, configuration: configuration, stack: stackToRestore,
      sleep: sleep, observer: self,
      // The file is of one panel's frames.
      pacing: index == 0 ? context.pacing : nil)
    if let descriptor = opened.pollDescriptor { outputSource = try wait(for: descriptor) }
    self.output = output
    touch.attach(to: output, at: now)
    context.touchscreens.panelFound()
    if context.preview != nil { touch.touchscreenAdded(.inPreview(of: opened.mode.size)) }
    displaySummary = summary
    for warning in configuration.edgeWidths(on: output.panel).warnings {
      log.write(.warning, warning)
    }
  }

  func wait(for descriptor: Int32) throws(DisplayError) -> EventLoop.Source {
    do throws(SystemError) {
      return try context.loop.add(descriptor, handler: self)
    } catch {
      throw .failed(error)
    }
  }

  /// Gives the panel back; what was shown is remembered by name.
  ///
  /// - Parameter parting: What stays on it.
  func closeDisplay(at now: Instant, leaving parting: Parting = .dark) {
    touch.attach(to: nil, at: now)
    if let outputSource { context.loop.remove(outputSource) }
    outputSource = nil
    if let output { stackToRestore = output.stackNames }
    if let presenter { keepCounts(of: presenter) }
    if let mirror { mirrored?.remove(mirror) }
    switch parting {
    case .dark: presenter?.display.stop()
    case .asFound: presenter?.display.close()
    case .lastFrame: presenter?.display.leave()
    }
    output = nil
    mirror = nil
    mirrored = nil
  }

  /// Gives the panel back and takes the one that is configured now.
  ///
  /// Most likely it is on the same card, which stays open: the last to close a card gives it to the console.
  func reopenDisplay(at now: Instant) {
    context.cards.keepOpen()
    closeDisplay(at: now)
    openDisplay(at: now)
    context.cards.releaseUnused()
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
      try presenter?.readFlips(at: now)
      takePreviewInput(at: now)
      // Only a frame that was shown proves that the display can be used.
      if isShowing {
        displayRetry.succeeded()
        failedDisplays = 0
      }
    } catch {
      lose(error, at: now)
    }
  }

  /// Shows what has changed, where it is time for it.
  func turnPresenter(at now: Instant) {
    do throws(DisplayError) {
      try followLight()
      try presenter?.turn(at: now)
    } catch {
      lose(error, at: now)
    }
  }

  /// Whether news are about its very display.
  func isNamed(by news: CardNews) -> Bool {
    (presenter?.display as? KMSDisplay)?.isNamed(by: news) ?? false
  }

  /// Takes in what has become of the machine's cards.
  func receive(_ news: CardNews, at now: Instant) {
    if isPaused { return }
    guard let presenter else {
      displayRetry.succeeded()
      return openDisplay(at: now)
    }
    do throws(DisplayError) {
      if try presenter.display.reexamine(news) {
        presenter.showAnew()
        log.write(.info, "display: a plug was moved or the link lost; the mode is set anew")
      }
    } catch {
      lose(error, at: now)
    }
  }

  private func lose(_ error: DisplayError, at now: Instant) {
    if context.preview != nil { return previewEnd = error }
    isStatusStale = true
    context.events.tell(.display, "lost", of: outputName, detail: "\(error)")
    switch error {
    case .hung:
      end = error
    case .noDisplay, .changed:
      // There may be another to show on, and what there is to say is said when it is looked for.
      if case .changed = error { log.write(.notice, "display: \(error)") }
      reopenDisplay(at: now)
    case .removed, .notMaster, .failed, .unusable:
      if case .failed = error { failedDisplays = isShowing ? 0 : failedDisplays + 1 }
      log.write(
        .warning, "display lost: \(error)", about: .displayLost, .output(index),
        .display(displaySummary))
      closeDisplay(at: now)
      displayAbsence = error
      displayRetry.failed(at: now)
    }
  }
}
