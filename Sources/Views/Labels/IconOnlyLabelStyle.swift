/// Shows only a label's picture.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Makes what is seen of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only a label's picture.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
