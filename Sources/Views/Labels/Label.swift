/// A title with a picture before it, on one base line.
///
/// ```swift
/// Label("Living room", symbol: .house)
/// Label { Text("21.5 °").bold() } icon: { Image(symbol: .thermometer) }
/// ```
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the surrounding style makes of both.
  public var body: some View {
    AnyView(style.makeBody(configuration: LabelStyleConfiguration(title: title, icon: icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a string and a symbol.
  public init<Content: StringProtocol>(_ title: Content, symbol: Symbol) {
    self.init {
      Text(title)
    } icon: {
      Image(symbol: symbol)
    }
  }

  /// Makes a label of a string and a picture file.
  ///
  /// - Parameter path: The file, as for `Image(file:)`.
  public init<Content: StringProtocol>(_ title: Content, image path: String) {
    self.init {
      Text(title)
    } icon: {
      Image(file: path)
    }
  }
}
