internal import Configuration
internal import KioskRuntime
internal import LinuxIO
internal import Synchronization

/// A program of views as the commands see it.
enum AppProgram {
  static func make(
    version: String, scene: SceneFacts, link: StageLink, door: StageDoor
  ) -> KioskProgram {
    let program = FilePath.linkTarget("/proc/self/exe").map(FilePath.name(of:))
    return KioskProgram(
      name: program ?? "kiosk", version: version, registeredViews: scene.views,
      isRootProvided: true
    ) { (request) throws(CommandFailure) in
      try screens(request, scene: scene, link: link, door: door)
    }
  }

  private static func screens(
    _ request: ScreensRequest, scene: SceneFacts, link: StageLink, door: StageDoor
  ) throws(CommandFailure) -> AppScreens {
    let (configuration, time) = (request.configuration, request.time)
    let former = request.former as? AppScreens
    let hosted = former?.hosted ?? HostedScreens(rootName: scene.rootName)
    // Before any view is asked what time it is.
    KioskClock.replayTime = time == .replay ? KioskClock.replayStart : nil
    var pictures: PictureScreens?
    if !configuration.screens.isEmpty {
      pictures = try PictureScreens.make(
        configuration, programRoot: hosted.screen(.root), replacing: former?.pictures,
        beside: (request.neighbour as? AppScreens)?.pictures, in: time)
    }
    do throws(SystemError) {
      // The first output has the stage that there is, every other one its own.
      let lease =
        if let former {
          former.lease
        } else {
          StageLease(request.neighbour == nil ? link : try door.open(), close: door.close)
        }
      return try AppScreens(
        configuration, pictures: pictures, designSize: scene.designSize, lease: lease,
        hosted: hosted, replacing: former, in: time)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
