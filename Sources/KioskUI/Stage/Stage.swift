internal import Composition
internal import Configuration
internal import Geometry
internal import KioskRuntime
internal import LinuxIO
internal import ViewDrawing
internal import Views

/// All screens of views of a program, on the main actor: what the navigator's loop asks is done
/// here, and what changes by itself is drawn from here.
///
/// ```
///   requests of the loop --> take() --.
///   state, observed objects ----------+--> update(): bodies, layout --> worker --> pictures
///   time ---------------------------- '                                      \--> the loop
/// ```
///
/// Only screens that are seen are updated. One that is covered keeps its views and their state, and
/// is brought up to date when it is revealed.
@MainActor
final class Stage {
  let link: StageLink
  let worker: DrawingWorker
  let typesetter = PangoTypesetter()
  private let views: [String: @MainActor () -> AnyView]

  /// Every screen that can be reached from the stack.
  var screens: [ScreenID: StagedScreen] = [:]
  var lastNumber = 0
  /// The screens on the stack, the first one lowest.
  var stack: [ScreenID] = []
  /// The screens that are seen.
  var visible: [ScreenID] = []
  /// What views have asked for and the loop has not been told: a push waits for its picture.
  var commands: [StageAnswer] = []
  private(set) var panel: StagePanel?
  private var generation = 0
  private var drawingCount = 0
  /// Notices when picture files get another content; nil while there are none, or where they cannot
  /// be watched.
  var pictureWatcher: PathWatcher?
  /// Counts how often that has happened.
  var pictureRevision = 0
  /// The replay's question that waits until nothing is under way.
  private var settling: Int?
  /// Whether time is a replay's, which stands still between its questions.
  private(set) var isReplayed = false
  /// The moment a replay has come to.
  private var time = Instant.zero

  /// Makes a stage with the program's first screen.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - views: The program's views that a configuration may name.
  ///   - link: Leads to the navigator's loop.
  init(
    root: HostingScreen, views: [String: @MainActor () -> AnyView], link: StageLink
  ) throws(SystemError) {
    self.link = link
    self.views = views
    worker = try DrawingWorker(link: link, typesetter: typesetter)
    add(root, as: .root)
  }

  // MARK: What the loop asks

  /// Does what the loop asks.
  func take(_ request: StageRequest) {
    switch request {
    case .adopt(let panel, let generation, let time):
      isReplayed = time == .replay
      adopt(panel, generation: generation)
    case .configure(let table): configure(table)
    case .show(let stack, let visible): show(stack: stack, visible: visible)
    case .offer(let id, let affordances):
      guard let screen = screens[id] else { return }
      screen.affordances = affordances
      present(screen)
    case .draw(let ids):
      for id in ids {
        screens[id]?.drawing = nil
        screens[id]?.isOrdered = true
      }
    case .pushed(let id): screens[id]?.isAwaited = false
    case .forgotten(let id): forgotten(id)
    case .areYouAlive(let number): link.answers.send(.alive(number))
    case .touch(let id, let touch): screens[id]?.hosting.graph?.handle(touch)
    case .key(let id, let key): screens[id]?.hosting.graph?.handle(key)
    case .settle(let number, let time):
      settling = number
      self.time = time
      KioskClock.replayTime = date
      advance(to: time)
    }
  }

  private func adopt(_ panel: StagePanel, generation: Int) {
    self.panel = panel
    self.generation = generation
    for screen in screens.values {
      screen.drawing = nil
      present(screen)
    }
  }

  private func configure(_ table: [ScreenID: String]) {
    for screen in screens.values {
      guard let viewName = screen.viewName, table[screen.id] != viewName else { continue }
      remove(screen)
    }
    for (id, view) in table {
      guard case .configured(let name) = id, let make = views[view] else { continue }
      if let screen = screens[id] {
        // The loop's screen is another one now, which has been told nothing.
        screen.facts = nil
        publish(screen)
      } else {
        add(HostingScreen(rootView: make(), name: name), as: id, viewName: view)
      }
    }
  }

  // MARK: Views

  /// Lets a screen's views come into being, where they have not.
  func reveal(_ screen: StagedScreen) {
    guard let panel else { return }
    if screen.hosting.graph == nil {
      let requests = link.requests
      let graph = ViewGraph(size: panel.size, measuring: typesetter) { requests.wake() }
      // Before a body is asked for that shows the time.
      graph.advance(to: date)
      screen.hosting.graph = graph
      screen.isPresented = false
    }
    // One that was kept since it was popped knows only the panel of that time.
    if !screen.isPresented { present(screen) }
  }

  /// Gives a screen's views their newest value and their surroundings.
  func present(_ screen: StagedScreen) {
    guard let graph = screen.hosting.graph, let panel else { return }
    screen.isPresented = true
    graph.size = panel.size
    var environment = screen.hosting.inheritedEnvironment ?? EnvironmentValues()
    environment.setNavigationTarget(self)
    environment.adopt(panel, pictureRevision: pictureRevision)
    let view = AffordanceFrame(
      content: screen.hosting.rootView,
      affordances: panel.accessibility.affordances ? screen.affordances : Affordances()
    ) { [weak self] swipe in
      self?.commands.append(.perform(swipe))
      self?.link.requests.wake()
    }
    graph.setRoot(view, environment: environment)
  }

  // MARK: Time

  /// Lets time pass for the screens that are seen.
  func advance(to now: Instant) {
    for screen in seenScreens {
      screen.hosting.graph?.advance(to: now)
      screen.hosting.graph?.advance(to: date)
    }
  }

  /// What the calendar says.
  private var date: Date {
    isReplayed
      ? KioskClock.replayStart.addingTimeInterval(time.seconds(since: .zero)) : KioskClock.now
  }

  /// When something changes by itself on a screen that is seen.
  ///
  /// - Parameter now: The present moment, from which the calendar's moments are counted.
  func nextDeadline(from now: Instant) -> Instant? {
    var next: Instant?
    for id in visible {
      guard let graph = screens[id]?.hosting.graph else { continue }
      if let deadline = graph.nextDeadline { next = min(next ?? deadline, deadline) }
      if let nextDate = graph.nextDate {
        let deadline = now.advanced(bySeconds: max(0, nextDate.timeIntervalSince(date)))
        next = min(next ?? deadline, deadline)
      }
    }
    return next
  }

  // MARK: Drawing

  /// Brings views up to date, and has drawn what differs where it is seen.
  ///
  /// Views of covered screens are asked, too: what they say to the screens above them counts.
  func update() {
    takeDrawings()
    for screen in screensToUpdate {
      guard let graph = screen.hosting.graph else { continue }
      screen.content = graph.update()
      publish(screen)
    }
    sweep()
    watchPictures()
    requestDrawings()
    sendCommands()
  }

  private var screensToUpdate: [StagedScreen] {
    let covered = stack.filter { !visible.contains($0) }.compactMap { screens[$0] }
    return covered + seenScreens
  }

  /// The screens that are on the glass, or about to be.
  private var seenScreens: [StagedScreen] {
    let awaited = screens.values.filter { $0.isAwaited && !visible.contains($0.id) }
    return visible.compactMap { screens[$0] } + awaited.sorted { $0.id < $1.id }
  }

  /// The screens that have to be drawn: not the covered ones, whose pictures memory may not hold.
  private var screensToDraw: [StagedScreen] {
    let ordered = screens.values.filter { screen in
      screen.isOrdered && !screen.isAwaited && !visible.contains(screen.id)
    }
    return (seenScreens + ordered).filter(\.needsDrawing)
  }

  private func requestDrawings() {
    guard let panel else { return }
    // What has no picture comes first, then what has waited longest: one screen that changes all the
    // time must not keep the others waiting.
    let screens = screensToDraw.sorted { one, other in
      let (hasOne, hasOther) = (one.drawing != nil, other.drawing != nil)
      return hasOne == hasOther ? one.lastDrawing < other.lastDrawing : hasOther
    }
    worker.request(
      screens.compactMap { screen in
        screen.content.map {
          DrawingRequest(
            id: screen.id, content: $0, panel: panel, generation: generation,
            former: screen.drawing)
        }
      })
  }

  /// Takes note of what the worker has drawn.
  func takeDrawings() {
    for answer in worker.takeAnswers() where answer.generation == generation {
      guard let screen = screens[answer.id] else { continue }
      drawingCount += 1
      screen.drawing = answer.drawing
      screen.lastDrawing = drawingCount
      screen.isOrdered = false
    }
    sendCommands()
  }

  /// Tells the loop what views have asked for; a push, once its picture is there.
  func sendCommands() {
    while let command = commands.first {
      if case .push(let id, _, _) = command, let screen = screens[id] {
        guard let drawing = screen.drawing else { return }
        link.answers.send(.push(id, drawing.picture, generation: generation))
        commands.removeFirst()
      } else {
        link.answers.send(commands.removeFirst())
      }
    }
  }

  // MARK: Replays

  /// Whether nothing is under way that a replay has to wait for.
  var isSettled: Bool {
    commands.isEmpty && screensToDraw.isEmpty
  }

  /// Whether a replay waits.
  var isSettling: Bool { settling != nil }

  /// Answers the replay.
  func settle() {
    guard let settling else { return }
    self.settling = nil
    link.answers.send(.settled(settling, nextDeadline: nextDeadline(from: time)))
  }
}
