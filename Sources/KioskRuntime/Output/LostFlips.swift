internal import DisplayOutput

/// Counts flips that were waited for in vain, and says when it is enough.
struct LostFlips {
  /// How many may be lost in a row: once is a driver that stumbled, twice a link that came up late; a
  /// third time nobody gets over without a new start.
  static let limit = 3

  private var count = 0

  /// Takes note of a flip that came.
  mutating func flipped() {
    count = 0
  }

  /// Takes note of a flip that did not come.
  ///
  /// - Throws: `DisplayError.hung` where it is not worth another try.
  mutating func lost() throws(DisplayError) {
    count += 1
    guard count >= Self.limit else { return }
    throw .hung(
      "the display shows nothing more: \(count) frames in a row were not shown within a second each, "
        + "although the mode was set anew; the kernel's log (dmesg) has what its driver says")
  }
}
