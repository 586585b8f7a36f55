internal import Views

extension Path {
  /// The rectangle that it is, and nothing else; nil where it is another outline.
  var rectangle: CGRect? {
    guard elements.count == 5, case .move(let start) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4],
      start.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == start.x
    else { return nil }
    return boundingRect
  }
}
