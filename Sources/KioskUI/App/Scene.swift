/// A part of a program that is shown on a panel: a `KioskScene`.
@MainActor @preconcurrency
public protocol Scene {
  /// What is shown.
  var content: SceneContent { get }
}
