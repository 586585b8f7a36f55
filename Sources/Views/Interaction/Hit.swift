/// What a touch has found.
struct Hit {
  /// The innermost control around what lies on top.
  var control: Control?
  /// The control's place.
  var node: LayoutNode?
  /// The scroll views around it, the innermost first.
  var scrollers: [Scroller] = []
}
