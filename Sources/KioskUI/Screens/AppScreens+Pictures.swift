internal import Composition
internal import KioskRuntime
internal import LinuxIO
internal import Navigation
internal import Pictures

/// What screens look like: the stage's pictures, the configuration's, or what stands in for them.
extension AppScreens {
  func prepare(needed: [Navigation.Screen], likely: [Navigation.Screen]) {
    showStack()
    let ids = needed.compactMap { id(of: $0) }
    hosted.pin(ids)
    let missing = ids.filter { hosted.picture(of: $0) == nil }
    if !missing.isEmpty { tell(.draw(missing)) }
    pictures?.prepare(
      needed: needed.filter { id(of: $0) == nil && !($0 is ViewScreen) },
      likely: likely.filter { id(of: $0) == nil && !($0 is ViewScreen) })
  }

  func picture(of screen: Navigation.Screen) -> PixelBuffer {
    guard let id = id(of: screen) else {
      return pictures?.picture(of: screen) ?? placeholder(isDark: false)
    }
    return hosted.picture(of: id) ?? placeholder(isDark: hosted.isDark(id))
  }

  /// What stands in for a screen that has not been drawn yet: the colour that views lie on.
  private func placeholder(isDark: Bool) -> PixelBuffer {
    if let placeholder = placeholders[isDark] { return placeholder }
    guard let panel = panel?.panel else {
      preconditionFailure("a source is attached before it is asked for pictures")
    }
    let white = Composition.Color(red: 255, green: 255, blue: 255)
    let color = isDark ? Composition.Color.black : white
    let picture = PictureDecoder(
      panel: panel.size, rotation: panel.rotation, format: panel.format
    ).fill(with: color)
    placeholders[isDark] = picture
    return picture
  }

  func isFinished(_ screen: Navigation.Screen) -> Bool {
    guard let id = id(of: screen) else { return pictures?.isFinished(screen) ?? true }
    return hosted.picture(of: id) != nil
  }

  func destinations(linkedFrom screen: Navigation.Screen) -> [Navigation.Screen] {
    pictures?.destinations(linkedFrom: screen) ?? []
  }

  var problems: [String] { (pictures?.problems ?? []) + hosted.problems }
}
