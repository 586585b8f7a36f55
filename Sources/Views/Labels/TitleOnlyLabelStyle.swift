/// Shows only a label's title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Makes what is seen of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only a label's title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
