/// What the built-in controls have in common.
nonisolated enum ControlLook {
  /// The opacity of a control that is out of use: black text still stands out from white by 3:1.
  static let disabledOpacity = 0.5
  /// The opacity of a button that is out of use and whose label has turned grey, with which it
  /// stands out as much.
  static let disabledGreyOpacity = 0.75
  /// The opacity of a control without a frame while it is pressed.
  static let pressedOpacity = 0.4
  /// The radius of a frame's corners, in points.
  static let cornerRadius = 10.0
  /// The thickness of tracks, in points.
  static let trackThickness = 5.0
}
