import KioskUI

/// The colours of the panel.
enum Palette {
  static let night = Color(red: 0.055, green: 0.071, blue: 0.106)
  static let dusk = Color(red: 0.102, green: 0.137, blue: 0.200)
  static let card = Color(red: 0.133, green: 0.173, blue: 0.243)
  static let line = Color(red: 0.235, green: 0.290, blue: 0.384)
  static let amber = Color(red: 1.0, green: 0.722, blue: 0.278)
  static let sea = Color(red: 0.400, green: 0.831, blue: 0.816)
  static let rose = Color(red: 1.0, green: 0.525, blue: 0.475)
  static let mist = Color(red: 0.686, green: 0.733, blue: 0.808)
}
