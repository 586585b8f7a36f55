internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import Gestures
internal import LinuxIO

/// A window on somebody's desk in place of panel and touchscreen.
extension Station {
  /// Takes in what the window has sent beside flips: touches, keys, and how the panel is turned.
  func takePreviewInput(at now: Instant) {
    guard let preview = context.preview else { return }
    touch.touchscreenReceived(preview.touches)
    for event in preview.keys { takeKey(event) }
    preview.forgetInput()
    guard preview.isWishNew else { return }
    preview.adoptWish()
    closeDisplay(at: now)
    adopt(configuration.shown(in: preview))
    openDisplay(at: now)
  }

  /// Takes in an event of the window's keyboard: a key went down (1), repeats (2) or went up (0).
  private func takeKey(_ event: EvdevEvent) {
    guard let press = keyDecoder.receive(event), configuration.accessibility.keys else { return }
    handle(press)
  }
}
