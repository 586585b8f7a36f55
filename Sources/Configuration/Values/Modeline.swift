internal import Geometry

/// A display's timing in full, in the notation that `cvt` and X11 use.
///
/// ```
/// 74.25  1280 1390 1430 1650  720 725 730 750  +hsync +vsync
/// MHz    shown, sync from, to, all (pixels; then lines)   flags
/// ```
package struct Modeline: Hashable, Sendable {
  /// Pixels or lines of one axis: the shown ones, where the sync pulse starts and ends, all.
  package struct Timing: Hashable, Sendable {
    /// Pixels or lines that are seen.
    package var displayed: Int
    /// Where the sync pulse starts.
    package var syncStart: Int
    /// Where the sync pulse ends.
    package var syncEnd: Int
    /// All of them, blanking included.
    package var total: Int

    /// Describes one axis.
    package init(displayed: Int, syncStart: Int, syncEnd: Int, total: Int) {
      self.displayed = displayed
      self.syncStart = syncStart
      self.syncEnd = syncEnd
      self.total = total
    }

    /// Whether the parts follow each other, within what the kernel's 16 bits can hold.
    fileprivate var isPossible: Bool {
      displayed >= 1 && displayed <= syncStart && syncStart < syncEnd && syncEnd <= total
        && total <= 0xffff
    }
  }

  /// Kilohertz of the pixel clock.
  package var clock: Int
  /// Pixels of a line.
  package var horizontal: Timing
  /// Lines of a frame.
  package var vertical: Timing
  /// Polarity of the horizontal sync pulse, where it is given.
  package var horizontalSyncIsPositive: Bool?
  /// Polarity of the vertical sync pulse, where it is given.
  package var verticalSyncIsPositive: Bool?
  /// Every other line in turn.
  package var isInterlaced: Bool
  /// Every line twice.
  package var isDoubleScanned: Bool

  /// Frames a second, half frames where the mode is interlaced.
  package var refreshRate: Double {
    let frames = Double(clock) * 1000 / (Double(horizontal.total) * Double(vertical.total))
    return frames * (isInterlaced ? 2 : 1) / (isDoubleScanned ? 2 : 1)
  }

  /// Reads a modeline, with or without the word `Modeline` and a quoted name; nil where it is none.
  package init?(_ text: String) {
    var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    if words.first?.lowercased() == "modeline" { words.removeFirst() }
    if let name = words.first, name.hasPrefix("\"") { words.removeFirst() }
    guard words.count >= 9, let megahertz = DecimalNumber.value(words.removeFirst()),
      megahertz > 0, megahertz <= 10_000
    else { return nil }
    let numbers = words.prefix(8).compactMap { DecimalNumber.wholeNumber($0) }
    guard numbers.count == 8 else { return nil }
    clock = Int((megahertz * 1000).rounded())
    horizontal = Timing(
      displayed: numbers[0], syncStart: numbers[1], syncEnd: numbers[2], total: numbers[3])
    vertical = Timing(
      displayed: numbers[4], syncStart: numbers[5], syncEnd: numbers[6], total: numbers[7])
    isInterlaced = false
    isDoubleScanned = false
    for flag in words.dropFirst(8) {
      switch flag.lowercased() {
      case "+hsync": horizontalSyncIsPositive = true
      case "-hsync": horizontalSyncIsPositive = false
      case "+vsync": verticalSyncIsPositive = true
      case "-vsync": verticalSyncIsPositive = false
      case "interlace": isInterlaced = true
      case "doublescan": isDoubleScanned = true
      default: return nil
      }
    }
    guard clock > 0, horizontal.isPossible, vertical.isPossible,
      horizontal.displayed * vertical.displayed <= PixelSize.greatestCount
    else { return nil }
  }
}
