/// A window on content that may be longer than the window, moved by dragging.
///
/// ```swift
/// ScrollView {
///   ForEach(rooms) { room in RoomRow(room: room) }
/// }
/// ```
///
/// The content takes the height it likes; the scroll view takes all the height it is offered, and is
/// as wide as the content. A drag moves it once it has gone ten points, more down than across; until
/// then, and where it is a tap, the finger belongs to what lies under it. An edge swipe takes the
/// finger away. Several views of the builder stand below each other.
///
/// Only vertical scroll views are offered: across, fingers swipe between screens. Others do not
/// compile.
public struct ScrollView<Content: View>: View {
  private let showsIndicators: Bool
  private let content: Content

  /// Makes a window on content.
  ///
  /// - Parameters:
  ///   - axis: The direction: `.vertical`.
  ///   - showsIndicators: Whether a mark at the side shows how far it is scrolled, while it moves.
  ///   - content: What is seen through the window.
  public init(
    _ axis: ScrollAxis = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Not offered.
  @available(
    *, unavailable,
    message: "only vertical scroll views are offered; across, fingers swipe between screens"
  )
  public init(
    _ axes: Axis.Set, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(showsIndicators: showsIndicators, content: content)
  }

  /// The window.
  public var body: some View {
    ScrollWindow(showsIndicators: showsIndicators, content: VStack { content })
  }
}
