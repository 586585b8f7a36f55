/// An outline, in points.
nonisolated public struct Path: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []

  /// Makes an outline of nothing.
  public init() {}

  /// Makes an outline by adding to an empty one.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  mutating func append(_ element: PathElement) { elements.append(element.reachable) }

  /// Begins a new part.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Leads the present part back to its beginning.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// The smallest rectangle that holds all its points, those that pull at curves included.
  public var boundingRect: CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func take(_ point: CGPoint) {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .curve(let end, let control1, let control2):
        take(end)
        take(control1)
        take(control2)
      case .close: break
      }
    }
    guard left <= right else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
