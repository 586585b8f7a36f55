internal import Configuration
package import Geometry
internal import Gestures
package import Navigation

/// Makes taps on configured screens push and pop.
///
/// Taps are on links, or on the buttons that do what swipes do; the keys of a keyboard go through the
/// links.
package final class LinkTouchHandler: ContentTouchHandler {
  private enum Target: Hashable, Sendable {
    case link(screen: String, index: Int)
    case button(screen: String, NavigationAffordance)
  }

  /// Keeps this handler, not the other way round.
  private unowned let source: any ScreenSource
  private let buttons: AffordanceLayout?
  private var taps: TapRecognizer<Target>
  private var focus = LinkFocus()

  /// Makes a handler for screens of one size.
  ///
  /// - Parameters:
  ///   - source: Finds the screens that links name; not kept alive.
  ///   - scale: The logical screen's point.
  ///   - buttons: Where buttons are that do what swipes do; nil where there are none.
  package init(
    source: any ScreenSource, scale: PointScale, buttons: AffordanceLayout? = nil
  ) {
    self.source = source
    self.buttons = buttons
    taps = TapRecognizer(scale: scale)
  }

  /// Follows one contact; a tap on a link navigates at the moment of the lift.
  package func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController) {
    guard let screen = touch.screen as? ConfiguredScreen else { return }
    switch touch.phase {
    case .began:
      focus.leave()
      let target = target(at: touch.location, on: screen, of: controller.screenSize)
      taps.began(touch.contact, at: touch.location, on: target, isAlone: touch.isAlone)
    case .moved:
      taps.moved(touch.contact, to: touch.location)
    case .cancelled:
      taps.cancelled(touch.contact)
    case .ended:
      let target = target(at: touch.location, on: screen, of: controller.screenSize)
      // A ghost that moved meanwhile is a second finger, and one that lifts is nobody's tap.
      guard let tapped = taps.ended(touch.contact, at: touch.location, on: target), touch.isAlone,
        controller.topScreen === screen
      else { return }
      switch tapped {
      case .link(_, let index):
        follow(screen.configuration.links[index].action, in: controller, at: touch.time)
      case .button(_, let affordance):
        controller.performSwipe(affordance.operation, at: touch.time)
      }
    }
  }

  /// Goes to the next link, or follows the one that has the focus.
  package func handle(_ key: ContentKey, in controller: InteractivePushNavigationController) {
    guard let screen = key.screen as? ConfiguredScreen else { return }
    switch key.key {
    case .tab: focus.move(backwards: false, on: screen)
    case .backTab: focus.move(backwards: true, on: screen)
    case .enter, .space:
      guard let index = focus.index(on: screen) else { return }
      follow(screen.configuration.links[index].action, in: controller, at: key.time)
    default: break
    }
  }

  /// The area of the link that has the focus of keys on a screen; nil where none has.
  func focusedArea(on screen: ConfiguredScreen) -> UnitRect? {
    focus.index(on: screen).map { screen.configuration.links[$0].area }
  }

  /// What is under a finger: buttons lie above links.
  private func target(at location: Point, on screen: ConfiguredScreen, of size: PixelSize)
    -> Target?
  {
    if let buttons {
      for affordance in NavigationAffordance.shown(on: screen, root: source.root)
      where buttons.area(of: affordance).contains(location, onScreenOf: size) {
        return .button(screen: screen.name, affordance)
      }
    }
    return screen.configuration.links
      .firstIndex { $0.area.contains(location, onScreenOf: size) }
      .map { .link(screen: screen.name, index: $0) }
  }

  private func follow(
    _ action: ScreenLink.Action, in controller: InteractivePushNavigationController,
    at time: Instant
  ) {
    switch action {
    case .push(let name):
      if let screen = source.screen(named: name) { controller.pushScreen(screen, at: time) }
    case .pop:
      controller.popScreen(at: time)
    case .popToRoot:
      controller.popToRootScreen(at: time)
    }
  }
}
