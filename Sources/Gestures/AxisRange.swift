/// What a touchscreen says of one of its axes.
public struct AxisRange: Hashable, Sendable {
  /// The value at the left or upper edge of the glass.
  public var minimum: Int32
  /// The value at the right or lower edge of the glass.
  public var maximum: Int32
  /// Units per millimetre as reported; 0 or nonsense on half of all panels, so never relied upon.
  public var resolution: Int32

  /// Describes an axis.
  public init(minimum: Int32, maximum: Int32, resolution: Int32 = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
  }

  /// An axis whose ends coincide says nothing; a panel with one cannot be used.
  public var isEmpty: Bool { maximum <= minimum }

  /// How far along the axis `value` lies: 0 at the minimum, 1 at the maximum.
  func fraction(of value: Int32) -> Double {
    (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
  }
}
