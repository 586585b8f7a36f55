internal import Views

/// What the navigator's loop has to know of a scene before there is a screen.
struct SceneFacts: Sendable {
  /// What configurations may call its views.
  let views: Set<String>
  /// What its first screen is called.
  let rootName: String
  /// The size that its screens are laid out for, in points; nil where they take any.
  let designSize: CGSize?
}

extension SceneContent {
  /// What the navigator's loop has to know of it.
  var facts: SceneFacts {
    SceneFacts(views: Set(views.keys), rootName: root.name, designSize: designSize)
  }
}
