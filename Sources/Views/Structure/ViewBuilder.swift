/// Makes one view of the statements in a body: views one after another, `if`, `switch` and `for`.
@MainActor
@resultBuilder public struct ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// A `for` loop.
  ///
  /// The compiler gives up where the loop's one view is what a modifier returned (`some View`):
  /// "underlying type for opaque result type could not be inferred". `ForEach` instead of `for`, a
  /// view of one's own in the loop, and `AnyView(...)` around the loop's view all work.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewArray<Content> {
    ViewArray(content)
  }

  /// A branch that needs a newer system; here every system is new enough.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
