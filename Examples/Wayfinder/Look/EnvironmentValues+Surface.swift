import KioskUI

extension EnvironmentValues {
  /// The colours of the screen.
  var surface: Surface {
    get { self[SurfaceKey.self] }
    set { self[SurfaceKey.self] = newValue }
  }

  /// How the screen is laid out.
  var sheet: Sheet {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }

  private enum SurfaceKey: EnvironmentKey {
    static let defaultValue = Surface.ivory
  }

  private enum SheetKey: EnvironmentKey {
    static let defaultValue = Sheet(size: CGSize(width: 1024, height: 600))
  }
}
