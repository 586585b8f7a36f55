internal import Geometry

extension PacingRecord {
  /// Reads one line of a pacing file; nil where it is none.
  ///
  /// The keys may stand in any order, with blanks between them, and others are passed over: a later
  /// version may write more. Anything but numbers and `null` as a value is not a pacing record.
  package init?(parsing line: some StringProtocol) {
    let text = String(line.filter { !$0.isWhitespace })
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    var values: [Substring: Substring] = [:]
    for member in text.dropFirst().dropLast().split(separator: ",") {
      let parts = member.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].count > 2, parts[0].hasPrefix("\""), parts[0].hasSuffix("\"")
      else { return nil }
      values[parts[0].dropFirst().dropLast()] = parts[1]
    }
    guard let frame = values["frame"].flatMap({ Int($0) }),
      let scheduled = values["scheduled"].flatMap(Self.instant),
      let presented = values["presented"].flatMap(Self.instant),
      let sample = values["sample"], let flip = values["flip"]
    else { return nil }
    let sampleTime = Self.instant(sample)
    let flipTime = Self.instant(flip)
    guard sampleTime != nil || sample == "null", flipTime != nil || flip == "null" else {
      return nil
    }
    self.init(
      frame: frame, scheduled: scheduled, presented: presented, newestSample: sampleTime,
      flip: flipTime)
  }

  /// Seconds with at most nine decimals; nil for anything else.
  private static func instant(_ text: Substring) -> Instant? {
    let isNegative = text.hasPrefix("-")
    let magnitude = isNegative ? text.dropFirst() : text
    let parts = magnitude.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard decimals.count <= 9, let seconds = digits(parts[0]), let tail = digits(decimals),
      // 292 years; more fits no Instant.
      seconds < 1 << 33
    else { return nil }
    let nanoseconds = (0..<9 - decimals.count).reduce(tail) { value, _ in value * 10 }
    let sum = seconds * 1_000_000_000 + nanoseconds
    return Instant(nanoseconds: isNegative ? -sum : sum)
  }

  private static func digits(_ text: Substring) -> Int64? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int64(text) : nil
  }
}
