/// A button that pushes a screen by time.
///
/// ```swift
/// NavigationLink("Rooms", destination: RoomsView())
/// ```
///
/// Each push shows a fresh screen; what is to outlive a pop belongs into an observable object.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let destination: Destination
  private let label: Label
  @Environment(\.navigator) private var navigator

  /// Makes a link of any views.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Makes a link of any views.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), label: label)
  }

  /// The button.
  public var body: some View {
    Button {
      navigator.push(destination)
    } label: {
      label
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link of a title.
  public init(_ title: String, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link of a title.
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}
