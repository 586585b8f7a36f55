/// A modifier that leaves the view as it is.
public struct EmptyModifier: ViewModifier {
  /// The modifier that leaves the view as it is.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content) -> some View { content }
}
