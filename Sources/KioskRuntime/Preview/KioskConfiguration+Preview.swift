internal import Configuration
internal import DisplayOutput
internal import PreviewLink

extension KioskConfiguration {
  /// The same kiosk where a window takes the panel's place, as far as one does.
  ///
  /// There is one window, so it shows the first output that has a picture of its own. What the window
  /// wishes wins over what the configuration says of the panel; and whatever the
  /// configuration says of a touchscreen is not about the window's.
  func shown(in preview: PreviewConnection?) -> KioskConfiguration {
    guard let wish = preview?.wish else { return self }
    var shown = narrowed(to: firstOriginal)
    var output = shown.outputs[0]
    if let size = wish.size { output.display.mode = .size(size, refreshRate: nil) }
    output.display.physicalSize = wish.physicalSize ?? output.display.physicalSize
    output.display.scale = wish.scale ?? output.display.scale
    output.display.rotation = wish.rotation ?? output.display.rotation
    output.touch = TouchConfiguration()
    shown.outputs[0] = output
    return shown
  }
}
