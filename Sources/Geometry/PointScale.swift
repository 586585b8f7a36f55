/// How many pixels of the logical screen make one point.
///
/// One point is 1/160 inch of glass, so that a swipe takes the same finger travel on every panel.
/// Panels whose pixels are not square have a length on each axis. Where the physical size is
/// unknown or implausible, a point is derived from the pixel count instead: on a panel of unknown
/// size and at most 1280 pixels it is one pixel.
public struct PointScale: Hashable, Sendable {
  /// Pixels in a point, along the logical x axis.
  public let x: Double
  /// Pixels in a point, along the logical y axis.
  public let y: Double
  /// Whether the lengths follow from a plausible physical size.
  public let isPhysical: Bool

  /// Points in an inch.
  public static let pointsPerInch = 160.0
  /// Points in a millimetre.
  public static let pointsPerMillimetre = pointsPerInch / 25.4
  /// Pixel densities outside this range are taken for a wrong physical size, in dots per inch.
  ///
  /// Displays report aspect codes, zeros and other people's millimetres in their EDID.
  public static let plausibleDensity = 30.0...600.0
  /// The densities of the two axes differ by no more than this factor on real glass.
  public static let plausibleRatio = 1.2

  /// Finds the scale of a logical screen.
  ///
  /// - Parameters:
  ///   - size: The logical screen in pixels.
  ///   - physicalSize: The logical screen in millimetres, where known.
  public init(size: PixelSize, physicalSize: PhysicalSize?) {
    if let physicalSize, Self.isPlausible(size: size, physicalSize: physicalSize) {
      x = Double(size.width) / (physicalSize.width * Self.pointsPerMillimetre)
      y = Double(size.height) / (physicalSize.height * Self.pointsPerMillimetre)
      isPhysical = true
    } else {
      x = max(1, Double(max(size.width, size.height)) / 1280)
      y = x
      isPhysical = false
    }
  }

  private static func isPlausible(size: PixelSize, physicalSize: PhysicalSize) -> Bool {
    guard physicalSize.width > 0, physicalSize.height > 0 else { return false }
    // The limits themselves are plausible, also where a division has left a hair more than them.
    let lowest = plausibleDensity.lowerBound - Rounding.slack
    let highest = plausibleDensity.upperBound + Rounding.slack
    let across = Double(size.width) / physicalSize.width * 25.4
    let down = Double(size.height) / physicalSize.height * 25.4
    return min(across, down) >= lowest && max(across, down) <= highest
      && max(across, down) <= plausibleRatio * min(across, down) + Rounding.slack
  }
}
