public import Views

/// The screens of a kiosk, from the first one on.
public struct KioskScene: Scene {
  /// What is shown.
  public private(set) var content: SceneContent

  /// Shows a view on the first screen.
  public init<Content: View>(@ViewBuilder content: () -> Content) {
    let view = content()
    self.content = SceneContent(
      root: HostingScreen(rootView: view), makeRoot: { HostingScreen(rootView: view) })
  }

  /// Lays all screens out as on a panel of about this size, and draws them as large as the panel is.
  ///
  /// Without it a point is 1/160 inch, so that there is more on larger panels. Some screens are to
  /// look the same on all of them, because people stand farther from larger ones. Screens are wider
  /// or higher than the size where the panel has another shape, and stand where it does. Where a
  /// configuration says `display.scale`, that counts.
  ///
  /// - Parameters:
  ///   - width: In points; positive.
  ///   - height: In points; positive.
  public func designSize(width: CGFloat, height: CGFloat) -> KioskScene {
    precondition(width > 0 && height > 0, "a design of \(width) x \(height) points")
    var scene = self
    scene.content.designSize = CGSize(width: width, height: height)
    return scene
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
