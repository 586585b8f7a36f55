import Configuration
import DeviceEvents
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Seating
import TestFiles
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

/// What a kiosk has a service manager keep for its next run, and what it takes of its former one.
@safe @Suite(.serialized) struct `Cards from one run to the next` {
  private let card: KioskWithCard
  private var kiosk: Kiosk { card.kiosk }
  private var station: Station { card.station }

  init() throws {
    card = try KioskWithCard()
  }

  // MARK: Kept

  @Test func `are kept once they are the kiosk's to show on, and told of once`() throws {
    kiosk.keepCards()
    #expect(card.told == [])
    try card.put(card.openCard())
    kiosk.keepCards()
    #expect(card.told == KioskWithCard.keep)
    #expect(card.given == kiosk.cards.openCards.map(\.descriptor))
    kiosk.keepCards()
    #expect(card.told == KioskWithCard.keep)
  }

  @Test func `are kept as soon as the status is told`() throws {
    try card.put(card.openCard())
    kiosk.isStatusStale = true
    kiosk.reportStatus()
    #expect(card.told == KioskWithCard.keep)
  }

  @Test func `are forgotten when nothing is shown on them any more`() throws {
    try card.put(card.openCard())
    kiosk.keepCards()
    station.closeDisplay(at: MonotonicClock.now)
    card.clearTold()
    kiosk.keepCards()
    #expect(card.told == [KioskWithCard.forget])
    kiosk.keepCards()
    #expect(card.told == [KioskWithCard.forget])
  }

  /// What is made in the place of a former card may have its address.
  @Test func `are kept anew where they were opened anew`() throws {
    for _ in 0..<16 {
      try kiosk.cards.adopt(card.openCard())
      card.clearTold()
      kiosk.keepCards()
      #expect(card.told == KioskWithCard.keep)
      kiosk.cards.forget(KioskWithCard.path)
    }
  }

  @Test func `are not kept without the right to set modes`() throws {
    unsafe fake_set_taken(card.raw, true)
    let open = try card.openCard()
    kiosk.cards.adopt(open)
    kiosk.keepCards()
    #expect(card.told == [])
  }

  /// A seat manager lends cards, and takes them back; and the kiosk by hand has nobody behind it.
  @Test func `are kept by a service manager alone, and not those that a seat manager lends`() async
  {
    await #expect(processExitsWith: .success) {
      // SAFETY: the process has no other thread that asks.
      unsafe setenv("LIBSEAT_BACKEND", "builtin", 1)
      unsafe setenv("SEATD_VTBOUND", "0", 1)
      let seat = PanelClaim.seat(try Seat())
      let nothing = PanelClaim.nothing("no console")
      let panel = KioskOptions(source: .folder("."), display: .kms)
      let memory = KioskOptions(source: .folder("."), display: .headless)
      unsafe unsetenv("NOTIFY_SOCKET")
      #expect(!Kiosk.isSucceeded(panel, on: nothing))
      unsafe setenv("NOTIFY_SOCKET", "/nowhere/notify", 1)
      #expect(Kiosk.isSucceeded(panel, on: nothing))
      #expect(!Kiosk.isSucceeded(panel, on: seat))
      #expect(!Kiosk.isSucceeded(memory, on: nothing))
      seat.close()
    }
  }

  @Test func `are not kept where nobody asks for them`() throws {
    kiosk.isSucceeded = false
    try card.put(card.openCard())
    kiosk.keepCards()
    #expect(card.told == [])
  }

  @Test func `are forgotten as soon as they are told to be gone, and kept once they are back`()
    throws
  {
    try card.put(card.openCard())
    kiosk.keepCards()
    card.clearTold()
    // There is no such device file, which is how a card that is gone looks.
    kiosk.cards.requests = [DisplayRequest(card: "/dev/dri/another")]
    kiosk.receive(
      CardNews([DeviceEvent(.removed, name: "fake", node: KioskWithCard.path)]),
      at: MonotonicClock.now)
    #expect(card.told == [KioskWithCard.forget])
    #expect(kiosk.cards.openCards.isEmpty)
  }

  @Test func `are forgotten when they go although nothing is shown on them`() throws {
    try kiosk.cards.adopt(card.openCard())
    kiosk.keepCards()
    card.clearTold()
    kiosk.receive(
      CardNews([DeviceEvent(.removed, name: "fake", node: KioskWithCard.path)]),
      at: MonotonicClock.now)
    #expect(card.told == [KioskWithCard.forget])
  }

  // MARK: Taken over

  @Test func `are taken over with their right to set modes, and stay kept`() throws {
    try card.leaveCard()
    kiosk.takeOverCards()
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
    #expect(try card.log.contains("the panel on /dev/dri/fake was taken over from the former run"))
    kiosk.keepCards()
    #expect(card.told == [])
  }

  /// Why a card of a former run is of no use.
  enum Obstacle: CaseIterable {
    case anotherConsole, nobodyKeeps, gone, notMaster
  }

  @Test(arguments: Obstacle.allCases)
  func `are forgotten and closed where they cannot be used`(obstacle: Obstacle) throws {
    try card.leaveCard()
    switch obstacle {
    case .anotherConsole: kiosk.switching = ConsoleSwitching(isAllowed: true, state: .away)
    case .nobodyKeeps: kiosk.isSucceeded = false
    case .gone: unsafe fake_remove(card.raw)
    case .notMaster: unsafe fake_set_taken(card.raw, true)
    }
    kiosk.takeOverCards()
    #expect(card.told == [KioskWithCard.forget])
    #expect(kiosk.cards.openCards.isEmpty)
    #expect(kiosk.storedCards.isEmpty)
    #expect(card.openFiles == 2)
  }

  @Test func `are forgotten where they have become another, or none`() throws {
    try card.leaveCard()
    kiosk.takeOver("drm-card7", FileDescriptor(owning: unsafe fake_hand_over(card.raw)))
    try kiosk.takeOver("drm-fake", .open("/dev/null", O_RDWR))
    #expect(card.told == ["FDSTOREREMOVE=1 FDNAME=drm-card7", KioskWithCard.forget])
    #expect(kiosk.cards.openCards.isEmpty)
  }

  /// The run ends as soon as it has begun.
  private func runOnce() {
    kiosk.isLeaving = true
    kiosk.failure = CommandFailure("it has failed")
    #expect(throws: CommandFailure("it has failed")) { try kiosk.run() }
  }

  @Test func `are taken over at the start, before anything is opened`() throws {
    try card.leaveCard()
    station.closeDisplay(at: MonotonicClock.now)
    runOnce()
    let lines = try card.log.split(separator: "\n")
    let takingOver = try #require(lines.firstIndex { $0.contains("was taken over") })
    let opening = try #require(lines.lastIndex { $0.contains("display: 320x200") })
    #expect(takingOver < opening)
    #expect(kiosk.cards.openCards.map(\.path) == [KioskWithCard.path])
  }

  @Test func `are closed at the start where the former run had another configuration`() throws {
    try card.leaveCard()
    kiosk.cards.requests = [DisplayRequest(card: "/dev/dri/another")]
    runOnce()
    #expect(try card.log.contains("was taken over"))
    #expect(kiosk.cards.openCards.isEmpty)
  }

  // MARK: Left

  /// How a run ends.
  struct Ending: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isFailure = true
    var isKept = true
    var isHere = true
    var isHung = false
    /// What becomes of the picture.
    var parting: String
    var told: [String]
  }

  @Test(arguments: [
    Ending(testDescription: "a failure", parting: "leave", told: []),
    Ending(
      testDescription: "a failure with nothing kept", isKept: false, parting: "close", told: []),
    Ending(
      testDescription: "a failure while another console is seen", isHere: false, parting: "close",
      told: [KioskWithCard.forget]),
    Ending(
      testDescription: "a panel that hangs", isHung: true, parting: "leave",
      told: [KioskWithCard.forget]),
    Ending(
      testDescription: "a panel that hangs with nothing kept", isKept: false, isHung: true,
      parting: "leave", told: []),
  ])
  func `keep their picture where another run follows, and are opened anew where they hang`(
    ending: Ending
  ) throws {
    let display = PoweredDisplay()
    let open = try card.openCard()
    kiosk.cards.adopt(open)
    if ending.isKept { kiosk.keepCards() }
    try card.put(display)
    if ending.isFailure { kiosk.failure = CommandFailure("it has failed") }
    if !ending.isHere { kiosk.switching = ConsoleSwitching(isAllowed: true, state: .away) }
    if ending.isHung { station.end = .hung("it shows nothing more") }
    card.clearTold()
    kiosk.close()
    #expect(display.log == [ending.parting])
    #expect(card.told == ending.told)
  }

  /// The unit leaves a note when systemd restarts it; the environment says where.
  @Test(arguments: [(true, "leave"), (false, "close")])
  func `keep their picture where systemd restarts the kiosk, and not where it stops it`(
    isRestart: Bool, parting: String
  ) async {
    await #expect(processExitsWith: .success) {
      [isRestart = isRestart as Bool, parting = parting as String] in
      let card = try KioskWithCard()
      // SAFETY: the process has no other thread that asks.
      unsafe setenv("RUNTIME_DIRECTORY", card.folder.path, 1)
      unsafe setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus", 1)
      if isRestart { try card.folder.makeFolder("restart") }
      let display = PoweredDisplay()
      let open = try card.openCard()
      card.kiosk.cards.adopt(open)
      card.kiosk.keepCards()
      try card.put(display)
      card.clearTold()
      card.kiosk.close()
      #expect(display.log == [parting])
      #expect(card.told == (isRestart ? [] : [KioskWithCard.forget]))
    }
  }
}
