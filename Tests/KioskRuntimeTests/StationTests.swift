import Composition
import Configuration
import ControlProtocol
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import Navigation
import Presence
import TestFiles
import Testing
import TouchInput
import TouchRecording

@testable import KioskRuntime

/// Stations of a kiosk that nobody runs: a test gives them their turns.
///
/// One test after another: each kiosk watches folders, which Linux counts (128 for each user).
@Suite(.serialized) final class `The stations of a kiosk` {
  private let folder: TemporaryFolder
  private let logFile: FileDescriptor
  private var loops: [EventLoop] = []

  init() throws {
    folder = try TemporaryFolder()
    logFile = try FileDescriptor.creating(folder.file("log"))
  }

  deinit {
    // A kiosk that does not run is never closed.
    for loop in loops { loop.removeAll() }
  }

  /// A kiosk of two panels, red and green; each screen pushes the blue one.
  private func kiosk(_ outputs: String, idle: String = "{}", duration: Double = 0) throws -> Kiosk {
    try folder.write(
      """
      screens:
        red: {color: '#ff0000', background: '#ff0000', push: blue}
        green: {color: '#00ff00', background: '#00ff00', push: blue}
        blue: {color: '#0000ff', background: '#0000ff'}
      transition: {duration: \(duration)}
      idle: \(idle)
      outputs:
      \(outputs)
      """, to: "kiosk.yaml")
    let kiosk = try Kiosk(
      KioskOptions(source: .file(folder.file("kiosk.yaml")), display: .headless),
      of: .kioskNavigator, log: Log(descriptor: logFile.rawValue, hasPriorities: false))
    loops.append(kiosk.loop)
    return kiosk
  }

  private static let two = """
      - {root: red, display: {mode: 320x200}, touch: {device: none-of-these}}
      - {root: green, display: {mode: 64x40}, touch: {device: none-of-these}}
    """

  private func open(_ kiosk: Kiosk) throws {
    for station in kiosk.stations { try station.open(at: MonotonicClock.now) }
    turn(kiosk)
  }

  /// Gives every station its turn until nothing is left to do.
  private func turn(_ kiosk: Kiosk) {
    for station in kiosk.stations { station.screens?.finish(at: MonotonicClock.now) }
    for round in 0..<5 {
      // Each a few frames after the one before.
      let later = MonotonicClock.now.advanced(bySeconds: 1 + Double(round) / 10)
      for station in kiosk.stations { station.output?.picturesChanged() }
      for station in kiosk.stations where station.original == nil {
        station.turn(at: later, mayProbe: true)
      }
      for station in kiosk.stations where station.original != nil {
        station.turn(at: later, mayProbe: true)
      }
    }
  }

  /// Gives a station another display.
  private func put(_ display: PoweredDisplay, into station: Station) throws {
    station.closeDisplay(at: MonotonicClock.now)
    if let original = station.original {
      let mirror = Mirror(display: display)
      original.output?.add(mirror)
      station.mirrored = original.output
      station.mirror = mirror
      return
    }
    station.output = Output(
      display: display, source: try #require(station.screens),
      configuration: station.configuration, sleep: station.sleep)
  }

  private func display(_ station: Station) -> HeadlessDisplay? {
    station.presenter?.display as? HeadlessDisplay
  }

  /// Blue, green, red of the pixel in the middle.
  private func middle(_ station: Station) -> [UInt8]? {
    guard let picture = display(station)?.frontPicture else { return nil }
    let start = picture.size.height / 2 * picture.stride + picture.size.width / 2 * 4
    return Array(picture.bytes[start..<start + 3])
  }

  private static let red: [UInt8] = [0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0]
  private static let blue: [UInt8] = [255, 0, 0]

  @Test func `each have a panel, a root and a stack of their own`() throws {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    #expect(kiosk.stations.map { display($0)?.mode.size.width } == [320, 64])
    #expect(kiosk.stations.map(middle) == [Self.red, Self.green])
    kiosk.stations[1].handle(KeyPress(key: .right, time: MonotonicClock.now))
    turn(kiosk)
    #expect(kiosk.stations.map(middle) == [Self.red, Self.blue])
    #expect(kiosk.stations.map { $0.output?.stackNames } == [["red"], ["green", "blue"]])
  }

  @Test func `say each for itself what they show`() throws {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    kiosk.stations[1].closeDisplay(at: .zero)
    kiosk.stations[1].displayAbsence = .noDisplay("there is none")
    let problem =
      "the touchscreen 'none-of-these' is not plugged in; waiting for it "
      + "('devices' lists what is there)"
    #expect(
      kiosk.stations.map { $0.status(of: .kioskNavigator) } == [
        "outputs[1] showing 3 screens on 320x200 without a panel; \(problem)",
        "outputs[2] waiting for a display: there is none; \(problem)",
      ])
    #expect(kiosk.stations.allSatisfy { $0.isSettled })
  }

  @Test func `get keys where somebody has touched last, else at the first`() throws {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(kiosk.stations.map { $0.output?.stackNames.count } == [2, 1])
    let axes = try #require(PanelModel.pixels.device.verdict.axes)
    let feed = kiosk.stations[1].touch
    feed.touchscreenAdded(
      ConnectedTouchscreen(
        node: "/dev/input/event0", description: PanelModel.pixels.device, axes: axes,
        calibration: nil,
        state: TouchState(
          slots: Array(repeating: SlotState(trackingID: -1, x: 0, y: 0), count: 5))))
    feed.touchscreenReceived(TouchStreamBuilder(.pixels).down(at: (50, 50)).up().events)
    #expect(feed.lastTouch != nil)
    kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(kiosk.stations.map { $0.output?.stackNames.count } == [2, 2])
  }

  @Test func `present nothing while another console has the panel, and then everything anew`()
    throws
  {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    let station = kiosk.stations[0]
    station.pause(at: MonotonicClock.now)
    station.handle(KeyPress(key: .right, time: MonotonicClock.now))
    turn(kiosk)
    #expect(middle(station) == Self.red)
    #expect(station.nextDeadline == nil)
    station.resume(at: MonotonicClock.now)
    turn(kiosk)
    #expect(middle(station) == Self.blue)
  }

  @Test func `light their panel for another console, and wake when the kiosk is switched to`()
    throws
  {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    try folder.write("200\n", to: "panel/brightness")
    let station = kiosk.stations[0]
    let display = PoweredDisplay(backlight: Backlight(named: "panel", in: folder.path))
    try put(display, into: station)
    func brightness() throws -> String {
      String(decoding: try folder.contents("panel/brightness").prefix { $0 != 10 }, as: UTF8.self)
    }
    turn(kiosk)
    station.sleep.goDark()
    turn(kiosk)
    #expect(try brightness() == "0")
    station.pause(at: MonotonicClock.now)
    turn(kiosk)
    #expect(try brightness() == "200")
    #expect(station.asleep == .asleep)
    display.clearLog()
    station.resume(at: MonotonicClock.now)
    turn(kiosk)
    #expect(station.asleep == .awake)
    #expect(display.log.last == "255 0 0")
    #expect(try brightness() == "200")
  }

  private static let clone = """
      - {clones: HDMI-A-1, display: {connector: HDMI-A-2}}
      - {root: red, display: {connector: HDMI-A-1, mode: 320x200}, touch: {device: none-of-these}}
      - {clones: HDMI-A-1, display: {connector: HDMI-A-3, mode: 400x260}}
    """

  @Test func `show another's picture where they are clones, in its size or in the middle`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    #expect(kiosk.stations.map { display($0)?.mode.size.width } == [320, 320, 400])
    #expect(kiosk.stations.map(middle) == [Self.red, Self.red, Self.red])
    #expect(display(kiosk.stations[2])?.frontPicture.bytes[..<4] == [0, 0, 0, 0])
    kiosk.stations[1].handle(KeyPress(key: .right, time: MonotonicClock.now))
    turn(kiosk)
    #expect(kiosk.stations.map(middle) == [Self.blue, Self.blue, Self.blue])
    #expect(
      kiosk.stations[2].status(of: .kioskNavigator)
        == "outputs[3] showing the picture of outputs[2] on 400x260 without a panel; the picture of "
        + "outputs[2], 320x200, stands in the middle of 400x260")
  }

  @Test func `that are clones come and go with their original`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    kiosk.stations[1].closeDisplay(at: MonotonicClock.now)
    for index in [0, 2] { kiosk.stations[index].turn(at: MonotonicClock.now, mayProbe: true) }
    #expect(kiosk.stations.map { $0.presenter == nil } == [true, true, true])
    #expect(
      kiosk.stations[0].status(of: .kioskNavigator)
        == "outputs[1] waiting for a display: outputs[2] has none, whose picture is to be shown")
    #expect(kiosk.stations[0].nextDeadline == nil)
    kiosk.stations[1].openDisplay(at: MonotonicClock.now)
    turn(kiosk)
    #expect(kiosk.stations.map(middle) == [Self.red, Self.red, Self.red])
  }

  @Test func `that are clones leave keys to those that are not`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(kiosk.stations[1].output?.stackNames == ["red", "blue"])
  }

  @Test func `get no keys while their panel is gone`() throws {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    kiosk.stations[0].closeDisplay(at: MonotonicClock.now)
    kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(kiosk.stations[1].output?.stackNames == ["green", "blue"])
  }

  @Test func `that are clones tell whose picture they show, and that they do`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    let outputs = kiosk.controlStatus(at: MonotonicClock.now).outputs
    #expect(outputs.map(\.original) == ["HDMI-A-1", nil, "HDMI-A-1"])
    #expect(outputs.map(\.stack) == [["red"], ["red"], ["red"]])
    #expect(outputs.allSatisfy { $0.display.isShowing && $0.frames > 0 })
    let frames = kiosk.stations[0].frames
    kiosk.stations[0].reopenDisplay(at: MonotonicClock.now)
    #expect(kiosk.stations[0].frames == frames)
    #expect(
      StatusReport.text(of: kiosk.controlStatus(at: MonotonicClock.now)).contains(
        """
        output         HDMI-A-3
          display      400x260 without a panel; the picture of outputs[2], 320x200, stands in the \
        middle of 400x260
                       shows the picture of HDMI-A-1
          stack        red
        """))
  }

  @Test func `that are clones sleep and wake with their original, whichever is named`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    try kiosk.blank(.connector("HDMI-A-2"))
    turn(kiosk)
    #expect(kiosk.stations.map(middle) == [[0, 0, 0], [0, 0, 0], [0, 0, 0]])
    #expect(kiosk.stations.map(\.asleep) == [.asleep, .asleep, .asleep])
    try kiosk.wake(.number(3), at: MonotonicClock.now)
    turn(kiosk)
    #expect(kiosk.stations.map(middle) == [Self.red, Self.red, Self.red])
    #expect(kiosk.stations.map(\.asleep) == [.awake, .awake, .awake])
  }

  @Test func `that are clones have their backlights follow their original, and console switches`()
    throws
  {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    let names = ["clone", "original"]
    for name in names { try folder.write("200\n", to: "\(name)/brightness") }
    func brightness() throws -> [String] {
      try names.map {
        String(decoding: try folder.contents("\($0)/brightness").prefix { $0 != 10 }, as: UTF8.self)
      }
    }
    let (clone, original) = (kiosk.stations[0], kiosk.stations[1])
    try put(
      PoweredDisplay(backlight: Backlight(named: "original", in: folder.path)), into: original)
    try put(PoweredDisplay(backlight: Backlight(named: "clone", in: folder.path)), into: clone)
    turn(kiosk)
    try kiosk.blank(.number(1))
    turn(kiosk)
    #expect(try brightness() == ["0", "0"])
    for station in kiosk.stations { station.pause(at: MonotonicClock.now) }
    #expect(try brightness() == ["200", "200"])
    for station in kiosk.stations { station.resume(at: MonotonicClock.now) }
    turn(kiosk)
    #expect(try brightness() == ["200", "200"])
    try kiosk.blank(.number(2))
    turn(kiosk)
    #expect(try brightness() == ["0", "0"])
    try kiosk.wake(.number(1), at: MonotonicClock.now)
    turn(kiosk)
    #expect(try brightness() == ["200", "200"])
  }

  @Test func `have nothing new to say where a display is looked for in vain again`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    kiosk.stations[1].closeDisplay(at: MonotonicClock.now)
    let clone = kiosk.stations[0]
    clone.reopenDisplay(at: MonotonicClock.now)
    #expect(clone.takeStatusChange())
    clone.openDisplay(at: MonotonicClock.now)
    #expect(!clone.takeStatusChange())
  }

  @Test func `hold up plug news while one of them slides in sight`() throws {
    let kiosk = try kiosk(Self.two, duration: 2)
    try open(kiosk)
    #expect(!kiosk.isDisturbing(.unclear))
    let station = kiosk.stations[1]
    let now = MonotonicClock.now.advanced(bySeconds: 2)
    station.handle(KeyPress(key: .right, time: now))
    #expect(kiosk.isDisturbing(.unclear))
    // Nobody sees that.
    station.sleep.goDark()
    station.turn(at: now, mayProbe: true)
    #expect(station.output?.controller.isAtRest == false)
    #expect(!kiosk.isDisturbing(.unclear))
  }

  @Test func `give a sign of life each, however long their drivers keep them`() throws {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    var messages: [String] = []
    kiosk.notifier = ServiceNotifier(pingingEvery: 0, at: .zero) { messages.append($0) }
    kiosk.turnStations(at: MonotonicClock.now)
    #expect(messages == ["WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"])
  }

  @Test func `end the kiosk where the kernel refuses every frame, unless others have a picture`()
    throws
  {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    let error = SystemError("set the mode of", on: "HDMI-A-1", reason: .invalidArgument)
    var later = MonotonicClock.now
    func fail() throws {
      let display = PoweredDisplay()
      display.willPresent = { () throws(DisplayError) in throw .failed(error) }
      try put(display, into: kiosk.stations[0])
      later = later.advanced(bySeconds: 1)
      kiosk.stations[0].displayRetry.succeeded()
      for _ in 0..<5 where kiosk.stations[0].output != nil {
        later = later.advanced(bySeconds: 0.1)
        kiosk.turnStations(at: later)
      }
      #expect(kiosk.stations[0].displayAbsence == .failed(error))
    }
    for _ in 0..<6 { try fail() }
    // The other panel shows its screen.
    #expect(!kiosk.isLeaving)
    kiosk.stations[1].closeDisplay(at: later)
    kiosk.stations[0].failedDisplays = 0
    for _ in 0..<4 { try fail() }
    #expect(!kiosk.isLeaving)
    try fail()
    #expect(kiosk.isLeaving)
    // The next run is to open the card anew.
    #expect(kiosk.hasHung)
    #expect(kiosk.failure?.description == "5 times in a row no frame could be shown: \(error)")
  }

  @Test
  func `are given their touchscreens anew before their turn, and in the next where that asks`()
    throws
  {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    let touchscreens = kiosk.context.touchscreens
    let display = PoweredDisplay()
    try put(display, into: kiosk.stations[0])
    var wasStale: [Bool] = []
    display.willPresent = { () throws(DisplayError) in wasStale.append(touchscreens.isStale) }
    var later = MonotonicClock.now.advanced(bySeconds: 1)
    for _ in 0..<5 where wasStale.isEmpty {
      later = later.advanced(bySeconds: 0.1)
      touchscreens.panelFound()
      try kiosk.endTurn(at: later)
    }
    #expect(wasStale == [false])
    #expect(!touchscreens.isStale)
    #expect(kiosk.timer.deadline.map { $0 > later } ?? true)
    // A display that is found says more of its touchscreen.
    kiosk.stations[1].closeDisplay(at: later)
    kiosk.stations[1].displayRetry.failed(at: later)
    later = later.advanced(bySeconds: 1)
    try kiosk.endTurn(at: later)
    #expect(kiosk.stations[1].output != nil)
    #expect(kiosk.timer.deadline == later)
    try kiosk.endTurn(at: later)
    #expect(!touchscreens.isStale)
  }

  @Test func `push what is asked for from afar, whatever they have shown by themselves`() throws {
    let kiosk = try kiosk(Self.two, idle: "{attract: {after: 1000, every: 1000}}")
    try open(kiosk)
    let station = kiosk.stations[0]
    let later = MonotonicClock.now.advanced(bySeconds: 1500)
    station.turn(at: later, mayProbe: true)
    #expect(station.asleep == .attracting)
    #expect(station.output?.stackNames == ["red", "blue"])
    try kiosk.push("blue", on: nil, at: later)
    #expect(station.output?.stackNames == ["red", "blue"])
    #expect(station.asleep == .awake)
    #expect(throws: ControlError.self) { try kiosk.push("blue", on: nil, at: later) }
  }

  @Test func `that are clones take no touchscreen, also after another console had the panel`()
    throws
  {
    let kiosk = try kiosk(Self.clone)
    try open(kiosk)
    let now = MonotonicClock.now
    for station in kiosk.stations {
      station.pause(at: now)
      station.touch.stop()
      station.resume(at: now)
      station.startTouch(at: now)
    }
    // Whoever looks for a touchscreen has found one, or says what is wrong.
    #expect(
      kiosk.stations.map { $0.touch.touchscreen != nil || $0.touch.problem != nil } == [
        false, true, false,
      ])
    for station in kiosk.stations { station.close(at: now) }
  }

  @Test func `become as many as a changed configuration has, and others where they change`() throws
  {
    let kiosk = try kiosk(Self.two)
    try open(kiosk)
    kiosk.stations[0].handle(KeyPress(key: .right, time: MonotonicClock.now))
    let first = kiosk.stations[0]
    let dropped = PoweredDisplay()
    try put(dropped, into: kiosk.stations[1])
    func reload(_ outputs: String) throws {
      try folder.write(
        """
        screens:
          red: {color: '#ff0000', background: '#ff0000', push: blue}
          green: {color: '#00ff00', background: '#00ff00', push: blue}
          blue: {color: '#0000ff', background: '#0000ff'}
        transition: {duration: 0}
        outputs:
        \(outputs)
        """, to: "kiosk.yaml")
      try kiosk.reload(at: MonotonicClock.now)
      turn(kiosk)
    }
    let touchscreens = kiosk.context.touchscreens
    touchscreens.redistributeIfNeeded(at: MonotonicClock.now, through: kiosk.context.devices)
    #expect(!touchscreens.isStale)
    try reload("  - {root: red, display: {mode: 320x200}, touch: {device: none-of-these}}")
    #expect(kiosk.stations.count == 1)
    // The one that is left may have what the other has had.
    #expect(touchscreens.isStale)
    #expect(kiosk.stations[0] === first)
    // No picture stays on a panel that is no output any more.
    #expect(dropped.log.last == "stop")
    #expect(kiosk.stations[0].output?.stackNames == ["red", "blue"])
    #expect(kiosk.stations[0].status(of: .kioskNavigator).hasPrefix("showing 3 screens"))
    try reload(Self.clone)
    // Clones find their originals there.
    let log = String(decoding: try folder.contents("log"), as: UTF8.self)
    #expect(log.contains("outputs[3]: display: "))
    #expect(!log.contains("no display"))
    #expect(kiosk.stations.count == 3)
    #expect(kiosk.stations.map(middle) == [Self.red, Self.red, Self.red])
    try reload(Self.two)
    #expect(kiosk.stations.map(middle) == [Self.red, Self.green])
    for station in kiosk.stations { station.close(at: MonotonicClock.now) }
    #expect(kiosk.stations.allSatisfy { $0.presenter == nil })
  }
}
