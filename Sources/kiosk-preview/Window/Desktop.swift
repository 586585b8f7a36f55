internal import CSDL2
internal import Geometry
internal import LinuxIO

/// The desktop that windows are opened on, X11 or Wayland: its displays and its events, for as long as
/// the process runs.
@safe final class Desktop {
  /// Comes to the desktop.
  init() throws(PreviewFailure) {
    // Each finger counts once: no mouse is made of it, and no finger of the mouse. The signals are
    // read elsewhere, and a screen saver is the desktop's own affair.
    let hints = [
      SDL_HINT_TOUCH_MOUSE_EVENTS: "0", SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
      SDL_HINT_NO_SIGNAL_HANDLERS: "1", SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
    ]
    // SAFETY: here and below, texts are lent for the length of a call.
    for (hint, value) in hints {
      unsafe SDL_SetHintWithPriority(hint, value, SDL_HINT_OVERRIDE)
    }
    // SDL can also draw where nobody sees it, which is left to whoever asks for it by SDL_VIDEODRIVER.
    unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,wayland")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw PreviewFailure(
        "could not open a window: \(Self.reason); start it in a desktop session (DISPLAY or "
          + "WAYLAND_DISPLAY)")
    }
  }

  /// Why the last call failed, in SDL's words.
  static var reason: String {
    // SAFETY: the text is NUL-terminated and copied at once.
    unsafe String(cString: SDL_GetError())
  }

  /// Frames a second of the first display; 60 where it does not say.
  var refreshRate: Double {
    var mode = unsafe SDL_DisplayMode()
    // SAFETY: the call fills the structure that it borrows.
    guard unsafe SDL_GetCurrentDisplayMode(0, &mode) == 0 else { return 60 }
    let rate = unsafe Double(mode.refresh_rate)
    return (1...1000).contains(rate) ? rate : 60
  }

  /// The part of the first display that windows may take; nil where it does not say.
  var usableSize: PixelSize? {
    var area = SDL_Rect()
    // SAFETY: the call fills the structure that it borrows.
    guard unsafe SDL_GetDisplayUsableBounds(0, &area) == 0 else { return nil }
    return PixelSize(width: Int(area.w), height: Int(area.h))
  }

  /// Has `nextEvent` return `woken`; may be called on any thread.
  static func wake() {
    var event = unsafe SDL_Event()
    unsafe event.type = SDL_USEREVENT.rawValue
    // SAFETY: the event is copied during the call.
    unsafe SDL_PushEvent(&event)
  }

  /// The next event, for which it waits if there is none.
  ///
  /// - Parameter deadline: Until when; nil waits for as long as it takes.
  func nextEvent(until deadline: Instant?) -> DesktopEvent? {
    while true {
      var event = unsafe SDL_Event()
      let milliseconds =
        deadline.map { deadline in
          Int32(max(0, min(1e6, (deadline.seconds(since: MonotonicClock.now) * 1000).rounded(.up))))
        } ?? -1
      // SAFETY: the call fills the event that it borrows.
      guard unsafe SDL_WaitEventTimeout(&event, milliseconds) == 1 else { return nil }
      if let event = unsafe Self.translate(event) { return event }
    }
  }

  /// SAFETY: the caller's event is one that SDL has filled; of the union, what its type names.
  private static func translate(_ event: SDL_Event) -> DesktopEvent? {
    switch unsafe SDL_EventType(event.type) {
    case SDL_QUIT: return .closed
    case SDL_USEREVENT: return .woken
    case SDL_WINDOWEVENT:
      switch unsafe SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED: return .damaged
      default: return nil
      }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard unsafe UInt32(event.button.button) == SDL_BUTTON_LEFT else { return nil }
      if unsafe event.button.state == UInt8(SDL_RELEASED) { return .lifted(.mouse) }
      return .landed(.mouse, unsafe middle(ofPixel: event.button.x, event.button.y))
    case SDL_MOUSEMOTION:
      return .moved(.mouse, unsafe middle(ofPixel: event.motion.x, event.motion.y))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return unsafe translate(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      return .key(unsafe translate(event.key))
    default: return nil
    }
  }

  private static func middle(ofPixel x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
  }

  private static func translate(_ event: SDL_TouchFingerEvent) -> DesktopEvent? {
    // A touchpad's fingers move the mouse already.
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
    let finger = WindowFinger.touch(event.fingerId)
    if event.type == SDL_FINGERUP.rawValue { return .lifted(finger) }
    var (width, height) = (Int32(0), Int32(0))
    // SAFETY: the window is there as long as its events are; the call fills two numbers.
    unsafe SDL_GetWindowSize(SDL_GetWindowFromID(event.windowID), &width, &height)
    let position = Point(
      x: Double(event.x) * Double(width), y: Double(event.y) * Double(height))
    return event.type == SDL_FINGERDOWN.rawValue
      ? .landed(finger, position) : .moved(finger, position)
  }

  private static func translate(_ event: SDL_KeyboardEvent) -> KeyStroke {
    let phase: KeyStroke.Phase =
      if event.state == UInt8(SDL_RELEASED) { .up } else if event.repeat != 0 { .repeated } else {
        .down
      }
    let control = KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue
    return KeyStroke(
      symbol: event.keysym.sym, place: event.keysym.scancode.rawValue, phase: phase,
      hasControl: UInt32(event.keysym.mod) & control != 0)
  }
}
