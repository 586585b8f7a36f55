package import Composition
package import Geometry
package import Navigation

/// What a replay shows in one slot of the display's grid.
package struct ReplayFrame {
  /// Which slot, from 0.
  package var slot = 0
  /// The slot's time since the stream's first event.
  package var time = Instant.zero
  /// The newer transition on its way; nil at rest.
  package var operation: NavigationOperation?
  /// Its progress in its own direction, 0...1.
  package var progress = 0.0
  /// The screens, bottom first.
  package var layers: [Layer] = []
  /// What each layer's screen looks like.
  package var pictures: [PixelBuffer] = []

  /// Whether both show the same.
  func shows(theSameAs other: ReplayFrame) -> Bool {
    guard operation == other.operation, progress == other.progress,
      layers.count == other.layers.count, pictures.count == other.pictures.count
    else { return false }
    for index in layers.indices {
      let (one, two) = (layers[index], other.layers[index])
      guard one.screen === two.screen, one.x == two.x, one.y == two.y,
        one.opacity == two.opacity
      else { return false }
    }
    for index in pictures.indices {
      let (one, two) = (pictures[index], other.pictures[index])
      // A screen that was drawn again may look as it did.
      guard one === two || one.bytes == two.bytes else { return false }
    }
    return true
  }
}
