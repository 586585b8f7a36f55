internal import Composition
internal import Configuration
internal import Geometry
internal import Gestures
internal import KioskRuntime
internal import LinuxIO
internal import Navigation
internal import Pictures
internal import Views

/// The screens of an application: its views, and the pictures that a configuration adds.
///
/// It lives on the navigator's thread, and knows views only by what the stage says of them.
final class AppScreens: ScreenSource {
  let link: StageLink
  let hosted: HostedScreens
  /// Whose time the screens keep.
  private let time: ScreenTime
  let configuration: KioskConfiguration
  /// The configuration's screens, where it describes any.
  let pictures: PictureScreens?
  /// The size that views are laid out for, in points; nil where they take any.
  private let designSize: CGSize?
  /// The screen at the bottom of the stack.
  let root: Navigation.Screen

  /// The controller it stands by.
  weak var controller: InteractivePushNavigationController?
  var links: LinkTouchHandler?
  private(set) var panel: StagePanel?
  /// What stands in for light and dark screens that have not been drawn yet.
  private var placeholders: [Bool: PixelBuffer] = [:]
  private var layers: [Layer] = []
  private var shown: (stack: [ScreenID], visible: [ScreenID]) = ([], [])
  /// Both the stage's answers and the pictures that were decoded.
  private let arrivals: DescriptorSet
  /// The buttons that screens were told to show.
  private var offered: [ScreenID: Affordances] = [:]
  /// What views asked for while there was no display, and so no stack.
  private var postponed: [StageAnswer] = []
  /// The last time that views were asked whether they answer, and that they did.
  private var (asked, answered) = (0, 0)
  private var settleCount = 0
  private var settled = 0
  /// When the stage next changes something by itself; known in replays only.
  private(set) var nextDeadline: Instant?

  /// Stands for the screens of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Checked; without screens the root is the program's own.
  ///   - pictures: Its screens, where it describes any.
  ///   - designSize: The size that views are laid out for, in points; nil where they take any.
  ///   - link: Leads to the stage.
  ///   - hosted: The screens of views that there are already.
  ///   - former: What it replaces: its pictures are shown until they are drawn again.
  ///   - time: Whose time the screens keep.
  init(
    _ configuration: KioskConfiguration, pictures: PictureScreens?, designSize: CGSize?,
    link: StageLink, hosted: HostedScreens, replacing former: AppScreens?, in time: ScreenTime
  ) throws(SystemError) {
    panel = former?.panel
    self.time = time
    self.configuration = configuration
    self.pictures = pictures
    self.designSize = designSize
    self.link = link
    self.hosted = hosted
    guard let root = pictures?.root ?? hosted.screen(.root) else {
      preconditionFailure("the program's own root is always there")
    }
    self.root = root
    arrivals = try DescriptorSet(
      [link.answers.descriptor] + (pictures.map { [$0.descriptor] } ?? []))
    var table: [ScreenID: String] = [:]
    for screen in configuration.screens {
      if case .view(let name) = screen.content { table[.configured(screen.name)] = name }
    }
    link.requests.send(.configure(table))
  }

  /// Which screen of views a screen of the navigator is; nil for a picture.
  func id(of screen: Navigation.Screen) -> ScreenID? {
    if let screen = screen as? ViewScreen { return screen.id }
    guard let screen = screen as? ConfiguredScreen, case .view = screen.configuration.content
    else { return nil }
    return .configured(screen.name)
  }

  func screen(named name: String) -> Navigation.Screen? {
    pictures?.screen(named: name) ?? hosted.screen(named: name)
  }

  // MARK: The panel

  func attach(to controller: InteractivePushNavigationController, on panel: Panel) {
    self.controller = controller
    // The configuration's pictures would take the touches; here they are handed on to its links.
    pictures?.attach(to: controller, on: panel)
    links = LinkTouchHandler(
      source: self, scale: panel.pointScale, buttons: pictures?.buttons(on: panel))
    controller.contentTouchHandler = self
    let new = StagePanel(panel, configuration: configuration, designSize: designSize)
    if new != self.panel {
      placeholders.removeAll()
      hosted.beginGeneration(keepsPictures: new.panel == self.panel?.panel)
      self.panel = new
      link.requests.send(.adopt(new, generation: hosted.generation, time))
    }
    shown = ([], [])
    showStack()
    // What was asked for in the meantime can be done now.
    if !postponed.isEmpty { link.answers.wake() }
  }

  /// Tells the stage which screens are on the stack and on the glass, where that has changed.
  private func showStack() {
    guard let controller else { return }
    controller.layers(into: &layers)
    let stack = controller.stack.compactMap { id(of: $0) }
    var visible = layers.compactMap { id(of: $0.screen) }
    if let top = id(of: controller.topScreen), !visible.contains(top) { visible.append(top) }
    if stack != shown.stack || visible != shown.visible {
      shown = (stack, visible)
      link.requests.send(.show(stack: stack, visible: visible))
    }
    if configuration.accessibility.affordances { offerAffordances() }
  }

  /// Tells the stage which buttons the screens that are seen show.
  private func offerAffordances() {
    for layer in layers {
      guard let id = id(of: layer.screen) else { continue }
      let shown = NavigationAffordance.shown(on: layer.screen, root: root)
      let affordances = Affordances(
        showsBack: shown.contains(.back), showsForward: shown.contains(.forward))
      guard offered[id] != affordances else { continue }
      offered[id] = affordances
      link.requests.send(.offer(id, affordances))
    }
  }

  // MARK: Pictures

  func prepare(needed: [Navigation.Screen], likely: [Navigation.Screen]) {
    showStack()
    let ids = needed.compactMap { id(of: $0) }
    hosted.pin(ids)
    let missing = ids.filter { hosted.picture(of: $0) == nil }
    if !missing.isEmpty { link.requests.send(.draw(missing)) }
    pictures?.prepare(
      needed: needed.filter { id(of: $0) == nil && !($0 is ViewScreen) },
      likely: likely.filter { id(of: $0) == nil && !($0 is ViewScreen) })
  }

  func picture(of screen: Navigation.Screen) -> PixelBuffer {
    guard let id = id(of: screen) else {
      return pictures?.picture(of: screen) ?? placeholder(isDark: false)
    }
    return hosted.picture(of: id) ?? placeholder(isDark: hosted.isDark(id))
  }

  /// What stands in for a screen that has not been drawn yet: the colour that views lie on.
  private func placeholder(isDark: Bool) -> PixelBuffer {
    if let placeholder = placeholders[isDark] { return placeholder }
    guard let panel = panel?.panel else {
      preconditionFailure("a source is attached before it is asked for pictures")
    }
    let white = Composition.Color(red: 255, green: 255, blue: 255)
    let color = isDark ? Composition.Color.black : white
    let picture = PictureDecoder(
      panel: panel.size, rotation: panel.rotation, format: panel.format
    ).fill(with: color)
    placeholders[isDark] = picture
    return picture
  }

  func isFinished(_ screen: Navigation.Screen) -> Bool {
    guard let id = id(of: screen) else { return pictures?.isFinished(screen) ?? true }
    return hosted.picture(of: id) != nil
  }

  func destinations(linkedFrom screen: Navigation.Screen) -> [Navigation.Screen] {
    pictures?.destinations(linkedFrom: screen) ?? []
  }

  var problems: [String] { pictures?.problems ?? [] }

  // MARK: What the stage says

  var descriptor: Int32 { arrivals.descriptor }

  func takeFinished(at now: Instant) -> Bool {
    link.answers.lower()
    var isChanged = false
    if controller != nil {
      for answer in postponed { _ = take(answer, at: now) }
      postponed.removeAll()
    }
    var isStackInDoubt = false
    while let answer = link.answers.take() {
      // Pictures come with every frame of what moves; nothing else is looked at for them.
      if case .picture = answer {} else { isStackInDoubt = true }
      if take(answer, at: now) { isChanged = true }
    }
    if pictures?.takeFinished(at: now) ?? false { isChanged = true }
    if isStackInDoubt { showStack() }
    return isChanged
  }

  private func take(_ answer: StageAnswer, at now: Instant) -> Bool {
    switch answer {
    case .facts(let facts): adopt(facts)
    case .forget(let id): forget(id)
    case .picture(let id, let picture, let generation):
      return hosted.keep(picture, of: id, generation: generation)
    case .push, .pop, .popToRoot: navigate(answer, at: now)
    case .perform(let swipe): controller?.performSwipe(swipe == .push ? .push : .pop, at: now)
    case .alive(let number): answered = number
    case .settled(let number, let deadline):
      settled = number
      nextDeadline = deadline
    }
    return false
  }

  /// Does what a view has asked for, or keeps it until there is a stack.
  private func navigate(_ answer: StageAnswer, at now: Instant) {
    guard let controller else {
      postponed.append(answer)
      return
    }
    switch answer {
    case .push(let id, let picture, let generation):
      if let picture { hosted.hold(picture, of: id, generation: generation) }
      if let screen = hosted.screen(id) { controller.pushScreen(screen, at: now) }
      showStack()
      link.requests.send(.pushed(id))
    case .pop: controller.popScreen(at: now)
    case .popToRoot: controller.popToRootScreen(at: now)
    default: break
    }
  }

  /// Forgets a screen, unless it is on the stack or on the glass after all.
  private func forget(_ id: ScreenID) {
    showStack()
    guard !shown.stack.contains(id), !shown.visible.contains(id) else { return }
    hosted.forget(id)
    offered[id] = nil
    link.requests.send(.forgotten(id))
  }

  /// Whether views have answered since they were last asked; they are asked again.
  func isResponsive() -> Bool {
    guard answered == asked else { return false }
    asked += 1
    link.requests.send(.areYouAlive(asked))
    return true
  }

  private func adopt(_ facts: ScreenFacts) {
    guard case .configured(let name) = facts.id else { return hosted.adopt(facts) }
    guard let screen = pictures?.screen(named: name) as? ConfiguredScreen else { return }
    // What the configuration says about a screen's swipes wins over what its views say.
    let description = screen.configuration
    let push = description.push.flatMap { self.screen(named: $0) }
    hosted.apply(facts, to: screen)
    screen.interactivePushDestination = push ?? screen.interactivePushDestination
    screen.allowsPush = description.allowsPush && facts.allowsPush
    screen.allowsPop = description.allowsPop && facts.allowsPop
    screen.excludedAreas = description.excluded + facts.excludedAreas
  }

  // MARK: Replays

  // Time passes by itself on the stage; `finish`, which always follows, says how far.

  func finish(at now: Instant) {
    pictures?.finish(at: now)
    settle(at: now)
  }

  /// Waits until the stage has done everything up to a moment.
  private func settle(at now: Instant) {
    showStack()
    settleCount += 1
    link.requests.send(.settle(settleCount, at: now))
    while settled < settleCount {
      link.answers.wait()
      _ = takeFinished(at: now)
    }
  }
}
