internal import Dispatch
internal import Glibc
internal import KioskRuntime
internal import LinuxIO
internal import Views

/// The life of a program of views: the stage on the main thread, the navigator on its own.
///
/// Where several outputs are configured each has a stage: views with state of their own, drawn for
/// their own panel. What they observe may be shared.
@MainActor
enum AppRun {
  /// What keeps the stages alive.
  private static var drivers: [ObjectIdentifier: StageDriver] = [:]

  /// Runs a program as its command line says; never returns.
  static func run<App: KioskApp>(_ app: App) -> Never {
    let scene = app.body.content
    do throws(SystemError) {
      // Before the first thread, so that signals reach the navigator's descriptor and nothing else.
      Signal.block(Kiosk.signals)
      let link = try StageLink()
      try add(Stage(root: scene.root, views: scene.views, link: link))
      let program = AppProgram.make(
        version: App.version, scene: scene.facts, link: link, door: door(to: scene))
      let arguments = Array(CommandLine.arguments.dropFirst())
      try Program.start(arguments, as: program)
    } catch {
      Log.standard.write(.error, error.description)
      exit(ExitStatus.failure.rawValue)
    }
    dispatchMain()
  }

  private static func add(_ stage: Stage) {
    drivers[ObjectIdentifier(stage.link)] = StageDriver(stage)
  }

  private static func door(to scene: SceneContent) -> StageDoor {
    StageDoor(
      open: { () throws(SystemError) in
        let link = try StageLink()
        DispatchQueue.main.async {
          MainActor.assumeIsolated { open(scene, on: link) }
        }
        return link
      },
      close: { link in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { drivers[ObjectIdentifier(link)] = nil }
        }
      })
  }

  private static func open(_ scene: SceneContent, on link: StageLink) {
    do throws(SystemError) {
      try add(Stage(root: scene.makeRoot(), views: scene.views, link: link))
    } catch {
      // Without its views an output would stay black.
      Log.standard.write(.error, error.description)
      exit(ExitStatus.failure.rawValue)
    }
  }
}
