internal import Composition
internal import Geometry
internal import Navigation

/// Where pictures are on the panel.
extension Output {
  /// Fills `frame` with the layers' pictures, in the light that the panel gives.
  func compose() {
    frame.removeAll(keepingCapacity: true)
    if !light.isDark { append(to: &frame) }
    light.darken(&frame, of: display)
  }

  /// The pictures of what there is to show at this moment, bottom first, in full light.
  var pictures: [PlacedBuffer] {
    var pictures: [PlacedBuffer] = []
    append(to: &pictures)
    return pictures
  }

  private func append(to frame: inout [PlacedBuffer]) {
    controller.layers(into: &layers)
    for layer in layers {
      let offset = panel.rotation.panelOffset(ofLogicalX: layer.x, y: layer.y)
      frame.append(
        PlacedBuffer(
          buffer: source.picture(of: layer.screen), x: offset.x, y: offset.y,
          opacity: layer.opacity))
    }
  }

  /// Whether the display has just this frame already.
  func isShown(_ frame: [PlacedBuffer]) -> Bool {
    guard frame.count == shown.count else { return false }
    for index in frame.indices {
      let (new, old) = (frame[index], shown[index])
      guard new.buffer === old.buffer, new.x == old.x, new.y == old.y, new.weight == old.weight
      else { return false }
    }
    return true
  }
}
