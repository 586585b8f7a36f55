internal import Dispatch
internal import Glibc
internal import KioskRuntime
internal import LinuxIO
internal import Views

/// The life of a program of views: the stage on the main thread, the navigator on its own.
@MainActor
enum AppRun {
  /// What keeps the stage alive until the process ends.
  private static var driver: StageDriver?

  /// Runs a program as its command line says; never returns.
  static func run<App: KioskApp>(_ app: App) -> Never {
    let scene = app.body.content
    do throws(SystemError) {
      // Before the first thread, so that signals reach the navigator's descriptor and nothing else.
      Signal.block(Kiosk.signals)
      let link = try StageLink()
      let stage = try Stage(root: scene.root, views: scene.views, link: link)
      driver = StageDriver(stage)
      let program = AppProgram.make(version: App.version, scene: scene.facts, link: link)
      let arguments = Array(CommandLine.arguments.dropFirst())
      try Program.start(arguments, as: program)
    } catch {
      Log.standard.write(.error, error.description)
      exit(ExitStatus.failure.rawValue)
    }
    dispatchMain()
  }
}
