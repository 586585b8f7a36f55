// One import gives an application everything: views, state, layout, and the program around them.
@_exported public import Observation
@_exported public import Views

/// A program that is a kiosk of views.
///
/// ```swift
/// import KioskUI
///
/// @main struct Demo: KioskApp {
///   var body: some Scene {
///     KioskScene { ContentView() }
///   }
/// }
/// ```
///
/// It takes the commands, options and configuration of `kiosk-navigator`: `demo run`, `demo replay`,
/// `demo --help`. A configuration need not name a root or screens; without any it is run with the
/// standard one.
@MainActor @preconcurrency
public protocol KioskApp {
  /// What the program consists of.
  associatedtype Body: Scene

  /// Makes the program, once.
  init()

  /// What the program consists of: one `KioskScene`.
  @SceneBuilder var body: Body { get }

  /// What `--version` prints.
  static var version: String { get }
}

extension KioskApp {
  /// The version of a program that does not say it.
  public static var version: String { "1.0" }

  /// Runs the program as its command line says, and ends the process.
  public static func main() {
    AppRun.run(Self())
  }
}
