internal import LinuxIO
internal import Views

/// What views ask of the navigator.
extension Stage: NavigationTarget {
  /// Has a screen drawn, then pushed: what slides in is whole.
  func push(_ screen: HostingScreen) {
    let id = id(of: screen)
    guard let staged = screens[id], !stack.contains(id) else { return }
    staged.isAwaited = true
    // There is a way back from it, wherever it leads.
    staged.affordances.showsBack = true
    reveal(staged)
    commands.append(.push(id, nil, generation: 0))
    link.requests.wake()
  }

  func pop() {
    commands.append(.pop)
    link.requests.wake()
  }

  func popToRoot() {
    commands.append(.popToRoot)
    link.requests.wake()
  }
}
