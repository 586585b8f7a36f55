import Composition
import Geometry
import Testing
import Views

/// A picture that is kept beside the tests.
struct GoldenPicture: Sendable, CustomTestStringConvertible {
  let name: String
  var size = PixelSize(width: 160, height: 120)
  var rotation = Rotation.none
  var format = PixelFormat.xrgb8888
  var scale = 1.0
  let items: @Sendable (_ folder: String) -> [DisplayItem]

  var testDescription: String { name }
}
