internal import Geometry
internal import PreviewLink
internal import TouchInput
internal import TouchRecording

extension ConnectedTouchscreen {
  /// The touchscreen that a window plays, on a panel of `size` before rotation; nothing lies on it.
  static func inPreview(of size: PixelSize) -> ConnectedTouchscreen {
    ConnectedTouchscreen(
      node: "the preview's window", description: PreviewTouchscreen.model(of: size).device,
      axes: PreviewTouchscreen.axes(of: size), calibration: nil, state: TouchState(slots: []))
  }
}
