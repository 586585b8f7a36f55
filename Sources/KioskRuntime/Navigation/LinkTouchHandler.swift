internal import Configuration
package import Geometry
internal import Gestures
package import Navigation

/// Makes taps on the links of configured screens push and pop.
package final class LinkTouchHandler: ContentTouchHandler {
  private struct Target: Hashable, Sendable {
    let screen: String
    let index: Int
  }

  /// Keeps this handler, not the other way round.
  private unowned let source: any ScreenSource
  private var taps: TapRecognizer<Target>

  /// Makes a handler for screens of one size.
  ///
  /// - Parameters:
  ///   - source: Finds the screens that links name; not kept alive.
  ///   - scale: The logical screen's point.
  package init(source: any ScreenSource, scale: PointScale) {
    self.source = source
    taps = TapRecognizer(scale: scale)
  }

  /// Follows one contact; a tap on a link navigates at the moment of the lift.
  package func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController) {
    guard let screen = touch.screen as? ConfiguredScreen else { return }
    switch touch.phase {
    case .began:
      let target = link(at: touch.location, on: screen, of: controller.screenSize)
      taps.began(touch.contact, at: touch.location, on: target, isAlone: touch.isAlone)
    case .moved:
      taps.moved(touch.contact, to: touch.location)
    case .cancelled:
      taps.cancelled(touch.contact)
    case .ended:
      let target = link(at: touch.location, on: screen, of: controller.screenSize)
      // A ghost that moved meanwhile is a second finger.
      guard let tapped = taps.ended(touch.contact, at: touch.location, on: target), touch.isAlone,
        controller.topScreen === screen
      else { return }
      follow(screen.configuration.links[tapped.index].action, in: controller, at: touch.time)
    }
  }

  private func link(at location: Point, on screen: ConfiguredScreen, of size: PixelSize) -> Target?
  {
    screen.configuration.links
      .firstIndex { $0.area.contains(location, onScreenOf: size) }
      .map { Target(screen: screen.name, index: $0) }
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
