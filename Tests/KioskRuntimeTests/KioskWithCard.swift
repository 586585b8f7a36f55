import Configuration
import FakeLibdrm
import Geometry
import LinuxIO
import TestFiles

@testable import DisplayOutput
@testable import KioskRuntime

/// A kiosk that nobody runs, with a fake card, and what it tells whoever keeps cards.
///
/// A test puts a display on the card into the station. Nobody can wait for such a card's flips, so what
/// the station opens by itself is memory.
@safe final class KioskWithCard {
  static let path = "/dev/dri/fake"
  /// What the store is told of the card that it is to forget.
  static let forget = "FDSTOREREMOVE=1 FDNAME=drm-fake"
  /// What the store is told of the card that it is to keep.
  static let keep = [forget, "FDSTORE=1 FDNAME=drm-fake"]

  let folder: TemporaryFolder
  let raw: OpaquePointer
  let crtc: UInt32
  let kiosk: Kiosk
  /// What the store was told, oldest first, and `wait` where that was waited for.
  private(set) var told: [String] = []
  /// The descriptors that it was given.
  private(set) var given: [Int32] = []
  /// Whether the card is there that `leaveCard` has left.
  private var hasFormerRun = false
  private let logFile: FileDescriptor

  /// Makes a kiosk that is started by a service manager.
  ///
  /// - Parameter display: `kms` for one that takes the seat of the environment, and shows nothing yet.
  init(display: DisplayKind = .headless) throws {
    folder = try TemporaryFolder()
    logFile = try FileDescriptor.creating(folder.file("log"))
    unsafe raw = fake_card_create("fake")
    crtc = unsafe fake_add_crtc(raw)
    // An HDMI connector where something is plugged in, and a primary plane of XRGB8888.
    unsafe fake_add_mode(raw, fake_add_connector(raw, 11, 1, 1, 1), 320, 200, 16_000, true)
    unsafe fake_add_plane(raw, 1, 1, [0x3432_5258], 1)
    try folder.write(Self.configuration(mode: "320x200"), to: "kiosk.yaml")
    kiosk = try Kiosk(
      KioskOptions(source: .file(folder.file("kiosk.yaml")), display: display),
      of: .kioskNavigator, log: Log(descriptor: logFile.rawValue, hasPriorities: false))
    kiosk.isSucceeded = true
    kiosk.store = DescriptorStore(
      through: { [unowned self] message, descriptor in
        told.append(String(message.map { $0 == "\n" ? " " : $0 }))
        if let descriptor { given.append(descriptor) }
      }, waitingBy: { [unowned self] in told.append("wait") },
      handingOverBy: { [unowned self] successor in
        guard hasFormerRun else { return }
        successor("drm-fake", FileDescriptor(owning: unsafe fake_hand_over(raw)))
      })
    if display == .headless { station.openDisplay(at: MonotonicClock.now) }
  }

  deinit {
    // A kiosk that does not run is never closed.
    kiosk.loop.removeAll()
    unsafe fake_card_destroy(raw)
  }

  static func configuration(mode: String) -> String {
    """
    screens:
      red: {color: '#ff0000', push: blue}
      blue: {color: '#0000ff'}
    outputs:
      - {root: red, display: {mode: \(mode)}, touch: {device: none-of-these}}
    """
  }

  var station: Station { kiosk.stations[0] }

  var log: String {
    get throws { try folder.text("log") }
  }

  /// Opens the card as the product does.
  func openCard() throws -> Card {
    try Card(adopting: FileDescriptor(owning: unsafe fake_card_open(raw)), path: Self.path)
  }

  /// Keeps a file that a run has opened which is gone now, for the next.
  func leaveCard() throws {
    try withExtendedLifetime(openCard()) { unsafe fake_keep(raw) }
    hasFormerRun = true
  }

  /// The card's file that is kept, for a process that has not opened it.
  func takeOver() throws -> Card {
    try Card.takenOver(from: FileDescriptor(owning: unsafe fake_hand_over(raw)), path: Self.path)
  }

  /// Gives the station a display on a card.
  func put(_ card: Card) throws {
    station.closeDisplay(at: MonotonicClock.now)
    let survey = CardSurvey([card], DisplayInventory(cards: [try card.info()]))
    try put(kiosk.cards.openDisplay(0, of: survey))
  }

  /// Gives the station a display.
  ///
  /// - Parameter clock: Tells the time beside that of the station's turns.
  func put(_ display: any Display, clock: @escaping () -> Instant = { MonotonicClock.now }) throws {
    station.closeDisplay(at: MonotonicClock.now)
    guard let screens = station.screens else { return }
    station.output = Output(
      display: display, source: screens, configuration: station.configuration,
      stack: ["red", "blue"], sleep: station.sleep, clock: clock)
  }

  /// Descriptors of the card, with the fake's own, and the one of a former run.
  var openFiles: Int {
    let name = unsafe String(cString: fake_card_name(raw))
    return DirectoryContents.readableNames(in: "/proc/self/fd").count {
      FilePath.linkTarget("/proc/self/fd/\($0)")?.contains(name) ?? false
    }
  }

  /// Forgets what was told.
  func clearTold() {
    told.removeAll()
    given.removeAll()
  }
}
