/// Some pixels of a panel, in its own orientation.
struct PixelPatch: Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// Rows without gaps.
  var bytes: [UInt8]
}
