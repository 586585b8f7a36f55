internal import Geometry
internal import Gestures

/// Reads evemu's text: one line a fact, its kind named by a letter.
///
/// ```
/// # EVEMU 1.3                              anything after # is a comment
/// N: ILITEK ILITEK-TP                      name
/// I: 0003 222a 0001 0110                   bus, vendor, product, version
/// P: 02 00 00 00 00 00 00 00               properties, a bitmap, 8 bytes a line
/// B: 03 00 00 00 00 00 80 f3 46            codes of event type 3, a bitmap, 8 bytes a line
/// A: 35 0 16384 0 0 40                     axis 0x35: minimum maximum fuzz flat resolution
/// L: 00 1   S: 00 1                        state of a light, of a switch: not needed here
/// E: 1.250000 0003 0035 -001               seconds, type, code (hexadecimal), value (decimal)
/// ```
///
/// Headers may be missing, lines may end in CR LF. Where no `B:` line is there, the keys are those
/// that the events press. A line that says something else is an error, except the very last one if
/// it has no line end: a recording that a power cut ended is read up to there.
struct EvemuParser {
  private var scanner: EvemuScanner
  private var description = DeviceDescription()
  private var properties: [UInt8] = []
  private var bitmaps: [UInt16: [UInt8]] = [:]
  private var events: [EvdevEvent] = []

  init(text: [UInt8], file: String) {
    scanner = EvemuScanner(text: text, file: file)
    // An event's line takes 29 characters or a few more.
    events.reserveCapacity(text.count / 29)
  }

  mutating func parse() throws(EvemuError) -> EvemuRecording {
    while scanner.nextLine() {
      do {
        try parseLine()
      } catch {
        if scanner.isCutOff { break }
        throw error
      }
    }
    description.properties = EventCodeSet(bytes: properties)
    description.codes = bitmaps.mapValues { EventCodeSet(bytes: $0) }
    if bitmaps.isEmpty { inferCodes() }
    var recording = EvemuRecording(description: description, events: events)
    recording.isCutOff = scanner.isCutOff
    return recording
  }

  private mutating func parseLine() throws(EvemuError) {
    scanner.skipBlanks()
    guard let letter = scanner.peek(), letter != UInt8(ascii: "#") else { return }
    guard scanner.peek(1) == UInt8(ascii: ":") else {
      throw scanner.error(
        "not a line of a recording, expected one of N: I: P: B: A: L: S: E: or a # comment")
    }
    scanner.advance(2)
    switch letter {
    case UInt8(ascii: "E"): try parseEvent()
    case UInt8(ascii: "A"): try parseAxis()
    case UInt8(ascii: "B"): try parseBitmap()
    case UInt8(ascii: "P"): try parseProperties()
    case UInt8(ascii: "I"): try parseIdentity()
    case UInt8(ascii: "N"): description.name = scanner.restOfLine()
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default:
      throw scanner.error(
        "unknown kind of line, expected one of N: I: P: B: A: L: S: E:", at: -2)
    }
  }

  private mutating func parseEvent() throws(EvemuError) {
    let time = try scanner.time()
    let type = try scanner.hexadecimal("event type", limit: 0xffff)
    let code = try scanner.hexadecimal("event code", limit: 0xffff)
    let value = try scanner.decimal("event value")
    try scanner.endOfFields()
    events.append(EvdevEvent(time: time, type: UInt16(type), code: UInt16(code), value: value))
  }

  private mutating func parseAxis() throws(EvemuError) {
    // The kernel has no axis above this one (ABS_MAX), and two digits are what is written of it.
    let code = try scanner.hexadecimal("axis code", limit: 0x3f)
    var axis = AbsoluteAxis(
      minimum: try scanner.decimal("minimum"), maximum: try scanner.decimal("maximum"),
      fuzz: try scanner.decimal("fuzz"), flat: try scanner.decimal("flat"))
    // evemu 1.0 knew no resolution.
    if scanner.hasField { axis.resolution = try scanner.decimal("resolution") }
    try scanner.endOfFields()
    description.axes[UInt16(code)] = axis
  }

  private mutating func parseBitmap() throws(EvemuError) {
    let type = try scanner.hexadecimal("event type", limit: 0xffff)
    while scanner.hasField {
      bitmaps[UInt16(type), default: []].append(
        UInt8(try scanner.hexadecimal("byte of the bitmap", limit: 0xff)))
    }
    try scanner.endOfFields()
  }

  private mutating func parseProperties() throws(EvemuError) {
    while scanner.hasField {
      properties.append(UInt8(try scanner.hexadecimal("byte of the properties", limit: 0xff)))
    }
    try scanner.endOfFields()
  }

  private mutating func parseIdentity() throws(EvemuError) {
    description.identity = DeviceIdentity(
      bus: UInt16(try scanner.hexadecimal("bus", limit: 0xffff)),
      vendor: UInt16(try scanner.hexadecimal("vendor", limit: 0xffff)),
      product: UInt16(try scanner.hexadecimal("product", limit: 0xffff)),
      version: UInt16(try scanner.hexadecimal("version", limit: 0xffff)))
    try scanner.endOfFields()
  }

  private mutating func inferCodes() {
    var codes: [UInt16: EventCodeSet] = [:]
    for event in events where event.type != EventType.synchronization {
      codes[event.type, default: []].insert(event.code)
    }
    for code in description.axes.keys { codes[EventType.absolute, default: []].insert(code) }
    codes[EventType.synchronization] = EventCodeSet(codes.keys)
    description.codes = codes
  }
}
