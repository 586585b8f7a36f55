internal import Configuration
internal import Geometry

/// Which link Enter would follow: one at most, on the screen where Tab was pressed last.
///
/// It stays with its screen while that is covered, so that who comes back goes on where he was.
struct LinkFocus {
  private weak var screen: ConfiguredScreen?
  private var index = 0

  /// The link that has the focus on a screen, counted from 0; nil where none has.
  func index(on screen: ConfiguredScreen) -> Int? {
    self.screen === screen ? index : nil
  }

  /// Goes to the next link in the order of the configuration, or the one before, round and round.
  mutating func move(backwards: Bool, on screen: ConfiguredScreen) {
    let count = screen.configuration.links.count
    guard count > 0 else { return }
    if let former = index(on: screen) {
      index = (former + (backwards ? count - 1 : 1)) % count
    } else {
      index = backwards ? count - 1 : 0
    }
    self.screen = screen
  }

  /// No link has the focus any more.
  mutating func leave() {
    screen = nil
  }
}
