import CLibdrm
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import TestFiles
import Testing

@testable import DisplayOutput

/// Who may set modes, while consoles are switched and others hold the card.
@Suite struct `Being master` {
  /// A card's display with one frame shown and another in flight.
  private func display(on card: FakeCard, _ open: Card) throws -> KMSDisplay {
    let display = try KMSDisplay(on: open, DisplayRequest(), now: { at(40) })
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    try display.present(frame(2, for: display), at: at(16))
    card.clearLog()
    return display
  }

  @Test func `is given up at once, with a flip in flight, and taken back with a mode set`() throws {
    let card = FakeCard.withPanel()
    let open = try card.open()
    let display = try display(on: card, open)
    #expect(open.dropMaster())
    #expect(card.log == ["drmDropMaster"])

    try open.takeMaster()
    display.reset()
    try display.present(frame(3, for: display), at: at(40))
    #expect(
      card.log.filter { $0.hasPrefix("drmSetMaster") || $0.hasPrefix("commit") } == [
        "drmSetMaster", "commit modeset", "commit modeset", "commit nonblocking event",
      ])
    // The flip that was abandoned may come all the same.
    card.flip(at: at(48))
    #expect(try display.dispatchEvents()?.time == at(48))
    #expect(card.picture()[0] == 3)
    #expect(card.violations == [])
  }

  @Test func `is taken back with the planes that another console's program has put on the panel`()
    throws
  {
    let card = FakeCard.withPanel()
    let overlay = card.addPlane(DRM_PLANE_TYPE_OVERLAY)
    let open = try card.open()
    let display = try display(on: card, open)
    #expect(open.dropMaster())
    card.setValue("CRTC_ID", of: overlay, UInt64(card.crtcs[0]))
    card.setValue("FB_ID", of: overlay, 900)
    try open.takeMaster()
    display.reset()
    try display.present(frame(3, for: display), at: at(40))
    #expect(card.value("FB_ID", of: overlay) == 0)
    #expect(card.picture()[0] == 3)
    #expect(card.violations == [])
  }

  @Test func `is refused by name while somebody else is`() throws {
    let card = FakeCard.withPanel()
    let open = try card.open()
    let display = try display(on: card, open)
    #expect(open.dropMaster())
    card.fail("drmSetMaster", EBUSY)
    let error = #expect(throws: SystemError.self) { try open.takeMaster() }
    #expect(error?.reason == .busy)
    #expect(error?.operation == "become master of")
    #expect(error?.remedy?.hasSuffix("'sudo lsof /dev/dri/fake' names it") == true)
    display.close()
  }

  @Test func `is tried again by whoever opens a display on a card that is open already`() throws {
    let card = FakeCard.withPanel()
    let open = try card.open()
    #expect(open.dropMaster())
    card.fail("drmSetMaster", EBUSY)
    #expect(throws: DisplayError.self) {
      try KMSDisplay(on: open, DisplayRequest(), now: { at(0) })
    }
    let display = try KMSDisplay(on: open, DisplayRequest(), now: { at(0) })
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.picture()[0] == 1)
    display.close()
  }

  @Test func `cannot be given up on a card that was taken over, which is closed instead`() throws {
    let raw = FakeCard.withPanel()
    try withExtendedLifetime(raw.open()) { raw.keepFile() }
    let cards = GraphicsCards([DisplayRequest()], now: { at(0) })
    do {
      let card = try raw.takeOver()
      cards.adopt(card)
      #expect(cards.dropMaster() == [card.path])
      #expect(card.isMaster)
    }
    for card in cards.openCards { cards.forget(card.path) }
    raw.dropKeptFile()
    #expect(raw.openDescriptors == 0)
    #expect(try raw.open().isMaster)
  }

  /// logind and seatd hand out a card that is master, and refuse whoever asks to be.
  @Test func `is a seat manager's affair on a card that it lends`() throws {
    let raw = FakeCard.withPanel()
    let lender = Lender(descriptor: raw.openDescriptor())
    let card = try Card(opening: "/dev/dri/fake", through: lender)
    raw.clearLog()
    #expect(card.dropMaster())
    try card.takeMaster()
    #expect(raw.log == [])
  }

  /// A seat manager that has one device.
  private final class Lender: DeviceOpening {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    func open(_ path: String, _ flags: Int32) throws(SystemError) -> DeviceFile {
      DeviceFile(FileDescriptor(owning: descriptor)) {}
    }
  }

  struct Holder: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var process: String
    var isSeen: Bool
    var remedy: String
  }

  @Test(arguments: [
    Holder(
      testDescription: "a display server of the same user", process: "Xorg", isSeen: true,
      remedy: "stop Xorg (77), which has it open"),
    Holder(
      testDescription: "a display server of another user", process: "Xorg", isSeen: false,
      remedy: "another program owns the display (a display server, another kiosk); "
        + "'sudo lsof /dev/dri/card0' names it"),
    Holder(
      testDescription: "the boot splash, seen by root", process: "plymouthd", isSeen: true,
      remedy: "the boot splash still has it: it leaves with 'plymouth quit'"),
    Holder(
      testDescription: "the boot splash, seen by everybody", process: "plymouthd", isSeen: false,
      remedy: "the boot splash may still have it: it leaves with 'plymouth quit'"),
  ])
  func `is another's, who is named as far as can be seen`(holder: Holder) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(holder.process)\n", to: "77/comm")
    if holder.isSeen { try folder.link("77/fd/5", to: "/dev/dri/card0") }
    #expect(DisplayError.masterRemedy("/dev/dri/card0", in: folder.path) == holder.remedy)
  }
}
