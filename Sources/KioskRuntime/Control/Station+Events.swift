internal import ControlProtocol
package import Navigation

/// What a station tells whoever watches.
extension Station: NavigationObserver {
  /// Tells of the stack.
  package func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    context.events.tell(
      .navigation, event.kind.rawValue, of: outputName, stack: controller.stack.map(\.name),
      at: event.time)
  }

  /// Tells how far it is asleep, where that has changed; asked in every turn.
  func tellOfSleep() {
    let asleep = asleep
    guard asleep != toldSleep else { return }
    toldSleep = asleep
    context.events.tell(.sleep, asleep.rawValue, of: outputName)
  }

  /// Has the touch feed tell of touchscreens.
  func tellOfTouch() {
    touch.tell = { [weak self] event, detail in
      guard let self else { return }
      context.events.tell(.touch, event, of: outputName, detail: detail)
    }
  }
}
