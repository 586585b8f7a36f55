internal import Geometry
internal import LinuxIO
internal import Views

/// Which screens there are, and what the loop is told of them.
extension Stage {
  /// Takes a screen in.
  func add(_ hosting: HostingScreen, as id: ScreenID) {
    let screen = StagedScreen(id: id, hosting: hosting)
    screens[id] = screen
    hosting.changed = { [weak self, weak screen] in
      guard let self, let screen else { return }
      present(screen)
      link.requests.wake()
    }
    publish(screen)
  }

  /// The number of a screen; one that is not known is taken in.
  func id(of hosting: HostingScreen) -> ScreenID {
    if let known = screens.values.first(where: { $0.hosting === hosting }) { return known.id }
    lastNumber += 1
    let id = ScreenID.hosted(lastNumber)
    add(hosting, as: id)
    return id
  }

  // MARK: Facts

  /// Tells the loop what a screen says about its swipes, where that is news.
  func publish(_ screen: StagedScreen) {
    let graph = screen.hosting.graph
    let traits = graph?.screenTraits
    let destination = traits?.pushDestination ?? screen.hosting.interactivePushDestination
    let facts = ScreenFacts(
      id: screen.id, name: screen.hosting.name, destination: destination.map { id(of: $0) },
      allowsPush: !(traits?.isPushDisabled ?? false),
      allowsPop: !(traits?.isPopDisabled ?? false),
      isDark: (traits?.preferredColorScheme ?? screen.hosting.inheritedEnvironment?.colorScheme)
        == .dark,
      excludedAreas: graph.map(Self.excludedAreas) ?? [])
    guard facts != screen.facts else { return }
    screen.facts = facts
    link.answers.send(.facts(facts))
  }

  private static func excludedAreas(of graph: ViewGraph) -> [UnitRect] {
    graph.excludedAreas.map { area in
      UnitRect(
        x: area.minX / graph.size.width, y: area.minY / graph.size.height,
        width: area.width / graph.size.width, height: area.height / graph.size.height)
    }
  }

  // MARK: What is seen

  /// Takes over what is on the stack and on the glass.
  func show(stack: [ScreenID], visible: [ScreenID]) {
    self.stack = stack
    for id in stack { screens[id]?.isAwaited = false }
    for id in visible {
      guard let screen = screens[id] else { continue }
      reveal(screen)
    }
    let hidden = self.visible.filter { !visible.contains($0) }
    self.visible = visible
    for id in hidden { screens[id]?.hosting.graph?.setVisible(false) }
    for id in visible { screens[id]?.hosting.graph?.setVisible(true) }
  }

  /// Lets go of screens that cannot be reached any more.
  ///
  /// Kept are those on the stack, those that are seen or about to be pushed, those that the program
  /// or its configuration names, and whatever a swipe from one of them leads to.
  func sweep() {
    var reached: Set<ScreenID> = []
    var next = screens.values.filter(isHeld).map(\.id)
    while let id = next.popLast() {
      guard reached.insert(id).inserted else { continue }
      if let destination = screens[id]?.facts?.destination { next.append(destination) }
    }
    for screen in screens.values where !reached.contains(screen.id) {
      screen.hosting.changed = nil
      screens[screen.id] = nil
      link.answers.send(.forget(screen.id))
    }
  }

  private func isHeld(_ screen: StagedScreen) -> Bool {
    if screen.id == .root || screen.isAwaited { return true }
    if case .configured = screen.id { return true }
    return stack.contains(screen.id) || visible.contains(screen.id)
  }
}
