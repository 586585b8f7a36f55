internal import Views

/// What a scene shows: its first screen, and the views that configurations may name.
@MainActor
public struct SceneContent {
  let root: HostingScreen
  /// Makes the first screen of another panel, with state of its own.
  let makeRoot: @MainActor () -> HostingScreen
  /// The size that screens are laid out for, in points; nil where they take any.
  var designSize: CGSize?
  var views: [String: @MainActor () -> AnyView] = [:]
}
