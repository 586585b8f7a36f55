import FuzzTargets
import Geometry
import Gestures
import Navigation

/// A navigator that random steps are played on.
final class RandomKiosk {
  private let navigator: CheckedNavigator
  private var nextID: Int32 = 0
  private var positions: [(x: Int32, y: Int32)] = Array(repeating: (0, 0), count: 3)
  private var isDown = [false, false, false]

  /// The first thing that did not hold.
  var complaint: String? { navigator.complaint }

  init(rotation: Rotation, layoutDirection: LayoutDirection, crossFades: Bool) {
    let axis = AxisRange(minimum: 0, maximum: 1000)
    navigator = CheckedNavigator(
      axes: TouchscreenAxes(contactProtocol: .slots(count: 3), x: axis, y: axis),
      rotation: rotation, layoutDirection: layoutDirection, crossFades: crossFades)
  }

  /// Plays the steps, lifts everything, and waits 0.4 s.
  func play(_ steps: some Sequence<RandomStep>) {
    for step in steps {
      take(step)
      navigator.check()
      if complaint != nil { return }
    }
    for slot in isDown.indices { take(.up(slot: slot)) }
    navigator.finish()
  }

  private func take(_ step: RandomStep) {
    navigator.pass(milliseconds: 4)
    let controller = navigator.controller
    let now = navigator.now
    switch step {
    case .down(let slot, let x, let y):
      guard !isDown[slot] else { return }
      isDown[slot] = true
      positions[slot] = (x, y)
      send(slot, (EventCode.trackingID, newID()))
      report(slot)
    case .move(let slot, let dx, let dy): move(slot, dx, dy)
    case .stroke(let slot, let dx, let count):
      for _ in 0..<count {
        navigator.pass(milliseconds: 8)
        move(slot, dx, 0)
      }
    case .up(let slot):
      guard isDown[slot] else { return }
      isDown[slot] = false
      send(slot, (EventCode.trackingID, -1))
      report(nil)
    case .replace(let slot):
      guard isDown[slot] else { return }
      send(slot, (EventCode.trackingID, newID()))
      report(slot)
    case .palm(let slot):
      send(slot, (EventCode.toolType, 2))
      report(nil)
      send(slot, (EventCode.toolType, 0))
    case .hover(let slot, let distance):
      send(slot, (EventCode.distance, distance))
      report(nil)
    case .dropped:
      deliver(EventType.synchronization, EventCode.dropped, 0)
      report(nil)
    case .removeDevice:
      isDown = [false, false, false]
      navigator.removeDevice()
    case .wait(let milliseconds):
      navigator.pass(milliseconds: milliseconds)
      navigator.advance()
    case .push(let index): controller.pushScreen(navigator.screens[index], at: now)
    case .pop: controller.popScreen(at: now)
    case .popToRoot: controller.popToRootScreen(at: now)
    case .allow(let push, let pop):
      controller.topScreen.allowsPush = push
      controller.topScreen.allowsPop = pop
    case .setStack(let depth):
      controller.setStack(Array(navigator.screens.prefix(depth)), at: now)
    }
  }

  // MARK: The panel

  private func newID() -> Int32 {
    nextID += 1
    return nextID
  }

  private func move(_ slot: Int, _ dx: Int32, _ dy: Int32) {
    guard isDown[slot] else { return }
    positions[slot].x = min(max(positions[slot].x + dx, 0), 1000)
    positions[slot].y = min(max(positions[slot].y + dy, 0), 1000)
    report(slot)
  }

  private func send(_ slot: Int, _ values: (UInt16, Int32)...) {
    deliver(EventType.absolute, EventCode.slot, Int32(slot))
    for (code, value) in values { deliver(EventType.absolute, code, value) }
  }

  private func report(_ slot: Int?) {
    if let slot {
      send(slot, (EventCode.positionX, positions[slot].x), (EventCode.positionY, positions[slot].y))
    }
    deliver(EventType.synchronization, EventCode.report, 0)
  }

  private func deliver(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    navigator.receive(EvdevEvent(time: navigator.now, type: type, code: code, value: value))
  }
}
