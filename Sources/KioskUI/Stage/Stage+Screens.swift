internal import Geometry
internal import LinuxIO
internal import Views

/// Which screens there are, and what the loop is told of them.
extension Stage {
  /// Takes a screen in.
  ///
  /// - Parameter viewName: The configuration's name of the view it shows, where that names it.
  func add(_ hosting: HostingScreen, as id: ScreenID, viewName: String? = nil) {
    let screen = StagedScreen(id: id, hosting: hosting, viewName: viewName)
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
    for screen in screens.values { screen.isForgetAsked = false }
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
  /// Held are those on the stack, those that are seen or about to be pushed, and those that the
  /// program or its configuration names. What a swipe from one of them leads to keeps its state; what
  /// lies behind that is known, but begins anew.
  func sweep() {
    let held = Set(screens.values.filter(isHeld).map(\.id))
    let next = Set(held.compactMap { screens[$0]?.facts?.destination })
    var reached = held.union(next)
    var open = Array(next)
    while let id = open.popLast() {
      guard let destination = screens[id]?.facts?.destination,
        reached.insert(destination).inserted
      else { continue }
      screens[destination]?.forgetViews()
      open.append(destination)
    }
    for screen in screens.values where !reached.contains(screen.id) && !screen.isForgetAsked {
      screen.isForgetAsked = true
      link.answers.send(.forget(screen.id))
    }
  }

  /// Lets go of a screen that the loop has forgotten, or tells the loop of it again.
  func forgotten(_ id: ScreenID) {
    guard let screen = screens[id] else { return }
    let naming = screens.values.filter { $0.facts?.destination == id }
    guard isHeld(screen) || !naming.isEmpty else { return remove(screen) }
    for screen in [screen] + naming {
      screen.facts = nil
      publish(screen)
    }
  }

  /// Takes a screen out.
  func remove(_ screen: StagedScreen) {
    screen.hosting.changed = nil
    screen.hosting.graph?.setVisible(false)
    screens[screen.id] = nil
  }

  private func isHeld(_ screen: StagedScreen) -> Bool {
    if screen.id == .root || screen.isAwaited { return true }
    if case .configured = screen.id { return true }
    return stack.contains(screen.id) || visible.contains(screen.id)
  }
}
