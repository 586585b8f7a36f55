import Geometry
import TouchRecording

extension TouchStreamBuilder {
  /// A swipe from the right edge to beyond the middle.
  static var push: TouchStreamBuilder { TouchStreamBuilder(.common).hold(0.2).push() }

  /// A swipe from the right edge, and later one from the left.
  ///
  /// - Parameter rotation: How far the picture is turned on the panel.
  static func pushAndPop(on rotation: Rotation = .none) -> TouchStreamBuilder {
    // Fractions of the logical screen, where the fingers are seen by whoever stands in front.
    func place(_ x: Double, _ y: Double) -> Place {
      let panel = rotation.inverse.logicalFraction(ofPanel: Point(x: x, y: y))
      return (x: panel.x * 100, y: panel.y * 100)
    }
    return TouchStreamBuilder(.common).hold(0.2)
      .down(at: place(0.99, 0.5)).move(to: place(0.3, 0.52), over: 0.4).up().hold(0.6)
      .down(at: place(0.01, 0.5)).move(to: place(0.7, 0.48), over: 0.4).up()
  }

  func push() -> TouchStreamBuilder {
    down(at: (99, 50)).move(to: (30, 50), over: 0.4).up().hold(0.6)
  }

  func pop() -> TouchStreamBuilder {
    down(at: (1, 50)).move(to: (70, 50), over: 0.4).up().hold(0.6)
  }

  /// A push that is thought better of.
  func cancelledPush() -> TouchStreamBuilder {
    down(at: (99, 50)).move(to: (70, 50), over: 0.3).hold(0.2).up().hold(0.6)
  }

  func tap(_ place: Place) -> TouchStreamBuilder {
    down(at: place).hold(0.05).up().hold(0.6)
  }
}
