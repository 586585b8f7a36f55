/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// Makes a size from pixels across and down.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The same area lying on its side.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Written as configuration and commands write it: `1024x600`.
  public var description: String { "\(width)x\(height)" }
}
