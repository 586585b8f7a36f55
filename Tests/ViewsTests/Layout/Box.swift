import Views

/// A marked area: of a fixed size, or taking all that it is offered.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height).mark(name) }
}
