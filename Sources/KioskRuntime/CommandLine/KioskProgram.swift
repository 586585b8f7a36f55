package import Configuration

/// A program that is a kiosk: `kiosk-navigator` itself, or an application with screens of its own.
package struct KioskProgram: Sendable {
  /// Makes the screens of a configuration.
  ///
  /// It is called on the thread of the loop: at the start, and each time a changed configuration is
  /// taken over.
  ///
  /// - Parameters:
  ///   - configuration: Checked.
  ///   - former: The screens that are replaced; nil at the start. It may be returned itself.
  ///   - time: Whose time the screens keep.
  package typealias MakeScreens =
    @Sendable (
      _ configuration: KioskConfiguration, _ former: (any ScreenSource)?, _ time: ScreenTime
    ) throws(CommandFailure) -> any ScreenSource

  /// What it is called by: the word before its commands.
  package let name: String
  /// What `--version` prints after the name.
  package let version: String
  /// Makes its screens.
  package let makeScreens: MakeScreens

  /// Describes a program.
  package init(name: String, version: String, makeScreens: @escaping MakeScreens) {
    self.name = name
    self.version = version
    self.makeScreens = makeScreens
  }

  /// The program that shows what configurations describe.
  package static let kioskNavigator = KioskProgram(
    name: "kiosk-navigator", version: Program.version, makeScreens: PictureScreens.make)
}
