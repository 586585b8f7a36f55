import Navigation
import Testing

@testable import KioskRuntime

@Suite struct `A frame of a replay` {
  private let screen = Screen(name: "a")

  @Test(arguments: [
    (1, 0, 1.0, true), (2, 0, 1, false), (1, 3, 1, false), (1, 0, 0.5, false),
  ])
  func `shows the same only where layers, places and opacities are the same`(
    count: Int, x: Int, opacity: Double, isSame: Bool
  ) {
    var frame = ReplayFrame()
    frame.layers = [Layer(screen: screen, x: 0, y: 0)]
    var other = ReplayFrame()
    other.layers = (0..<count).map { _ in Layer(screen: screen, x: x, y: 0, opacity: opacity) }
    #expect(other.shows(theSameAs: frame) == isSame)
  }
}
