import CLibdrm
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Testing

@Suite struct `A refusal of the kernel` {
  /// What the caller is told, without the words.
  enum Answer: Equatable {
    case removed, notMaster, failed
  }

  /// One refusal: the errno of a call, what it means, and a word of the remedy.
  struct Row: CustomTestStringConvertible {
    let error: Int32
    let answer: Answer
    let remedy: String?
    var testDescription: String { Errno(rawValue: error).description }
  }

  static let rows = [
    Row(error: EACCES, answer: .notMaster, remedy: "another program owns the display"),
    Row(error: EPERM, answer: .notMaster, remedy: "another program owns the display"),
    Row(error: EINVAL, answer: .failed, remedy: "display.mode"),
    Row(error: ERANGE, answer: .failed, remedy: "display.mode"),
    Row(error: ENOSPC, answer: .failed, remedy: "smaller display.mode"),
    Row(error: EIO, answer: .failed, remedy: nil),
    Row(error: ENODEV, answer: .removed, remedy: nil),
  ]

  private func expect(_ error: DisplayError?, _ row: Row) {
    let (answer, reason): (Answer?, SystemError?) =
      switch error {
      case .removed(let reason): (.removed, reason)
      case .notMaster(let reason): (.notMaster, reason)
      case .failed(let reason): (.failed, reason)
      default: (nil, nil)
      }
    #expect(answer == row.answer)
    #expect(reason?.reason.rawValue == row.error)
    #expect(reason?.subject == "/dev/dri/fake")
    #expect(reason?.operation.isEmpty == false)
    if let remedy = row.remedy {
      #expect(reason?.remedy?.contains(remedy) == true)
    } else {
      #expect(reason?.remedy == nil)
    }
  }

  @Test(arguments: rows, [DisplayRequest.API.atomic, .legacy])
  func `of a flip is told by what to do about it, and the next frame sets everything anew`(
    row: Row, api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    let display = try card.display(DisplayRequest(api: api))
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    card.fail(api == .atomic ? "commit nonblocking event" : "drmModePageFlip", row.error)
    card.clearLog()
    let error = #expect(throws: DisplayError.self) {
      try display.present(frame(2, for: display), at: at(16))
    }
    expect(error, row)
    #expect(display.canPresent)
    try display.present(frame(3, for: display), at: at(32))
    #expect(
      card.commits
        == (api == .atomic
          ? ["commit nonblocking event", "commit modeset", "commit nonblocking event"]
          : ["drmModePageFlip", "drmModeSetCrtc", "drmModePageFlip"]))
    #expect(card.picture()[0] == 3)
    #expect(card.violations == [])
  }

  @Test(arguments: rows)
  func `of an atomic mode set falls back to legacy only where the hardware is the reason`(
    row: Row
  ) throws {
    let card = FakeCard.withPanel()
    card.fail("commit modeset", row.error)
    let display = try card.display()
    if row.answer == .failed {
      try display.present(frame(1, for: display), at: at(0))
      #expect(card.commits[1...] == ["commit modeset", "drmModeSetCrtc", "drmModePageFlip"])
      #expect(card.picture()[0] == 1)
    } else {
      let error = #expect(throws: DisplayError.self) {
        try display.present(frame(1, for: display), at: at(0))
      }
      expect(error, row)
      #expect(card.commits[1...] == ["commit modeset"])
    }
    #expect(card.violations == [])
  }

  @Test(arguments: rows)
  func `of the test commit is an error where only atomic is allowed`(row: Row) throws {
    let card = FakeCard.withPanel()
    card.fail("commit test modeset", row.error, times: 9)
    let error = #expect(throws: DisplayError.self) {
      try card.display(DisplayRequest(api: .atomic))
    }
    expect(error, row)
    #expect(card.leftovers == 0)
    #expect(card.openDescriptors == 0)
  }

  @Test(
    arguments: [
      "drmModeCreateDumbBuffer", "drmModeAddFB2", "drmModeMapDumbBuffer",
      "drmModeCreatePropertyBlob",
    ], 0...1 as ClosedRange<Int32>)
  func `in the middle of opening leaves nothing behind`(call: String, skip: Int32) throws {
    let card = FakeCard.withPanel()
    card.fail(call, ENOMEM, skip: call.hasSuffix("Blob") ? 0 : skip)
    #expect(throws: DisplayError.self) { try card.display(DisplayRequest(api: .atomic)) }
    #expect(card.leftovers == 0)
    #expect(card.mappings == 0)
    #expect(card.openDescriptors == 0)
    #expect(card.violations == [])
  }

  /// What the driver says to the modes from the largest on, what is asked for, and what runs then.
  static let lowered: [(refusals: Int32, request: DisplayRequest, width: Int?)] = [
    (0, DisplayRequest(), 64), (1, DisplayRequest(), 32), (2, DisplayRequest(), 8),
    (3, DisplayRequest(), nil), (1, DisplayRequest(mode: .current), 32),
    // Who asks for a size is told that it cannot be had.
    (1, DisplayRequest(mode: .size(PixelSize(width: 64, height: 48), refreshRate: nil)), nil),
  ]

  @Test(arguments: lowered)
  func `for want of bandwidth leads to the next smaller mode`(
    refusals: Int32, request: DisplayRequest, width: Int?
  ) throws {
    let card = FakeCard.withPanel()
    card.plug(DRM_MODE_CONNECTED)
    card.addMode(8, 4)
    card.addMode(32, 24)
    card.addMode(64, 48, preferred: true)
    card.fail("commit test modeset", ENOSPC, times: refusals)
    guard let width else {
      let error = #expect(throws: DisplayError.self) { try card.display(request) }
      expect(error, Row(error: ENOSPC, answer: .failed, remedy: "smaller display.mode"))
      return
    }
    let display = try card.display(request)
    #expect(display.mode.size.width == width)
    #expect(display.summary.contains("the hardware refuses 64x48@60") == (width != 64))
    try display.present(frame(1, for: display), at: at(0))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == UInt32(width))
  }

  @Test func `to be master names how to find out who is`() throws {
    let card = FakeCard.withPanel()
    card.setTaken(true)
    let error = #expect(throws: DisplayError.self) { try card.display() }
    guard case .notMaster(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      "\(reason)".hasPrefix(
        "could not become master of /dev/dri/fake: Permission denied (EACCES); another program"))
    #expect("\(reason)".contains("sudo lsof /dev/dri/fake"))
    #expect(card.openDescriptors == 0)
  }
}
