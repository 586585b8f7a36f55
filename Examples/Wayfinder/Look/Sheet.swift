import KioskUI

/// What a screen is laid out on.
struct Sheet: Hashable {
  /// In points.
  let size: CGSize

  /// Whether it is higher than wide.
  var isPortrait: Bool { size.height > size.width }
}
