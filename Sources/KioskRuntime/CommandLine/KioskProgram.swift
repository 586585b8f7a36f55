/// A program that is a kiosk: `kiosk-navigator` itself, or an application with screens of its own.
package struct KioskProgram: Sendable {
  /// Makes the screens of one output.
  ///
  /// It is called on the thread of the loop: at the start, and each time a changed configuration is
  /// taken over.
  package typealias MakeScreens =
    @Sendable (ScreensRequest) throws(CommandFailure) -> any ScreenSource

  /// What it is called by: the word before its commands.
  package let name: String
  /// What `--version` prints after the name.
  package let version: String
  /// The names of the views that `screens.NAME.view` may give.
  package let registeredViews: Set<String>
  /// Whether it has a first screen of its own.
  ///
  /// Then a configuration is optional, and need not describe screens; and a folder of pictures is
  /// none.
  package let isRootProvided: Bool
  /// Whether it has the command `demo`.
  package let hasDemo: Bool
  /// The configuration that is read where none is named.
  package let standardConfiguration: String
  /// Makes its screens.
  package let makeScreens: MakeScreens

  /// Describes a program.
  package init(
    name: String, version: String, registeredViews: Set<String> = [], isRootProvided: Bool,
    hasDemo: Bool = false, standardConfiguration: String = "/etc/kiosk-navigator/kiosk.yaml",
    makeScreens: @escaping MakeScreens
  ) {
    self.name = name
    self.version = version
    self.registeredViews = registeredViews
    self.isRootProvided = isRootProvided
    self.hasDemo = hasDemo
    self.standardConfiguration = standardConfiguration
    self.makeScreens = makeScreens
  }

  /// The program that shows what configurations describe.
  package static let kioskNavigator = KioskProgram(
    name: "kiosk-navigator", version: Program.version, isRootProvided: false, hasDemo: true,
    makeScreens: { (request) throws(CommandFailure) in
      try PictureScreens.make(
        request.configuration, replacing: request.former as? PictureScreens,
        beside: request.neighbour as? PictureScreens, in: request.time)
    })
}
