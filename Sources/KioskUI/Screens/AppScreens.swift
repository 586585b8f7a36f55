internal import Composition
internal import Configuration
internal import Geometry
internal import KioskRuntime
internal import LinuxIO
internal import Navigation
internal import Views

/// The screens of an application: its views, and the pictures that a configuration adds.
///
/// It lives on the navigator's thread, and knows views only by what the stage says of them.
final class AppScreens: ScreenSource {
  let lease: StageLease
  var link: StageLink { lease.link }
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
  var placeholders: [Bool: PixelBuffer] = [:]
  private var layers: [Layer] = []
  private(set) var shown: (stack: [ScreenID], visible: [ScreenID]) = ([], [])
  /// Both the stage's answers and the pictures that were decoded.
  let arrivals: DescriptorSet
  /// The buttons that screens were told to show.
  var offered: [ScreenID: Affordances] = [:]
  /// What views asked for while there was no display, and so no stack.
  var postponed: [StageAnswer] = []
  /// The last time that views were asked whether they answer, and that they did.
  var (asked, answered) = (0, 0)
  private var settleCount = 0
  var settled = 0
  /// Whether the stage was told something since it was last asked to settle.
  private var isStageTold = false
  /// When the stage next changes something by itself; known in replays only.
  var nextDeadline: Instant?

  /// Stands for the screens of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Checked; without screens the root is the program's own.
  ///   - pictures: Its screens, where it describes any.
  ///   - designSize: The size that views are laid out for, in points; nil where they take any.
  ///   - lease: Leads to the stage.
  ///   - hosted: The screens of views that there are already.
  ///   - former: What it replaces: its pictures are shown until they are drawn again.
  ///   - time: Whose time the screens keep.
  init(
    _ configuration: KioskConfiguration, pictures: PictureScreens?, designSize: CGSize?,
    lease: StageLease, hosted: HostedScreens, replacing former: AppScreens?, in time: ScreenTime
  ) throws(SystemError) {
    panel = former?.panel
    self.time = time
    self.configuration = configuration
    self.pictures = pictures
    self.designSize = designSize
    self.lease = lease
    let link = lease.link
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

  /// Tells the stage what it has to know or do.
  func tell(_ request: StageRequest) {
    isStageTold = true
    link.requests.send(request)
  }

  func clockChanged() {
    // Each turn of the stage looks at the clock.
    link.requests.wake()
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
      tell(.adopt(new, generation: hosted.generation, time))
    }
    shown = ([], [])
    showStack()
    // What was asked for in the meantime can be done now.
    if !postponed.isEmpty { link.answers.wake() }
  }

  /// Tells the stage which screens are on the stack and on the glass, where that has changed.
  func showStack() {
    guard let controller else { return }
    controller.layers(into: &layers)
    let stack = controller.stack.compactMap { id(of: $0) }
    var visible = layers.compactMap { id(of: $0.screen) }
    if let top = id(of: controller.topScreen), !visible.contains(top) { visible.append(top) }
    if stack != shown.stack || visible != shown.visible {
      shown = (stack, visible)
      tell(.show(stack: stack, visible: visible))
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
      tell(.offer(id, affordances))
    }
  }

  // MARK: Replays

  // Time passes by itself on the stage; `finish`, which always follows, says how far.

  func finish(at now: Instant) {
    pictures?.finish(at: now)
    settle(at: now)
  }

  /// Waits until the stage has done everything up to a moment, also what its answers lead to.
  private func settle(at now: Instant) {
    showStack()
    repeat {
      isStageTold = false
      settleCount += 1
      link.requests.send(.settle(settleCount, at: now))
      while settled < settleCount {
        link.answers.wait()
        _ = takeFinished(at: now)
      }
    } while isStageTold
  }
}
