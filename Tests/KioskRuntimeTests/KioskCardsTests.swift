import Configuration
import FakeLibdrm
import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

/// What a kiosk does with the open file of a card.
///
/// A test puts a display on a fake card into the station. Nobody can wait for such a card's flips, so
/// what the station opens by itself is memory.
@safe @Suite(.serialized) final class `The cards of a kiosk` {
  private static let path = "/dev/dri/fake"

  private let folder: TemporaryFolder
  private let logFile: FileDescriptor
  private let raw: OpaquePointer
  private let crtc: UInt32
  private let kiosk: Kiosk

  init() throws {
    folder = try TemporaryFolder()
    logFile = try FileDescriptor.creating(folder.file("log"))
    unsafe raw = fake_card_create("fake")
    crtc = unsafe fake_add_crtc(raw)
    // An HDMI connector where something is plugged in, and a primary plane of XRGB8888.
    unsafe fake_add_mode(raw, fake_add_connector(raw, 11, 1, 1, 1), 320, 200, 16_000, true)
    unsafe fake_add_plane(raw, 1, 1, [0x3432_5258], 1)
    try folder.write(Self.configuration(mode: "320x200"), to: "kiosk.yaml")
    kiosk = try Kiosk(
      KioskOptions(source: .file(folder.file("kiosk.yaml")), display: .headless),
      of: .kioskNavigator, log: Log(descriptor: logFile.rawValue, hasPriorities: false))
    kiosk.stations[0].openDisplay(at: MonotonicClock.now)
  }

  deinit {
    unsafe fake_card_destroy(raw)
  }

  private static func configuration(mode: String) -> String {
    """
    screens:
      red: {color: '#ff0000', push: blue}
      blue: {color: '#0000ff'}
    outputs:
      - {root: red, display: {mode: \(mode)}, touch: {device: none-of-these}}
    """
  }

  private func openCard() throws -> Card {
    try Card(adopting: FileDescriptor(owning: unsafe fake_card_open(raw)), path: Self.path)
  }

  /// The card's file that is kept, for a process that has not opened it.
  private func takeOver() throws -> Card {
    try Card.takenOver(from: FileDescriptor(owning: unsafe fake_hand_over(raw)), path: Self.path)
  }

  /// Gives the station a display on a card.
  private func put(_ card: Card) throws {
    let station = kiosk.stations[0]
    station.closeDisplay(at: MonotonicClock.now)
    let survey = CardSurvey([card], DisplayInventory(cards: [try card.info()]))
    station.output = Output(
      display: try kiosk.cards.openDisplay(0, of: survey), source: try #require(station.screens),
      configuration: station.configuration, stack: ["red", "blue"], sleep: station.sleep)
  }

  @Test func `stay open while another mode is taken, so that nothing else shows between`() throws {
    try put(openCard())
    #expect(kiosk.cards.openCards.map(\.path) == [Self.path])
    try folder.write(Self.configuration(mode: "640x400"), to: "kiosk.yaml")
    try kiosk.reload(at: MonotonicClock.now)
    #expect(kiosk.stations[0].output?.display.mode.size == PixelSize(width: 640, height: 400))
    // An output waits for a display that may be on it: this one shows in memory.
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
  }

  @Test func `stay open while their display is opened anew, and are closed where it is elsewhere`()
    throws
  {
    try put(openCard())
    kiosk.stations[0].reopenDisplay(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
    try put(#require(kiosk.cards.openCards.first))
    kiosk.cards.requests = [DisplayRequest(card: "/dev/dri/another")]
    kiosk.stations[0].reopenDisplay(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.isEmpty)
  }

  @Test func `are others' to use while another console has the panel`() throws {
    try put(openCard())
    let station = kiosk.stations[0]
    station.pause(at: MonotonicClock.now)
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [false])
    #expect(station.output?.display is KMSDisplay)
  }

  @Test(arguments: [true, false])
  func `are closed for another console where a former run has opened them`(isShown: Bool) throws {
    try withExtendedLifetime(openCard()) { unsafe fake_keep(raw) }
    if isShown {
      try put(takeOver())
    } else {
      try kiosk.cards.adopt(takeOver())
      kiosk.stations[0].closeDisplay(at: MonotonicClock.now)
    }
    let station = kiosk.stations[0]
    station.pause(at: MonotonicClock.now)
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.isEmpty)
    #expect(station.presenter == nil)
    // As systemd does.
    unsafe fake_drop_kept(raw)
    #expect(try openCard().isMaster)
    station.resume(at: MonotonicClock.now)
    #expect(station.output?.stackNames == (isShown ? ["red", "blue"] : ["red"]))
  }

  @Test func `show no picture of a former run where this one waits for another panel`() throws {
    let station = kiosk.stations[0]
    try put(openCard())
    unsafe fake_keep(raw)
    try station.output?.display.present([], at: .zero)
    station.closeDisplay(at: MonotonicClock.now, leaving: .lastFrame)
    try kiosk.cards.adopt(takeOver())
    #expect(unsafe fake_running_width(raw, crtc) == 320)
    station.displayAbsence = .noDisplay("there is no connector HDMI-A-7")
    kiosk.isStatusStale = true
    kiosk.reportStatus()
    #expect(unsafe fake_running_width(raw, crtc) == 0)
  }

  @Test func `are opened anew by the next run where they hang, and waited for by none`() throws {
    let display = PoweredDisplay()
    let station = kiosk.stations[0]
    station.closeDisplay(at: MonotonicClock.now)
    station.output = Output(
      display: display, source: try #require(station.screens),
      configuration: station.configuration, sleep: station.sleep)
    let card = try openCard()
    kiosk.storedCards = [Self.path: ObjectIdentifier(card)]
    station.end = .hung("it shows nothing more")
    kiosk.close()
    #expect(display.log == ["leave"])
    #expect(kiosk.storedCards == [:])
  }
}
