/// How far the picture is turned clockwise on the panel.
///
/// A panel mounted on its side shows an upright picture when the picture is turned against it.
/// Everything above this type works in *logical* coordinates (upright, after rotation); the
/// display and the touchscreen work in *panel* coordinates (as the glass was built). At 90°:
///
/// ```
///   panel, W x H                 logical, H x W
///   +----------------+           +--------+
///   |        <- lx=0 |           | A      |      logical x = panel y
///   |              A |           |        |      logical y = W - panel x
///   |   picture      |           |        |
///   |                |           |        |
///   +----------------+           +--------+
/// ```
public enum Rotation: Int, CaseIterable, Sendable {
  /// The picture stands as the panel was built.
  case none = 0
  /// A quarter turn clockwise.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// A quarter turn anticlockwise.
  case threeQuarters = 270

  /// The picture's top is a short or long side of the panel other than the built one.
  public var isSideways: Bool { self == .quarter || self == .threeQuarters }

  /// The turn that undoes this one.
  public var inverse: Rotation {
    switch self {
    case .none, .half: self
    case .quarter: .threeQuarters
    case .threeQuarters: .quarter
    }
  }

  /// The size of the logical screen on a panel of `size`; also the way back.
  public func logicalSize(ofPanel size: PixelSize) -> PixelSize {
    isSideways ? size.transposed : size
  }

  /// The size of the logical screen on a panel of `size`; also the way back.
  public func logicalSize(ofPanel size: PhysicalSize) -> PhysicalSize {
    isSideways ? size.transposed : size
  }

  /// Where a position given in fractions of the panel lies in fractions of the logical screen.
  public func logicalFraction(ofPanel fraction: Point) -> Point {
    switch self {
    case .none: fraction
    case .quarter: Point(x: fraction.y, y: 1 - fraction.x)
    case .half: Point(x: 1 - fraction.x, y: 1 - fraction.y)
    case .threeQuarters: Point(x: 1 - fraction.y, y: fraction.x)
    }
  }

  /// The panel pixel that shows a logical pixel.
  ///
  /// - Parameters:
  ///   - x: Logical column.
  ///   - y: Logical row.
  ///   - panel: The panel's size in pixels.
  public func panelPixel(ofLogicalX x: Int, y: Int, panel: PixelSize) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .quarter: (panel.width - 1 - y, x)
    case .half: (panel.width - 1 - x, panel.height - 1 - y)
    case .threeQuarters: (y, panel.height - 1 - x)
    }
  }

  /// The distance on the panel, in pixels, of a logical distance.
  public func panelOffset(ofLogicalX x: Int, y: Int) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .quarter: (-y, x)
    case .half: (-x, -y)
    case .threeQuarters: (y, -x)
    }
  }
}
