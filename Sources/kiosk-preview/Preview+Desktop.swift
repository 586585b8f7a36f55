internal import Geometry
internal import Gestures
internal import LinuxIO
internal import PreviewLink

/// What happens on the desktop: it goes to the kiosk, or is the window's own affair.
extension Preview {
  /// Takes in one event.
  func handle(_ event: DesktopEvent) {
    switch event {
    case .landed(let finger, let position): touch(finger, at: position, isLanding: true)
    case .moved(let finger, let position): touch(finger, at: position, isLanding: false)
    case .lifted(let finger):
      fingers.lift(finger, time: MonotonicClock.now)
      sendTouches()
    case .key(let stroke): handle(stroke)
    case .damaged:
      window?.draw()
      trace("redrawn")
    case .closed: isOver = true
    case .woken: break
    }
  }

  private func touch(_ finger: WindowFinger, at position: Point, isLanding: Bool) {
    guard let box = window?.letterbox else { return }
    let now = MonotonicClock.now
    let place = box.panelPosition(of: position)
    if !isLanding {
      fingers.move(finger, to: place, time: now)
    } else if box.contains(position) {
      fingers.land(finger, at: place, time: now)
    }
    sendTouches()
  }

  private func sendTouches() {
    for event in fingers.events {
      link.send(.touch(event))
      tape?.append(event)
    }
    fingers.forgetEvents()
  }

  private func handle(_ stroke: KeyStroke) {
    if let command = WindowCommand(stroke) { return perform(command) }
    guard let code = KernelKey.code(of: stroke) else { return }
    let time = MonotonicClock.now
    link.send(
      .key(
        EvdevEvent(time: time, type: EventType.key, code: code, value: stroke.phase.rawValue)))
  }
}
