internal import Configuration
internal import ControlProtocol
internal import DisplayOutput
internal import Geometry
internal import Glibc
internal import TouchInput
internal import TouchRecording

/// How the kiosk is, put together when somebody asks.
extension Kiosk {
  func controlStatus(at now: Instant) -> KioskStatus {
    KioskStatus(
      program: program.name, version: program.version, process: Int(getpid()),
      uptime: now.seconds(since: events.start), started: events.startTime,
      configuration: ConfigurationStatus(
        path: configurationState.path, rejection: configurationState.rejection,
        lastGood: configurationState.lastGood),
      outputs: stations.map { $0.controlStatus(at: now) }, pictureProblems: reportedProblems)
  }
}

extension Station {
  /// What requests call it: its connector where that is known, else its number from 1.
  var outputName: String {
    presenter?.display.connectorName ?? configuration.outputs[0].display.connector?.description
      ?? "\(index + 1)"
  }

  func controlStatus(at now: Instant) -> OutputStatus {
    let isAbsent = presenter == nil
    return OutputStatus(
      name: outputName, original: original?.outputName,
      display: DisplayStatus(
        isShowing: isShowing, summary: isAbsent ? "" : displaySummary,
        problem: displayAbsence.map { "\($0)" }),
      touchscreens: touch.touchscreen.map {
        [TouchscreenStatus(name: $0.description.printableName, node: $0.node)]
      } ?? [],
      touchProblem: touch.problem?.description, stack: (original ?? self).stackNames,
      frames: frames, missedFrames: missedFrames,
      sinceTouch: touch.lastTouch.map { now.seconds(since: $0) }, sleep: asleep)
  }

  /// Frames that have been on its panel, also before the display was lost and found again.
  var frames: Int { formerFrames + (presenter?.flips ?? 0) }

  /// Refreshes that went by without the frame that was due, in the same way.
  var missedFrames: Int { formerMissedFrames + (presenter?.missedFrames ?? 0) }

  /// The names of the screens on the stack, also while the display is gone.
  private var stackNames: [String] { output?.stackNames ?? stackToRestore }
}
