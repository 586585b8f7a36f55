/// Shows a label's picture and then its title, on one base line.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Makes what is seen of a label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// A picture and a title as far from each other as suits the font.
private struct TitleAndIcon: View {
  @Environment(\.textSize) private var textSize
  let title: AnyView
  let icon: AnyView

  /// As much as the space between two words, in font sizes; symbols have room of their own besides.
  private static let spacing: CGFloat = 0.3

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing * textSize) {
      icon
      title
    }
  }
}

extension EnvironmentValues {
  /// The size of letters in points.
  fileprivate var textSize: CGFloat {
    textAttributes.resolvedFont(textScale: textScale).size
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label's picture and then its title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// What labels look like where nothing is said: a picture and then a title.
  nonisolated public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
