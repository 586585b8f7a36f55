/// A style for what matters less than the rest: hints, separators, what decorates.
///
/// It is too pale for text that has to be read; `secondary` is not.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  fileprivate let color: Color

  /// What the style is in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    color.resolve(in: environment)
  }
}

// Apple's colours of the third and fourth label, as the Human Interface Guidelines list them.
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of what matters little.
  nonisolated public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3))
  }

  /// The style of what matters least.
  nonisolated public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18))
  }
}
