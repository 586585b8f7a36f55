package import Composition
package import Geometry
internal import LinuxIO

/// A panel on a card, driven through the kernel's mode setting.
///
/// Opening finds card, connector, mode and pipe and asks the kernel whether it would do; the panel
/// goes on showing what it shows. The first frame sets the mode, so that there is no black in
/// between. Every later frame is written into the buffer that is not on the panel, and offered
/// without waiting.
package final class KMSDisplay: Display {
  /// What is scanned out at present.
  package let mode: DisplayMode
  /// The format screen buffers must have.
  package let format: PixelFormat
  /// Whether flips are stamped by a real vertical blank; known once a frame has been presented.
  package var hasVerticalBlank: Bool { countsVerticalBlanks && clock.isSane }
  /// The light behind the panel, where it is known and can be set.
  package let backlight: Backlight?
  let request: DisplayRequest
  let choice: DisplayChoice
  private let cardName: String
  private let now: () -> Instant
  private(set) var scanout: Scanout?
  private(set) var state = FlipState.unset
  private var writer: ScanoutWriter
  private var clock = FlipClock()
  private var countsVerticalBlanks = true
  private var back = 0
  private var isReset = false

  /// Opens the display that a request means on one card.
  ///
  /// - Parameters:
  ///   - card: The card, opened by nobody else in this process.
  ///   - request: What is wanted.
  ///   - now: The clock that flips without a sane stamp are given.
  package convenience init(
    on card: Card, _ request: DisplayRequest, now: @escaping () -> Instant
  ) throws(DisplayError) {
    let info: CardInfo
    do {
      info = try card.info()
    } catch {
      throw DisplayError(kernel: error)
    }
    try self.init(
      card, info, DisplayChoice(request, among: [info]), request, leaving: Pipe.Parts(),
      backlights: Backlights(), now: now)
  }

  /// Opens a display that was chosen; `GraphicsCards` does, who knows of all displays.
  init(
    _ card: Card, _ info: CardInfo, _ choice: DisplayChoice, _ request: DisplayRequest,
    leaving others: Pipe.Parts, backlights: Backlights, now: @escaping () -> Instant
  ) throws(DisplayError) {
    // One that is kept open, or shared, may have lost that to another console's program, which was
    // slow to let go of it.
    if !card.isMaster { try? card.takeMaster() }
    guard card.isMaster else {
      throw .notMaster(
        SystemError(
          "become master of", on: card.path, reason: .permissionDenied,
          remedy: DisplayError.masterRemedy(card.path)))
    }
    let scanout = try Scanout.best(of: choice, request, of: info, on: card, leaving: others)
    self.scanout = scanout
    self.now = now
    self.request = request
    self.choice = choice
    format = scanout.format
    mode = DisplayMode(
      size: scanout.pipe.mode.size, refreshRate: scanout.pipe.mode.refreshRate,
      physicalSize: choice.connector.physicalSize,
      panelOrientation: choice.connector.panelOrientation)
    writer = ScanoutWriter(size: mode.size, showing: request.picture, format: format)
    backlight = backlights.backlight(
      of: choice.connector, onCard: card.path, beside: info.connectors)
    cardName = "\(info.displayName) (\(info.driver))"
  }

  deinit {
    close()
  }

  /// The name of its connector.
  package var connectorName: String? { choice.connector.name }

  /// What is shown where, and why there, in one line for the log.
  package var summary: String {
    let interface = scanout.map { $0.isAtomic ? "atomic" : "legacy" } ?? "closed"
    let mode = scanout?.pipe.mode ?? choice.mode
    let lowered = mode == choice.mode ? "" : " (the hardware refuses \(choice.mode))"
    return "\(choice.connector.name) on \(cardName), \(mode)\(lowered), \(format.rawValue), "
      + "\(interface), because \(choice.reason)"
  }

  /// The connector that it is shown on; nil once it is closed.
  package var connector: ConnectorKey? {
    scanout.map { ConnectorKey(card: $0.card.path, name: choice.connector.name) }
  }

  /// The card; readable when a flip is due, of this display or of another on the same card.
  package var pollDescriptor: Int32? { scanout?.pollDescriptor }

  /// Whether no commit is in flight.
  package var canPresent: Bool { state.acceptsFrame }

  /// When `dispatchEvents` is to be called although the card is silent; nil at rest.
  package var wakeUp: Instant? {
    // Another display of the card has read the event of this one.
    if case .inFlight(let since) = state, scanout?.hasFlipEvent ?? false { return since }
    return state.wakeUp(period: period)
  }

  /// Whether the flip in flight will not come any more: call `reset` and present again.
  package func flipOverdue(at time: Instant) -> Bool {
    state.isOverdue(at: time) && !(scanout?.hasFlipEvent ?? false)
  }

  /// Has the next frame turn the CRTC off and set the mode anew: after a flip that never came, a
  /// lost link, or a switch of consoles.
  ///
  /// Where the hardware hangs, that mode set waits for the kernel to give up on the flip, ten
  /// seconds after it was asked for.
  package func reset() {
    guard scanout != nil else { return }
    // A panel that is off sets everything anew when it is turned on.
    if state != .dark { state = .unset }
    isReset = true
  }

  /// Turns the CRTC off, or has the next frame set the whole state and turn it on.
  package func setPowered(_ isPowered: Bool) throws(DisplayError) {
    guard let scanout else { return }
    if isPowered {
      if state == .dark { state = .unset }
      isReset = true
      return
    }
    // Also where it is off: another console may have turned it on meanwhile.
    do {
      try scanout.turnOff()
    } catch {
      throw DisplayError(kernel: error)
    }
    // The flip in flight is done by now; nobody waits for it any more.
    state = .dark
  }

  /// Writes the layers, bottom first, into the back buffer and offers it to the kernel.
  ///
  /// Where the kernel is busy (EBUSY) the frame is kept, and offered again at `wakeUp`, unless a
  /// newer one comes first.
  package func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError) {
    guard let scanout, state.acceptsFrame else {
      throw .unusable("a frame was presented before the last one was shown")
    }
    // SAFETY: the writer stays within the buffer that it is lent.
    unsafe scanout.withPixels(ofBuffer: back) { pixels, pitch in
      unsafe writer.write(layers, to: pixels, pitch: pitch)
    }
    try offer(to: scanout, at: time)
  }

  /// Reads the card's events, and offers a kept frame again once it is time.
  package func dispatchEvents() throws(DisplayError) -> Flip? {
    guard let scanout else { return nil }
    let event: FlipMailbox.Event?
    do {
      event = try scanout.flipEvent()
    } catch {
      throw DisplayError(kernel: error)
    }
    if let event, case .inFlight = state {
      state = .idle
      scanout.card.removeLeftovers()
      return Flip(
        time: clock.time(ofStamp: event.stamp, now: now()), sequence: event.sequence)
    }
    if let retry = state.retryTime(period: period) {
      let time = now()
      if time >= retry { try offer(to: scanout, at: time) }
    }
    return nil
  }

  /// Gives the panel back as it was found, and closes the card.
  package func close() {
    if scanout != nil { try? backlight?.withdraw() }
    scanout?.restore()
    scanout = nil
    state = .closed
  }

  /// Turns the panel off, so that no former picture shows on it, and closes the card.
  package func stop() {
    // The backlight first: the kernel turns it off with the panel, and has the last word.
    if scanout != nil { try? backlight?.withdraw() }
    scanout?.stop()
    close()
  }

  /// Leaves the last frame on the panel for a successor who takes the card over, which somebody else
  /// has to keep open until then.
  package func leave() {
    scanout?.leave()
    scanout = nil
    state = .closed
  }

  /// Seconds from one frame to the next.
  private var period: Double {
    mode.refreshRate >= 1 ? 1 / mode.refreshRate : 1
  }

  private func offer(to scanout: Scanout, at time: Instant) throws(DisplayError) {
    var modeIsSet = !state.needsModeSet
    var since = time
    do {
      if !modeIsSet {
        try scanout.setMode(showing: back, resetting: isReset)
        modeIsSet = true
        isReset = false
        // A link may take seconds to come up; the flip is due only from then on.
        since = now()
        countsVerticalBlanks = scanout.card.countsVerticalBlanks(of: scanout.pipe.crtc.id)
      }
      try scanout.flip(to: back)
      state = .inFlight(since: since)
      back = 1 - back
    } catch {
      if error.reason == .busy {
        state = .refused(at: time, since: state.waitingSince ?? time, modeIsSet: modeIsSet)
        return
      }
      // Whatever it was, the next frame sets the whole state again.
      state = .unset
      throw DisplayError(kernel: error)
    }
  }
}
