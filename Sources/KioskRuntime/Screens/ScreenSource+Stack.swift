internal import Navigation

extension ScreenSource {
  /// The stack that had these names, bottom first, as far as its screens are there yet.
  ///
  /// It ends before the first that is gone; where the first screen is another now, it is that alone.
  func stack(named names: [String]) -> [Screen] {
    var stack = [root]
    guard names.first == root.name else { return stack }
    for name in names.dropFirst() {
      guard let screen = screen(named: name), !stack.contains(where: { $0 === screen }) else {
        break
      }
      stack.append(screen)
    }
    return stack
  }
}
