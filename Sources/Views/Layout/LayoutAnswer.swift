/// What a node has answered to one proposal; filled in as it is asked.
struct LayoutAnswer {
  let proposal: ProposedViewSize
  let size: CGSize
  /// Nil where nobody has asked yet; `.some(nil)` where there is no text.
  var firstBaseline: CGFloat??
  var lastBaseline: CGFloat??
}
