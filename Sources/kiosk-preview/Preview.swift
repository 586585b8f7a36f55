internal import Geometry
internal import Gestures
internal import LinuxIO
internal import PreviewLink

/// A kiosk in a window, from the start of its program to the end of either.
///
/// ```
///   desktop: pointer, fingers, keys --> Preview --> touches, keys, wishes --> kiosk
///                                          |                                   |
///          window <-- buffer, title -------'<------ panel, finished frames ----'
///             '-- on the window: flip ----------------------------------------->
/// ```
///
/// One thread does it all and sleeps where nothing happens; a `Doorbell` wakes it for the kiosk.
final class Preview {
  /// Seconds that a kiosk may take to end once its window is closed.
  private static let patience = 5.0

  let options: PreviewOptions
  let desktop: Desktop
  let link: KioskLink
  let kiosk: ChildProcess
  private let signals: SignalDescriptor
  private let doorbell: Doorbell

  var wish: PreviewWish
  var window: DesktopWindow?
  var panel: PreviewPanel?
  /// The buffer that is on the window.
  var shownBuffer: Int?
  var fingers = WindowFingers(on: PixelSize(width: 0, height: 0))
  var tape: TouchTape?
  var isOver = false
  private var frameToShow: (number: UInt32, buffer: Int, due: Instant)?
  private let grid: RefreshGrid

  /// Starts the kiosk; the window is opened when it says what panel it has.
  init(_ options: PreviewOptions) throws {
    self.options = options
    Signal.brokenPipe.ignore()
    // Before the first thread, so that signals reach the descriptor and nothing else.
    signals = try SignalDescriptor([.interrupt, .terminate])
    desktop = try Desktop()
    wish = options.wish
    wish.refreshRate = desktop.refreshRate
    grid = RefreshGrid(refreshRate: wish.refreshRate, origin: MonotonicClock.now)
    let pair = try PacketSocket.Pair()
    // The kiosk expects it there from its first moment.
    try Self.send(wish, on: pair.near)
    let socket = pair.far.descriptor
    kiosk = try ChildProcess(
      options.program, options.arguments,
      environment: [PreviewPacket.socketVariable: "\(socket)"], inheriting: socket)
    link = KioskLink(pair.keepNear())
    doorbell = try Doorbell(for: [link.descriptor, signals.descriptor]) { Desktop.wake() }
  }

  private static func send(
    _ wish: PreviewWish, on socket: borrowing PacketSocket
  ) throws(SystemError) {
    var packet = PreviewPacket()
    DeskMessage.wish(wish).write(to: &packet)
    do throws(Errno) {
      try socket.send(packet.bytes)
    } catch {
      throw SystemError("describe the panel to", on: "the kiosk", reason: error)
    }
  }

  /// Runs until the window is closed or the kiosk has ended, and ends what is left of both.
  ///
  /// - Returns: The kiosk's own status.
  func run() throws(PreviewFailure) -> Int32 {
    while !isOver && link.isOpen {
      var event = desktop.nextEvent(until: wakeUp)
      while let next = event {
        handle(next)
        event = desktop.nextEvent(until: .zero)
      }
      try readKiosk()
      if signals.next() != nil { isOver = true }
      doorbell.answer()
      showFrame()
      if link.hasMessagesWaiting { link.sendWaiting() }
    }
    return try end()
  }

  /// When something is to be done although nothing happens.
  private var wakeUp: Instant? {
    let retry =
      link.hasMessagesWaiting
      ? MonotonicClock.now.advanced(bySeconds: KioskLink.retryInterval) : nil
    guard let frame = frameToShow else { return retry }
    return retry.map { min($0, frame.due) } ?? frame.due
  }

  // MARK: The kiosk

  private func readKiosk() throws(PreviewFailure) {
    while let message = try link.next() {
      switch message {
      case .panel(let panel): try adopt(panel)
      case .frame(let number, let buffer):
        let now = MonotonicClock.now
        let waitsByItself = window?.hasVerticalBlank ?? false
        frameToShow = (number, buffer, due: waitsByItself ? now : grid.tick(from: now))
      }
    }
  }

  private func adopt(_ panel: PreviewPanel) throws(PreviewFailure) {
    // What lies on one panel does not lie on another, nor is a recording of both.
    fingers = WindowFingers(on: panel.size)
    endRecording()
    if let window {
      try window.show(panel, on: desktop)
    } else {
      window = try DesktopWindow(for: panel, on: desktop)
    }
    self.panel = panel
    frameToShow = nil
    shownBuffer = nil
    updateTitle()
    trace("panel \(panel.size) rotation \(panel.rotation.rawValue)")
  }

  /// Shows the finished frame, if there is one and it is time for it, and tells the kiosk.
  private func showFrame() {
    guard let frame = frameToShow, frame.due <= MonotonicClock.now, let window,
      let memory = link.memory
    else { return }
    window.show(buffer: frame.buffer, of: memory)
    frameToShow = nil
    shownBuffer = frame.buffer
    // Stamped at its tick, however long it took to draw: the kiosk aims its next frame at the next
    // tick, not at a tick and the time of drawing.
    let time = window.hasVerticalBlank ? MonotonicClock.now : frame.due
    link.send(.flip(frame: frame.number, time: time))
    trace("frame \(frame.number)")
  }

  /// Prints what only a trace tells.
  func trace(_ line: String) {
    if options.isTraced { say(line) }
  }

  // MARK: The end

  /// Takes the window away, and waits for the kiosk, which follows it.
  private func end() throws(PreviewFailure) -> Int32 {
    let wasShown = panel != nil
    endRecording()
    window?.hide()
    link.close()
    if let end = kiosk.waitUntilEnd(atMostSeconds: Self.patience) {
      return try status(of: end, wasShown: wasShown)
    }
    kiosk.send(.kill)
    throw PreviewFailure("\(options.program) did not end with its window, and was killed")
  }

  private func status(of end: ProcessEnd, wasShown: Bool) throws(PreviewFailure) -> Int32 {
    switch end {
    case .exited(status: 0) where !wasShown && !isOver:
      throw PreviewFailure(
        "\(options.program) ended without a screen to show: name a kiosk by --program")
    case .exited(let status): return status
    case .killed(let signal):
      throw PreviewFailure("\(options.program) was killed by signal \(signal.rawValue)")
    }
  }
}
