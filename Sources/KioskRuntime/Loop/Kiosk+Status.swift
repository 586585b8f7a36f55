internal import DisplayOutput
internal import LinuxIO

/// What `systemctl status` says.
extension Kiosk {
  /// Tells systemd what has changed, and the log of pictures that cannot be shown.
  ///
  /// It is asked in every turn, so it makes its sentences only where something may have changed.
  func reportStatus() {
    for station in stations where station.takeStatusChange() { isStatusStale = true }
    guard isStatusStale else { return }
    isStatusStale = false
    statusRevision += 1
    keepCards()
    if stations.allSatisfy(\.isSettled) { cards.turnOffLeftovers() }
    reportPictureProblems()
    guard !isHere || stations.allSatisfy(\.isSettled) else { return }
    notifier.report(status)
    notifier.ready()
  }

  private var status: String {
    var parts =
      isHere ? stations.map { $0.status(of: program) } : ["console switched away"]
    if let problem = configurationState.problem { parts.append(problem) }
    if let first = reportedProblems.first {
      let others = reportedProblems.count - 1
      parts.append(others > 0 ? "\(first), and \(others) more" : first)
    }
    return parts.joined(separator: "; ")
  }

  private func reportPictureProblems() {
    let problems = stations.flatMap(\.problems)
    guard problems != reportedProblems else { return }
    for problem in problems where !reportedProblems.contains(problem) {
      log.write(.warning, problem, about: .pictureUnusable)
    }
    reportedProblems = problems
  }
}
