internal import Views

/// What a scene shows: its first screen, and the views that configurations may name.
@MainActor
public struct SceneContent {
  let root: HostingScreen
  var views: [String: @MainActor () -> AnyView] = [:]
}
