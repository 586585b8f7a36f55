internal import CLibdrm
package import Geometry

/// A display's timing in full, as the kernel lists and sets it.
package struct VideoMode: Hashable, Sendable, CustomStringConvertible {
  /// Pixels or lines of one axis: the shown ones, where the sync pulse starts and ends, all.
  package struct Axis: Hashable, Sendable {
    /// Pixels or lines that are seen.
    package var displayed: UInt16
    /// Where the sync pulse starts.
    package var syncStart: UInt16
    /// Where the sync pulse ends.
    package var syncEnd: UInt16
    /// All of them, blanking included.
    package var total: UInt16

    /// Describes one axis.
    package init(displayed: UInt16, syncStart: UInt16, syncEnd: UInt16, total: UInt16) {
      self.displayed = displayed
      self.syncStart = syncStart
      self.syncEnd = syncEnd
      self.total = total
    }
  }

  /// What a timing is, apart from its numbers; the kernel's `DRM_MODE_FLAG_` bits.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The kernel's bits.
    package let rawValue: UInt32

    /// Wraps the kernel's bits.
    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The horizontal sync pulse is positive.
    package static let positiveHorizontalSync = Flags(rawValue: 1 << 0)
    /// The horizontal sync pulse is negative.
    package static let negativeHorizontalSync = Flags(rawValue: 1 << 1)
    /// The vertical sync pulse is positive.
    package static let positiveVerticalSync = Flags(rawValue: 1 << 2)
    /// The vertical sync pulse is negative.
    package static let negativeVerticalSync = Flags(rawValue: 1 << 3)
    /// Every other line in turn.
    package static let interlaced = Flags(rawValue: 1 << 4)
    /// Every line twice.
    package static let doubleScanned = Flags(rawValue: 1 << 5)
  }

  /// Kilohertz of the pixel clock.
  package var clock: UInt32
  /// Pixels of a line.
  package var horizontal: Axis
  /// Lines of a frame.
  package var vertical: Axis
  /// Skew of the horizontal sync; 0 on all but ancient displays.
  package var horizontalSkew: UInt16
  /// How often a line is repeated, where that is more than once.
  package var verticalScan: UInt16
  /// What it is apart from the numbers.
  package var flags: Flags
  /// Whether the display prefers it.
  package var isPreferred: Bool

  /// Describes a timing.
  package init(
    clock: UInt32, horizontal: Axis, vertical: Axis, flags: Flags = [], isPreferred: Bool = false
  ) {
    self.clock = clock
    self.horizontal = horizontal
    self.vertical = vertical
    self.flags = flags
    self.isPreferred = isPreferred
    horizontalSkew = 0
    verticalScan = 0
  }

  /// The picture in pixels.
  package var size: PixelSize {
    PixelSize(width: Int(horizontal.displayed), height: Int(vertical.displayed))
  }

  /// Frames a second, half frames where it is interlaced; 0 where the numbers make no sense.
  package var refreshRate: Double {
    let pixels = Double(horizontal.total) * Double(vertical.total)
    guard pixels > 0 else { return 0 }
    let frames = Double(clock) * 1000 / pixels / Double(max(1, verticalScan))
    return frames * (flags.contains(.interlaced) ? 2 : 1)
      / (flags.contains(.doubleScanned) ? 2 : 1)
  }

  /// Whether a panel would show the same: everything but the preference is equal.
  package func hasSameTiming(as other: VideoMode) -> Bool {
    var other = other
    other.isPreferred = isPreferred
    return self == other
  }

  /// Written as configuration writes it, `1920x1080@59.94`, with `i` where it is interlaced.
  package var description: String {
    let hundredths = Int((refreshRate * 100).rounded())
    let fraction = hundredths % 100
    let rate =
      switch fraction {
      case 0: "\(hundredths / 100)"
      case _ where fraction % 10 == 0: "\(hundredths / 100).\(fraction / 10)"
      case 1...9: "\(hundredths / 100).0\(fraction)"
      default: "\(hundredths / 100).\(fraction)"
      }
    return "\(size)@\(rate)\(flags.contains(.interlaced) ? "i" : "")"
  }
}

// MARK: - libdrm's own form

extension VideoMode {
  /// Copies the kernel's description; its name is dropped, because drivers put anything there.
  init(_ raw: drmModeModeInfo) {
    clock = raw.clock
    horizontal = Axis(
      displayed: raw.hdisplay, syncStart: raw.hsync_start, syncEnd: raw.hsync_end,
      total: raw.htotal)
    vertical = Axis(
      displayed: raw.vdisplay, syncStart: raw.vsync_start, syncEnd: raw.vsync_end,
      total: raw.vtotal)
    horizontalSkew = raw.hskew
    verticalScan = raw.vscan
    flags = Flags(rawValue: raw.flags)
    isPreferred = raw.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0
  }

  /// The kernel's form, as a mode set wants it.
  var raw: drmModeModeInfo {
    var raw = drmModeModeInfo()
    raw.clock = clock
    raw.hdisplay = horizontal.displayed
    raw.hsync_start = horizontal.syncStart
    raw.hsync_end = horizontal.syncEnd
    raw.htotal = horizontal.total
    raw.hskew = horizontalSkew
    raw.vdisplay = vertical.displayed
    raw.vsync_start = vertical.syncStart
    raw.vsync_end = vertical.syncEnd
    raw.vtotal = vertical.total
    raw.vscan = verticalScan
    // The kernel computes its own; a rate that does not fit is nonsense that it will refuse.
    raw.vrefresh = UInt32(exactly: refreshRate.rounded()) ?? 0
    raw.flags = flags.rawValue
    raw.type = UInt32(isPreferred ? DRM_MODE_TYPE_PREFERRED : DRM_MODE_TYPE_USERDEF)
    return raw
  }
}
