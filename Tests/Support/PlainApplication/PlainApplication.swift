internal import Configuration
internal import Foundation
internal import KioskRuntime
internal import LinuxIO
internal import Navigation

/// The smallest application with a screen of its own, a black one.
///
/// A configuration may add pictures. Its main thread does nothing for ever, as that of an application
/// made of views.
@main struct PlainApplication {
  static func main() throws {
    try Program.start(Array(CommandLine.arguments.dropFirst()), as: program)
    while true { pause() }
  }

  private static var program: KioskProgram {
    KioskProgram(
      name: "plain-application", version: "2.5", registeredViews: ["Clock"], isRootProvided: true,
      standardConfiguration:
        ProcessInfo.processInfo.environment["STANDARD_CONFIGURATION"] ?? "/nowhere/kiosk.yaml"
    ) { (request) throws(CommandFailure) in
      do throws(SystemError) {
        return PictureScreens(
          request.configuration, programRoot: request.former?.root ?? Screen(name: "own"),
          decoder: try PictureScreens.startDecoder())
      } catch {
        throw CommandFailure(error.description)
      }
    }
  }
}
