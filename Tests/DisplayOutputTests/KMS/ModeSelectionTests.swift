import DisplayOutput
import Geometry
import Testing

@Suite struct `A mode` {
  private static func mode(
    _ width: UInt16, _ height: UInt16, _ rate: Double, _ flags: VideoMode.Flags = [],
    preferred: Bool = false
  ) -> VideoMode {
    let (columns, lines) = (width + 40, height + 10)
    return VideoMode(
      clock: UInt32((Double(columns) * Double(lines) * rate / 1000).rounded()),
      horizontal: .init(
        displayed: width, syncStart: width + 10, syncEnd: width + 20, total: columns),
      vertical: .init(displayed: height, syncStart: height + 2, syncEnd: height + 4, total: lines),
      flags: flags, isPreferred: preferred)
  }

  private static let television = [
    mode(3840, 2160, 60, preferred: true), mode(3840, 2160, 30), mode(1920, 1080, 60),
    mode(1920, 1080, 59.94), mode(1920, 1080, 50), mode(1920, 1080, 30, .interlaced),
    mode(1600, 1200, 60), mode(1280, 720, 60), mode(720, 576, 25, .interlaced),
  ]

  /// What the kernel offers of a display without EDID.
  private static let guess = [mode(1024, 768, 60), mode(800, 600, 60), mode(640, 480, 60)]

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var modes = television
    var request = DisplayRequest.Mode.preferred
    var maximum: PixelSize?
    var running: VideoMode?
    /// No EDID could be read, and the kernel guesses.
    var isGuessed = false
    /// How it was driven when one could.
    var last: VideoMode?
    var isForced = false
    let expected: String
  }

  private static func size(_ width: Int, _ height: Int) -> PixelSize {
    PixelSize(width: width, height: height)
  }

  static let rows = [
    Row(testDescription: "the display's own wish", expected: "3840x2160@60"),
    Row(
      testDescription: "a cap finds the largest of the same shape", maximum: size(1920, 1200),
      expected: "1920x1080@60"),
    Row(
      testDescription: "a cap prefers the panel's shape to more pixels", maximum: size(1600, 1200),
      expected: "1280x720@60"),
    Row(
      testDescription: "a cap takes another shape where there is no other",
      maximum: size(720, 600), expected: "720x576@50i"),
    Row(
      testDescription: "without a wish the largest, then fastest",
      modes: [mode(800, 600, 60), mode(1024, 768, 60), mode(1024, 768, 75), mode(1920, 1080, 30)],
      expected: "1920x1080@30"),
    Row(
      testDescription: "without a wish whole frames before half ones",
      modes: [mode(1920, 1080, 30, .interlaced), mode(1280, 720, 60)], expected: "1280x720@60"),
    Row(
      testDescription: "what runs", request: .current, running: mode(1280, 720, 60),
      expected: "1280x720@60"),
    Row(
      testDescription: "nothing runs: the wish", request: .current, expected: "3840x2160@60"),
    Row(
      testDescription: "what runs is beyond the cap", request: .current,
      maximum: size(1920, 1080), running: mode(3840, 2160, 60), expected: "1920x1080@60"),
    Row(
      testDescription: "a size finds the fastest",
      request: .size(size(1920, 1080), refreshRate: nil), expected: "1920x1080@60"),
    Row(
      testDescription: "a size as another display has it, where it is offered",
      request: .alike(size(1920, 1080)), expected: "1920x1080@60"),
    Row(
      testDescription: "a size as another display has it, where it is not",
      request: .alike(size(1024, 600)), maximum: size(1280, 800), expected: "1280x720@60"),
    Row(
      testDescription: "a size beyond the cap was asked for by name",
      request: .size(size(3840, 2160), refreshRate: nil), maximum: size(1920, 1080),
      expected: "3840x2160@60"),
    Row(
      testDescription: "a rate finds the nearest",
      request: .size(size(1920, 1080), refreshRate: 59.94), expected: "1920x1080@59.94"),
    Row(
      testDescription: "a rate in common speech", modes: [mode(1920, 1080, 59.94)],
      request: .size(size(1920, 1080), refreshRate: 60), expected: "1920x1080@59.94"),
    Row(
      testDescription: "whole frames before half ones at the same rate",
      modes: [mode(1920, 1080, 30, .interlaced), mode(1920, 1080, 60.2)],
      request: .size(size(1920, 1080), refreshRate: 60), expected: "1920x1080@60.2"),
    Row(
      testDescription: "a timing in full, offered or not", modes: [],
      request: .timing(mode(1366, 768, 60)), expected: "1366x768@60"),
    Row(
      testDescription: "no such size", request: .size(size(1024, 768), refreshRate: nil),
      expected: "DSI-1 does not offer 1024x768; it offers "
        + television.map(\.description).joined(separator: ", ")),
    Row(
      testDescription: "no such rate", modes: [mode(800, 480, 60), mode(800, 480, 50)],
      request: .size(size(800, 480), refreshRate: 72),
      expected: "DSI-1 does not offer 800x480@72.0; it offers 800x480@60, 800x480@50"),
    Row(
      testDescription: "no modes at all", modes: [],
      expected:
        "DSI-1 offers no mode (no EDID could be read); give display.mode a size or a modeline"),
    Row(
      testDescription: "a size where nothing is offered is computed", modes: [],
      request: .size(size(1024, 768), refreshRate: nil), expected: "1024x768@59.87"),
    Row(
      testDescription: "a size that cannot be computed", modes: [],
      request: .size(size(20000, 768), refreshRate: nil),
      expected: "DSI-1 does not offer 20000x768; it offers no mode"),
    Row(
      testDescription: "no EDID, and no wish: the largest that the kernel guesses", modes: guess,
      isGuessed: true, expected: "1024x768@60"),
    Row(
      testDescription: "no EDID, and a size that the kernel does not guess", modes: guess,
      request: .size(size(1920, 1080), refreshRate: nil), isGuessed: true,
      expected: "1920x1080@59.93"),
    Row(
      testDescription: "no EDID, and a size that it guesses", modes: guess,
      request: .size(size(800, 600), refreshRate: nil), isGuessed: true, expected: "800x600@60"),
    Row(
      testDescription: "a monitor that comes back without its EDID", modes: guess,
      isGuessed: true, last: mode(1920, 1080, 50), expected: "1920x1080@50"),
    Row(
      testDescription: "a monitor that comes back without anything", modes: [],
      last: mode(1920, 1080, 50), expected: "1920x1080@50"),
    Row(
      testDescription: "a monitor that comes back beyond the cap", modes: guess,
      maximum: size(1280, 800), isGuessed: true, last: mode(1920, 1080, 50),
      expected: "1024x768@60"),
    Row(
      testDescription: "a monitor that comes back with 720x400 only, and the size that it had",
      modes: [mode(720, 400, 70)], request: .size(size(1920, 1080), refreshRate: nil),
      last: mode(1920, 1080, 50), expected: "1920x1080@50"),
    Row(
      testDescription: "a monitor that comes back with 720x400 only, and another rate than it had",
      modes: [mode(720, 400, 70)], request: .size(size(1920, 1080), refreshRate: 60),
      last: mode(1920, 1080, 50),
      expected: "DSI-1 does not offer 1920x1080@60.0; it offers 720x400@70"),
    Row(
      testDescription: "another monitor that says what it can", modes: [mode(1280, 1024, 60)],
      last: mode(1920, 1080, 50), expected: "1280x1024@60"),
    Row(
      testDescription: "an EDID that is not to be believed", modes: [mode(640, 480, 60)],
      request: .size(size(1024, 768), refreshRate: nil), isForced: true,
      expected: "1024x768@59.87"),
    Row(
      testDescription: "nothing within the cap", modes: [mode(800, 480, 60)],
      maximum: size(640, 480),
      expected: "DSI-1 offers no mode within display.maxMode 640x480; it offers 800x480@60"),
  ]

  @Test(arguments: rows)
  func `is found among those that there are`(row: Row) {
    let connector = ConnectorInfo(
      id: ID(1), name: "DSI-1", status: .connected, modes: row.modes,
      modesAreGuessed: row.isGuessed, lastMode: row.last)
    let found: String
    do {
      let mode = try ModeSelection.mode(
        for: row.request, atMost: row.maximum, of: connector, running: row.running,
        isForced: row.isForced)
      found = "\(mode)"
    } catch {
      found = "\(error)"
    }
    #expect(found == row.expected)
  }

  @Test func `that is too much for the hardware gives way to the next smaller ones`() {
    let connector = ConnectorInfo(
      id: ID(1), name: "HDMI-A-1", status: .connected, modes: Self.television)
    let below = ModeSelection.modes(below: Self.television[0], of: connector)
    #expect(
      below.map(\.description) == [
        "1920x1080@60", "1600x1200@60", "1280x720@60", "720x576@50i",
      ])
    #expect(ModeSelection.modes(below: Self.television[8], of: connector) == [])
  }

  /// Timings as `cvt -r` prints them.
  static let computed:
    [(width: Int, height: Int, clock: UInt32, columns: UInt16, lines: [UInt16])] =
      [
        (1920, 1080, 138_500, 2080, [1083, 1088, 1111]),
        (1280, 720, 64_000, 1440, [723, 728, 741]),
        (1024, 768, 56_000, 1184, [771, 775, 790]),
        (1920, 1200, 154_000, 2080, [1203, 1209, 1235]),
      ]

  @Test(arguments: computed)
  func `that no display offers is computed by the standard`(
    width: Int, height: Int, clock: UInt32, columns: UInt16, lines: [UInt16]
  ) throws {
    let mode = try #require(
      VideoMode.reducedBlanking(PixelSize(width: width, height: height), refreshRate: 60))
    #expect(mode.clock == clock)
    #expect(mode.horizontal.total == columns)
    #expect([mode.vertical.syncStart, mode.vertical.syncEnd, mode.vertical.total] == lines)
    #expect(mode.flags == [.positiveHorizontalSync, .negativeVerticalSync])
  }

  /// Sizes and rates that no timing can have.
  static let impossible: [(Int, Int, Double)] = [
    (0, 600, 60), (800, -1, 60), (.max, 600, 60), (800, 600, 0), (800, 600, .nan),
    (800, 600, .infinity), (1, 1, 1),
  ]

  @Test(arguments: impossible)
  func `that is impossible is not computed`(width: Int, height: Int, rate: Double) {
    let size = PixelSize(width: width, height: height)
    #expect(VideoMode.reducedBlanking(size, refreshRate: rate) == nil)
  }

  /// A timing and how it is written.
  static let written: [(VideoMode, String)] = [
    (mode(800, 480, 60), "800x480@60"), (mode(1920, 1080, 59.94), "1920x1080@59.94"),
    (mode(1920, 1080, 60.5), "1920x1080@60.5"), (mode(1920, 1080, 60.05), "1920x1080@60.05"),
    (mode(1920, 1080, 25, .interlaced), "1920x1080@50i"),
    (mode(320, 240, 120, .doubleScanned), "320x240@60"),
    (
      VideoMode(
        clock: 25000, horizontal: .init(displayed: 0, syncStart: 0, syncEnd: 0, total: 0),
        vertical: .init(displayed: 0, syncStart: 0, syncEnd: 0, total: 0)), "0x0@0"
    ),
  ]

  @Test(arguments: written)
  func `is written as configuration writes it`(mode: VideoMode, text: String) {
    #expect("\(mode)" == text)
  }
}
