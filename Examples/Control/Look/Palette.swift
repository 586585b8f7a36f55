import KioskUI

/// The colours of the panel: a night sky, and lights in it.
enum Palette {
  static let night = Color(red: 0.039, green: 0.051, blue: 0.082)
  static let dusk = Color(red: 0.090, green: 0.118, blue: 0.180)
  static let card = Color(red: 0.118, green: 0.149, blue: 0.216)
  static let raised = Color(red: 0.180, green: 0.220, blue: 0.302)
  /// Text that explains other text; on cards its contrast is 8:1.
  static let mist = Color(red: 0.702, green: 0.745, blue: 0.820)
  /// Light.
  static let amber = Color(red: 1.0, green: 0.733, blue: 0.318)
  /// Warmth.
  static let coral = Color(red: 1.0, green: 0.541, blue: 0.459)
  /// Air.
  static let sea = Color(red: 0.369, green: 0.820, blue: 0.800)
}
