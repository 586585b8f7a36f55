import Geometry
import Gestures
import Testing
import TouchRecording

@Suite struct `An evemu recording` {
  private func parse(_ text: String) throws -> EvemuRecording {
    try EvemuRecording(parsing: Array(text.utf8), file: "panel.evemu")
  }

  @Test func `is read with name, numbers, bitmaps, axes and events`() throws {
    let recording = try parse(
      """
      # EVEMU 1.3
      # Kernel: 6.1
      N: ILITEK Größe
      I: 0003 222a 0001 0110
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 01 00 00 00 00 00 00 80
      B: 03 00 00 00 00 00 80 60 02
      A: 35 -100 16384 1 2 40
      A: 2f 0 9 0 0
      L: 00 1
      S: 00 1
      E: 12.000001 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
      E: 12.5 0003 0035 16384
      """ + "\n")
    let device = recording.description
    #expect(device.name == "ILITEK Größe")
    #expect(
      device.identity
        == DeviceIdentity(bus: 3, vendor: 0x222a, product: 1, version: 0x110))
    #expect(device.properties == [1])
    #expect(device.codes[0] == [0, 1, 3])
    #expect(device.codes[1] == [0x40, 0x7f])
    #expect(device.codes[3] == [0x2f, 0x35, 0x36, 0x39])
    #expect(
      device.axes[0x35]
        == AbsoluteAxis(minimum: -100, maximum: 16384, fuzz: 1, flat: 2, resolution: 40))
    #expect(device.axes[0x2f] == AbsoluteAxis(minimum: 0, maximum: 9))
    #expect(
      recording.events == [
        EvdevEvent(
          time: Instant(nanoseconds: 12_000_001_000), type: 3, code: 0x39, value: -1),
        EvdevEvent(
          time: Instant(nanoseconds: 12_500_000_000), type: 3, code: 0x35, value: 16384),
      ])
  }

  @Test func `may have CR LF line ends and no head at all`() throws {
    let recording = try parse(
      "E: 0.000000 0001 014a 0001\r\nE: 0.000000 0003 0000 0005\r\n\r\n")
    #expect(recording.events.count == 2)
    #expect(recording.description.name.isEmpty)
    #expect(recording.description.has(EventType.key, EventCode.touch))
  }

  @Test func `takes its name without the line end`() throws {
    #expect(try parse("N: A panel\r\n").description.name == "A panel")
  }

  @Test func `that a power cut ended is read up to there`() throws {
    let recording = try parse("E: 0.000000 0003 0000 0005\nE: 0.0000")
    #expect(recording.events.count == 1)
  }

  @Test(arguments: [
    ("", false), ("E: 0.000000 0003 0000 0005\n", false), ("E: 0.000000 0003 0000 0005\r\n", false),
    ("E: 0.000000 0003 0000 0005", true), ("E: 0.000000 0003 0000 0005\nE: 0.0000", true),
  ])
  func `knows whether it was cut off`(text: String, isCutOff: Bool) throws {
    #expect(try parse(text).isCutOff == isCutOff)
  }

  struct Mistake: CustomTestStringConvertible {
    var text: String
    var complaint: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Mistake(
      text: "hello",
      complaint:
        "1:1: not a line of a recording, expected one of N: I: P: B: A: L: S: E: or a # comment"),
    Mistake(
      text: "N: panel\nX: 1",
      complaint: "2:1: unknown kind of line, expected one of N: I: P: B: A: L: S: E:"),
    Mistake(text: "E: 1,5 0003 0035 1", complaint: "1:4: expected a time, as in 1.250000"),
    Mistake(text: "E: 1. 0003 0035 1", complaint: "1:4: expected a time, as in 1.250000"),
    Mistake(text: "E: 99999999999.0 0003 0035 1", complaint: "1:4: the time is too large"),
    Mistake(
      text: "E: 1.0 03g5 0035 1", complaint: "1:8: expected event type, a hexadecimal number"),
    Mistake(text: "E: 1.0 10000 0035 1", complaint: "1:8: event type is larger than ffff"),
    Mistake(
      text: "E: 1.0 0003 0035", complaint: "1:17: expected event value, a decimal number"),
    Mistake(
      text: "E: 1.0 0003 0035 2147483648",
      complaint: "1:18: event value does not fit into 32 bits"),
    Mistake(
      text: "E: 1.0 0003 0035 1 2",
      complaint: "1:20: too many fields, expected the end of the line or a # comment"),
    Mistake(text: "A: 35 0 1x 0 0 0", complaint: "1:9: expected maximum, a decimal number"),
    Mistake(text: "B: 01 100", complaint: "1:7: byte of the bitmap is larger than ff"),
    Mistake(text: "I: 0003", complaint: "1:8: expected vendor, a hexadecimal number"),
    Mistake(
      text: "A: ä", complaint: "1:4: expected axis code, a hexadecimal number"),
    // Written in two digits it would be one of the axes that make a touchscreen.
    Mistake(text: "A: 336 0 599 0 0 0", complaint: "1:4: axis code is larger than 3f"),
  ])
  func `with a mistake says where it is and what to do`(mistake: Mistake) {
    let error = #expect(throws: EvemuError.self) { try parse(mistake.text + "\n") }
    #expect(error?.description == "panel.evemu:" + mistake.complaint)
  }

  @Test(arguments: [Int32.min, -1000, -999, -1, 0, 9, 9999, 10000, Int32.max])
  func `keeps every value when written and read again`(value: Int32) throws {
    var recording = TouchStreamBuilder(.offset).down(at: (0, 0)).recording
    recording.events.append(
      EvdevEvent(time: Instant(nanoseconds: 7_000_009_000), type: 3, code: 0x36, value: value))
    #expect(try EvemuRecording(parsing: recording.text, file: "") == recording)
  }

  @Test func `is written as evemu writes it`() throws {
    let device = DeviceDescription(
      name: "two\nlines", identity: DeviceIdentity(bus: 3, vendor: 0xeef), properties: [1],
      codes: [3: [0x35]], axes: [0x35: AbsoluteAxis(minimum: -5, maximum: 10)])
    let event = EvdevEvent(
      time: Instant(nanoseconds: 1_000_002_999), type: 3, code: 0x39, value: -1)
    let text = String(
      decoding: EvemuRecording(description: device, events: [event]).text, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix("B:") } == [
        "# EVEMU 1.3", "N: two lines", "I: 0003 0eef 0000 0000", "P: 02 00 00 00 00 00 00 00",
        "A: 35 -5 10 0 0 0", "E: 1.000002 0003 0039 -001",
      ])
    #expect(lines.filter { $0.hasPrefix("B: 01") }.count == 12)
    #expect(lines.contains("B: 03 00 00 00 00 00 00 20 00"))
  }
}
