internal import Geometry
internal import Gestures
internal import KioskRuntime
internal import LinuxIO
internal import Navigation
internal import Views

/// Hands touches and keys on: to the stage where views are, to links where pictures are.
extension AppScreens: ContentTouchHandler {
  func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController) {
    guard let id = id(of: touch.screen), let panel else {
      links?.handle(touch, in: controller)
      return
    }
    let location = CGPoint(
      x: touch.location.x / panel.scaleX, y: touch.location.y / panel.scaleY)
    tell(
      .touch(
        id,
        ViewTouch(
          contact: touch.contact, phase: ViewTouch.Phase(touch.phase), location: location,
          isAlone: touch.isAlone, time: touch.time)))
  }

  func handle(_ key: ContentKey, in controller: InteractivePushNavigationController) {
    guard let id = id(of: key.screen) else {
      links?.handle(key, in: controller)
      return
    }
    guard let name = ViewKey.Key(key.key) else { return }
    tell(.key(id, ViewKey(name, isRepeat: key.isRepeat, time: key.time)))
  }
}

extension ViewTouch.Phase {
  fileprivate init(_ phase: ContentTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension ViewKey.Key {
  /// The key as views know it; nil for one that navigates.
  fileprivate init?(_ key: Key) {
    switch key {
    case .tab: self = .tab
    case .backTab: self = .backTab
    case .enter: self = .enter
    case .space: self = .space
    case .up: self = .up
    case .down: self = .down
    case .left, .right, .escape, .home: return nil
    }
  }
}
