/// One layer of a frame: a full-screen picture, where its upper left corner is on the panel, and how
/// much of it is seen.
package struct PlacedBuffer: Sendable {
  /// The weight of a picture that hides what is below.
  package static let opaqueWeight = 256

  /// The picture, already in scan-out orientation.
  package var buffer: PixelBuffer
  /// Panel pixels rightwards, before rotation; negative where the picture is partly off screen.
  package var x: Int
  /// Panel pixels downwards, before rotation.
  package var y: Int
  /// How much of it is seen over the layers below, 0...1; values beyond are clamped.
  package var opacity: Double

  /// Places a picture on the panel, opaque unless said otherwise.
  package init(buffer: PixelBuffer, x: Int, y: Int, opacity: Double = 1) {
    self.buffer = buffer
    self.x = x
    self.y = y
    self.opacity = opacity
  }

  /// Its opacity in 256ths, as pixels are blended by: 0, nothing of it is seen, to `opaqueWeight`.
  ///
  /// With the weight w, each component of a pixel becomes
  ///
  /// ```
  ///   (below (256 - w) + this w + 128) / 256, rounded down: to the nearest, halves upwards
  /// ```
  ///
  /// So 0 and 256 give exactly the pictures, equal pictures stay as they are at every weight, and
  /// whatever is shown moves monotonically with the opacity. 256 steps in the at most 0.3 s of a fade
  /// are more than a display has frames for.
  package var weight: Int {
    opacity > 0 ? Int((min(opacity, 1) * Double(Self.opaqueWeight)).rounded()) : 0
  }
}
