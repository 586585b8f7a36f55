internal import Dispatch
internal import Geometry
internal import LinuxIO

/// Turns the stage on the main thread: wakes it for requests, for drawings and for time, and lets
/// it work at most once a frame.
///
/// At rest no timer runs: the sources wait in the kernel.
@MainActor
final class StageDriver {
  /// Seconds from one update to the next, at least; what changes faster cannot be seen.
  private static let shortestInterval = 1.0 / 60

  private let stage: Stage
  private let requests: any DispatchSourceRead
  private let drawings: any DispatchSourceRead
  /// There from the first picture on.
  private var pictures: (any DispatchSourceRead)?
  private let timer: any DispatchSourceTimer
  private var lastUpdate = Instant.zero
  private var isChanged = false

  init(_ stage: Stage) {
    self.stage = stage
    requests = DispatchSource.makeReadSource(
      fileDescriptor: stage.link.requests.descriptor, queue: .main)
    drawings = DispatchSource.makeReadSource(
      fileDescriptor: stage.worker.descriptor, queue: .main)
    timer = DispatchSource.makeTimerSource(queue: .main)
    requests.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.takeRequests() }
    }
    drawings.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.takeDrawings() }
    }
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timeHasCome() }
    }
    requests.activate()
    drawings.activate()
    timer.activate()
  }

  isolated deinit {
    // The stage's descriptors stay open until Dispatch has let go of them.
    for source in [requests, drawings, pictures] {
      source?.setCancelHandler { [stage] in withExtendedLifetime(stage) {} }
      source?.cancel()
    }
    timer.cancel()
  }

  private func watchPictures() {
    guard pictures == nil, let descriptor = stage.pictureDescriptor else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.takePictures() }
    }
    source.activate()
    pictures = source
  }

  private func takeRequests() {
    stage.link.requests.lower()
    while let request = stage.link.requests.take() { stage.take(request) }
    isChanged = true
    turn()
  }

  private func takeDrawings() {
    stage.takeDrawings()
    turn()
  }

  private func takePictures() {
    stage.takeChangedPictures(at: MonotonicClock.now)
    isChanged = true
    turn()
  }

  private func timeHasCome() {
    isChanged = true
    turn()
  }

  private func turn() {
    if stage.isSettling { return settle() }
    // A replay's time stands still until the next question.
    guard !stage.isReplayed else { return }
    let now = MonotonicClock.now
    let earliest = lastUpdate.advanced(bySeconds: Self.shortestInterval)
    guard isChanged else { return wait(until: stage.nextDeadline(from: now), from: now) }
    guard now >= earliest else { return wait(until: earliest, from: now) }
    isChanged = false
    lastUpdate = now
    stage.advance(to: now)
    stage.update()
    watchPictures()
    wait(until: stage.nextDeadline(from: now).map { max($0, now) }, from: now)
  }

  private func wait(until deadline: Instant?, from now: Instant) {
    guard let deadline else { return timer.schedule(deadline: .distantFuture) }
    // A calendar's clock that is set meanwhile wakes the stage by a request.
    timer.schedule(deadline: .now() + max(0, deadline.seconds(since: now)))
  }

  // MARK: Replays

  /// Goes on until nothing is under way, and what tasks of views do meanwhile is done, too.
  private func settle() {
    stage.update()
    guard stage.isSettled else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.finishSettling() }
    }
  }

  private func finishSettling() {
    stage.update()
    if stage.isSettled { stage.settle() }
  }
}
