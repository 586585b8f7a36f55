internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import Gestures
internal import LinuxIO

/// A window on somebody's desk in place of panel and touchscreen.
extension Kiosk {
  /// Takes in what the window has sent beside flips: touches, keys, and how the panel is turned.
  func takePreviewInput(at now: Instant) {
    guard let preview else { return }
    touch.touchscreenReceived(preview.touches)
    for event in preview.keys { takeKey(event) }
    preview.forgetInput()
    guard preview.isWishNew else { return }
    preview.adoptWish()
    closeDisplay(at: now)
    configuration = configuration.shown(in: preview)
    openDisplay(at: now)
  }

  /// Ends the kiosk with its window: one that was closed does not come back.
  func endPreview(by error: DisplayError) {
    if case .removed = error {
      log.write(.info, "the preview's window was closed")
    } else {
      failure = CommandFailure(error.description)
    }
    isLeaving = true
  }
}
