internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// The display: found, shown on, lost, found again.
extension Station {
  /// Opens the configured display, or notes why there is none and when to look again.
  func openDisplay(at now: Instant) {
    displayRetry.attempted()
    isStatusStale = true
    do throws(DisplayError) {
      let (display, summary) = try context.options.display.open(
        configuration.outputs[0].display, index, of: context.cards, in: context.preview)
      let output = Output(
        display: display, source: screens, configuration: configuration, stack: stackToRestore,
        sleep: sleep, pacing: context.pacing)
      if let descriptor = display.pollDescriptor { outputSource = try wait(for: descriptor) }
      self.output = output
      touch.attach(to: output, at: now)
      if context.preview != nil { touch.touchscreenAdded(.inPreview(of: display.mode.size)) }
      displaySummary = summary
      displayAbsence = nil
      context.log.write(
        .notice, "display: \(summary)", about: .displayShown, .output(index), .display(summary))
      for warning in configuration.edgeWidths(on: output.panel).warnings {
        context.log.write(.warning, warning)
      }
    } catch {
      if context.preview != nil { return previewEnd = error }
      displayRetry.failed(at: now)
      // The same reason every few seconds would fill the journal.
      if displayAbsence != error {
        context.log.write(
          .warning, "no display: \(error)", about: .displayMissing, .output(index))
      }
      displayAbsence = error
    }
  }

  private func wait(for descriptor: Int32) throws(DisplayError) -> EventLoop.Source {
    do throws(SystemError) {
      return try context.loop.add(descriptor, handler: self)
    } catch {
      throw .failed(error)
    }
  }

  /// Gives the panel back; what was shown is remembered by name.
  func closeDisplay(at now: Instant) {
    touch.attach(to: nil, at: now)
    if let outputSource { context.loop.remove(outputSource) }
    outputSource = nil
    if let output { stackToRestore = output.stackNames }
    output?.display.close()
    output = nil
  }

  /// Gives the panel back and takes the one that is configured now.
  func reopenDisplay(at now: Instant) {
    closeDisplay(at: now)
    openDisplay(at: now)
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

  /// Takes in what has become of the machine's cards.
  func receive(_ news: CardNews, at now: Instant) {
    if isPaused { return }
    guard let output else {
      displayRetry.succeeded()
      return openDisplay(at: now)
    }
    do throws(DisplayError) {
      if try output.reexamine(news) {
        context.log.write(.info, "display: a plug was moved or the link lost; the mode is set anew")
      }
    } catch {
      lose(error, at: now)
    }
  }

  private func lose(_ error: DisplayError, at now: Instant) {
    if context.preview != nil { return previewEnd = error }
    isStatusStale = true
    switch error {
    case .hung:
      end = error
    case .noDisplay, .changed:
      // There may be another to show on, and what there is to say is said when it is looked for.
      context.cards.keepOpen()
      if case .changed = error { context.log.write(.notice, "display: \(error)") }
      reopenDisplay(at: now)
    case .removed, .notMaster, .failed, .unusable:
      context.log.write(
        .warning, "display lost: \(error)", about: .displayLost, .output(index),
        .display(displaySummary))
      closeDisplay(at: now)
      displayAbsence = error
      displayRetry.failed(at: now)
    }
  }
}
