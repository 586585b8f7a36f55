public import Views

/// The screens of a kiosk, from the first one on.
public struct KioskScene: Scene {
  /// What is shown.
  public private(set) var content: SceneContent

  /// Shows a view on the first screen.
  public init<Content: View>(@ViewBuilder content: () -> Content) {
    self.content = SceneContent(root: HostingScreen(rootView: content()))
  }

  /// Lets configurations show a view: `screens.NAME.view: Clock`.
  ///
  /// Each screen that names it has its own, with its own state.
  ///
  /// - Parameters:
  ///   - name: What configurations call it.
  ///   - content: Makes the view.
  public func view<Content: View>(
    named name: String, @ViewBuilder content: @escaping () -> Content
  ) -> KioskScene {
    var scene = self
    scene.content.views[name] = { AnyView(content()) }
    return scene
  }
}
