/// A width and a height in points.
nonisolated public struct CGSize: Hashable, Sendable {
  /// Points across.
  public var width: CGFloat
  /// Points down.
  public var height: CGFloat

  /// Makes a size from its two lengths, in points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// No size at all.
  public static let zero = CGSize(width: 0, height: 0)

  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
