/// Makes the body of a `KioskApp`: one scene, because a kiosk has one first screen.
@MainActor
@resultBuilder public struct SceneBuilder {
  /// The one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
