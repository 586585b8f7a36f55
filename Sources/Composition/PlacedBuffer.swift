/// One layer of a frame: a full-screen picture and where its upper left corner is on the panel.
package struct PlacedBuffer: Sendable {
  /// The picture, already in scan-out orientation.
  package var buffer: PixelBuffer
  /// Panel pixels rightwards, before rotation; negative where the picture is partly off screen.
  package var x: Int
  /// Panel pixels downwards, before rotation.
  package var y: Int

  /// Places a picture on the panel.
  package init(buffer: PixelBuffer, x: Int, y: Int) {
    self.buffer = buffer
    self.x = x
    self.y = y
  }
}
