// The system colours of Apple's platforms, light and dark, as the Human Interface Guidelines list
// them.
extension Color {
  /// Black.
  nonisolated public static let black = Color(white: 0)
  /// White.
  nonisolated public static let white = Color(white: 1)
  /// Nothing at all.
  nonisolated public static let clear = Color(white: 0, opacity: 0)
  /// The colour of text.
  nonisolated public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of text that matters less; readable on each of the built-in backgrounds.
  nonisolated public static let secondary = Color(light: 0x5F5F64, dark: 0xAEAEB4)
  /// System red.
  nonisolated public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// System orange.
  nonisolated public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// System yellow.
  nonisolated public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// System green.
  nonisolated public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// System mint.
  nonisolated public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// System teal.
  nonisolated public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// System cyan.
  nonisolated public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// System blue.
  nonisolated public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// System indigo.
  nonisolated public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// System purple.
  nonisolated public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// System pink.
  nonisolated public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// System brown.
  nonisolated public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// System gray.
  nonisolated public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Nothing at all.
  public static var clear: Color { .clear }
  /// The colour of text.
  public static var primary: Color { .primary }
  /// The colour of text that matters less.
  public static var secondary: Color { .secondary }
  /// The colour of what can be pressed.
  public static var tint: Color { .accentColor }
  /// System red.
  public static var red: Color { .red }
  /// System orange.
  public static var orange: Color { .orange }
  /// System yellow.
  public static var yellow: Color { .yellow }
  /// System green.
  public static var green: Color { .green }
  /// System mint.
  public static var mint: Color { .mint }
  /// System teal.
  public static var teal: Color { .teal }
  /// System cyan.
  public static var cyan: Color { .cyan }
  /// System blue.
  public static var blue: Color { .blue }
  /// System indigo.
  public static var indigo: Color { .indigo }
  /// System purple.
  public static var purple: Color { .purple }
  /// System pink.
  public static var pink: Color { .pink }
  /// System brown.
  public static var brown: Color { .brown }
  /// System gray.
  public static var gray: Color { .gray }
}
