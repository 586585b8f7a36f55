/// What a `ScreenRepresentable` is told when it makes and updates its screen.
@MainActor
public struct ScreenRepresentableContext {
  /// What the views above say.
  public let environment: EnvironmentValues
}
