/// One thing that is drawn, in the coordinates of the group it belongs to, in points.
nonisolated package enum DisplayItem: Hashable, Sendable {
  /// A filled path.
  case fill(Path, Paint, isEvenOdd: Bool)
  /// A line along a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Text in a frame whose width its lines were broken for.
  case text(TextContent, in: CGRect)
  /// A picture, stretched to a frame.
  case picture(PictureContent, in: CGRect)
  /// Other items, moved.
  case group(DisplayGroup, at: CGPoint)

  /// Where it leaves traces, in the coordinates of its group.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, let style, _):
      path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach).reachable
    // Letters may lean over the frame of their line by a part of their size.
    case .text(let text, let frame):
      frame.insetBy(dx: -text.overhang, dy: -text.overhang)
    case .picture(_, let frame): frame
    case .group(let group, let origin): group.bounds.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
