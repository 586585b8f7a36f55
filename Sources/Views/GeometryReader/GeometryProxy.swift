/// What the builder of a `GeometryReader` learns of its place.
@MainActor
public struct GeometryProxy {
  /// The reader's size in points.
  public let size: CGSize
  private let node: GeometryNode

  init(_ node: GeometryNode) {
    self.node = node
    size = node.frame.size
  }

  /// The reader's rectangle in points.
  ///
  /// Who asks for the one on the screen is asked again whenever it moves.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: node.readFrameOnScreen()
    case .local: CGRect(origin: .zero, size: size)
    }
  }

  /// How far bars reach into the reader: nothing does on a kiosk.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
