/// The visible area of a panel in millimetres, before rotation.
public struct PhysicalSize: Hashable, Sendable, CustomStringConvertible {
  /// Millimetres across.
  public var width: Double
  /// Millimetres down.
  public var height: Double

  /// Makes a size from millimetres across and down.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same area lying on its side.
  public var transposed: PhysicalSize { PhysicalSize(width: height, height: width) }

  /// Written as configuration writes it, with the unit: `154x86 mm`.
  public var description: String { "\(Self.brief(width))x\(Self.brief(height)) mm" }

  private static func brief(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }
}
