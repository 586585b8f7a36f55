/// Why the virtual panel did not do what a test asked of it.
struct PanelFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
