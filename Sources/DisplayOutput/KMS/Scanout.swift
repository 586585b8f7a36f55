internal import Composition
internal import Geometry
internal import LinuxIO

/// Two buffers and the pipe that shows them: everything that is had from a card while it is used.
///
/// ```
///   attempts, in order                          when the next one is taken
///   atomic, CRTC a (the one in use)             the test commit, or the very first
///   atomic, CRTC b                              mode set, is refused for what it
///   legacy, CRTC a                              asks, not for who asks
///   legacy, CRTC b
/// ```
final class Scanout {
  /// An interface and a pipe that may work.
  private struct Attempt {
    let pipe: Pipe
    /// The plane of an atomic commit; nil for legacy.
    let plane: PlaneInfo?
  }

  let card: Card
  /// The format of both buffers.
  let format: PixelFormat
  private(set) var pipe: Pipe
  /// Whether commits are atomic.
  private(set) var isAtomic: Bool
  private let info: CardInfo
  private let buffers: [DumbBuffer]
  private let mailbox: FlipMailbox
  private let holder: PipeClaims.Holder
  private let pollFile: FileDescriptor
  private var commit: any CommitPath
  private var attempts: [Attempt]
  private var hasSetMode = false

  /// Finds a pipe and makes the buffers; nothing changes on the panel yet.
  ///
  /// - Parameter others: What belongs to other displays of the card, or will.
  init(
    _ choice: DisplayChoice, _ request: DisplayRequest, of info: CardInfo, on card: Card,
    leaving others: Pipe.Parts
  ) throws(DisplayError) {
    let pipes = Pipe.candidates(
      for: choice.connector, mode: choice.mode, on: info, leaving: others)
    guard !pipes.isEmpty else {
      throw .unusable("no CRTC of \(info.displayName) can drive \(choice.connector.name)")
    }
    guard card.offersDumbBuffers else {
      throw .unusable("\(info.driver) on \(info.displayName) has no buffers to draw into")
    }
    let formats = try Pipe.formats(asked: request.format, of: pipes)
    let (format, buffers) = try Self.makeBuffers(
      formats, size: choice.mode.size, on: card)
    var attempts = try Self.attempts(pipes, request.api, info)
      .filter { $0.pipe.plane?.shows(format) ?? true }
    let holder = card.claims.newHolder()
    let first = try Self.next(of: &attempts, showing: buffers[0], info, card, holder)
    do {
      pollFile = try card.duplicate()
    } catch {
      throw DisplayError(kernel: error)
    }
    self.card = card
    self.holder = holder
    self.info = info
    self.format = format
    self.buffers = buffers
    self.attempts = attempts
    commit = first.commit
    pipe = first.attempt.pipe
    isAtomic = first.attempt.plane != nil
    mailbox = card.mailbox()
    claim()
  }

  /// Finds a pipe for the chosen mode, or for a smaller one where the hardware has no bandwidth for it
  /// and nobody has asked for that very one.
  static func best(
    of choice: DisplayChoice, _ request: DisplayRequest, of info: CardInfo, on card: Card,
    leaving others: Pipe.Parts
  ) throws(DisplayError) -> Scanout {
    do throws(DisplayError) {
      return try Scanout(choice, request, of: info, on: card, leaving: others)
    } catch {
      guard case .failed(let refusal) = error, refusal.refusesMode, request.mode.leavesChoice else {
        throw error
      }
      for mode in ModeSelection.modes(below: choice.mode, of: choice.connector) {
        let smaller = choice.running(mode)
        if let scanout = try? Scanout(smaller, request, of: info, on: card, leaving: others) {
          return scanout
        }
      }
      throw error
    }
  }

  deinit {
    mailbox.isInUse = false
    card.claims[holder] = nil
  }

  private func claim() {
    card.claims[holder] = PipeClaims.Claim(
      connector: pipe.connector.id, crtc: pipe.crtc.id, plane: isAtomic ? pipe.plane?.id : nil,
      isRunning: hasSetMode)
  }

  /// Readable when the card has something to say.
  var pollDescriptor: Int32 { pollFile.rawValue }

  /// Whether the event of the last commit has been read, for whichever display.
  var hasFlipEvent: Bool { mailbox.hasEvent }

  private static func makeBuffers(
    _ formats: [PixelFormat], size: PixelSize, on card: Card
  ) throws(DisplayError) -> (PixelFormat, [DumbBuffer]) {
    var refusal: SystemError?
    for format in formats {
      do {
        let front = try DumbBuffer(on: card, size: size, format: format)
        return (format, [front, try DumbBuffer(on: card, size: size, format: format)])
      } catch {
        refusal = refusal ?? error
        guard error.reason == .invalidArgument else { break }
      }
    }
    guard let refusal else { throw .unusable("no format is left to try on \(card.path)") }
    throw DisplayError(kernel: refusal)
  }

  private static func attempts(
    _ pipes: [Pipe], _ api: DisplayRequest.API, _ info: CardInfo
  ) throws(DisplayError) -> [Attempt] {
    var attempts: [Attempt] = []
    if api != .legacy && info.offersAtomic {
      attempts += pipes.compactMap { pipe in
        pipe.plane.map { Attempt(pipe: pipe, plane: $0) }
      }
    }
    if api == .atomic && attempts.isEmpty {
      throw .unusable(
        "\(info.driver) on \(info.displayName) does not offer the atomic interface; "
          + "set display.api to auto or legacy")
    }
    if api != .atomic { attempts += pipes.map { Attempt(pipe: $0, plane: nil) } }
    return attempts
  }

  /// Takes attempts until one passes its test.
  private static func next(
    of attempts: inout [Attempt], showing buffer: DumbBuffer, _ info: CardInfo, _ card: Card,
    _ holder: PipeClaims.Holder
  ) throws(DisplayError) -> (attempt: Attempt, commit: any CommitPath) {
    var refusal: SystemError?
    while !attempts.isEmpty {
      let attempt = attempts.removeFirst()
      // Another interface finds no more bandwidth, and would not say so before it is too late.
      if attempt.plane == nil, refusal?.reason == .noSpace { break }
      let isTaken = card.claims.others(
        than: holder, use: attempt.pipe.crtc.id, or: attempt.plane?.id)
      if isTaken { continue }
      do {
        let commit: any CommitPath =
          if let plane = attempt.plane {
            try AtomicCommit(attempt.pipe, plane: plane, of: info, on: card, for: holder)
          } else {
            LegacyCommit(attempt.pipe, of: info, on: card, for: holder)
          }
        try commit.test(buffer)
        return (attempt, commit)
      } catch {
        refusal = refusal ?? error
        guard error.refusesCombination else { break }
      }
    }
    guard let refusal else {
      throw .unusable(
        "nothing is left to try on \(card.path): other outputs use what could drive it")
    }
    throw DisplayError(kernel: refusal)
  }

  /// Lends the pixels of a buffer, and the bytes from one of its rows to the next.
  func withPixels(
    ofBuffer buffer: Int, _ body: (UnsafeMutableRawBufferPointer, _ pitch: Int) -> Void
  ) {
    let target = buffers[buffer]
    // SAFETY: the pixels are lent on, for the same call.
    unsafe target.withPixels { unsafe body($0, target.pitch) }
  }

  /// Sets the mode with a buffer; the first time, other pipes and interfaces are tried as well.
  func setMode(showing buffer: Int, resetting: Bool) throws(SystemError) {
    var refusal: SystemError?
    while true {
      do {
        try commit.setMode(showing: buffers[buffer], resetting: resetting)
        hasSetMode = true
        attempts = []
        claim()
        return
      } catch {
        let first = refusal ?? error
        refusal = first
        guard !hasSetMode, error.refusesCombination,
          let next = try? Self.next(of: &attempts, showing: buffers[buffer], info, card, holder)
        else { throw first }
        commit = next.commit
        pipe = next.attempt.pipe
        isAtomic = next.attempt.plane != nil
        claim()
      }
    }
  }

  /// Turns the panel off until a mode is set again.
  func turnOff() throws(SystemError) {
    try commit.turnOff()
  }

  /// Shows a buffer at the next vertical blank, without waiting.
  func flip(to buffer: Int) throws(SystemError) {
    try commit.flip(to: buffers[buffer], event: mailbox.nextAddress())
  }

  /// Reads the card's events, and returns the last commit's if it is among them.
  func flipEvent() throws(SystemError) -> FlipMailbox.Event? {
    try FlipMailbox.readEvents(of: card)
    return mailbox.takeEvent()
  }

  /// Takes the picture off the panel for good; there is nothing to give back afterwards.
  func stop() {
    guard hasSetMode else { return }
    hasSetMode = false
    // A kernel that refuses has lost the panel already, or gives it to somebody else.
    try? commit.stop()
  }

  /// Gives the panel back as it was found.
  func restore() {
    if hasSetMode { commit.restore() }
  }

  /// Leaves the picture on the panel, and its memory to whoever has the card next.
  func leave() {
    for buffer in buffers { buffer.isLeft = true }
  }
}
