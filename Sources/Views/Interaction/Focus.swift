internal import Geometry

/// The control that keys press, and the way from one to the next.
///
/// It is shown as long as keys are used; a touch ends that, and the next Tab begins at the first
/// control again. The way is that of reading: the order of the views. From the last control it leads
/// to the first.
@MainActor
struct Focus {
  private struct Stop {
    let control: Control
    let node: LayoutNode
  }

  private let root: LayoutNode
  private var current: Stop?

  init(in root: LayoutNode) { self.root = root }

  /// The control that keys press; nil where there is none.
  var control: Control? { stop?.control }

  /// The place of the control that keys press.
  var node: LayoutNode? { stop?.node }

  /// A control that was disabled or has left its screen has lost its focus.
  private var stop: Stop? { current.flatMap { $0.control.isFocused ? $0 : nil } }

  /// Goes to the next control, or to the one before; false where there are none.
  mutating func move(forwards: Bool) -> Bool {
    var stops: [Stop] = []
    Self.collect(below: root, into: &stops)
    guard !stops.isEmpty else { return false }
    let former = control.flatMap { control in stops.firstIndex { $0.control === control } }
    let next =
      switch (former, forwards) {
      case (nil, true): 0
      case (nil, false): stops.count - 1
      case (let index?, true): (index + 1) % stops.count
      case (let index?, false): (index + stops.count - 1) % stops.count
      }
    end()
    current = stops[next]
    stops[next].control.isFocused = true
    return true
  }

  /// Keys are not used any more.
  mutating func end() {
    current?.control.isFocused = false
    current = nil
  }

  private static func collect(below node: LayoutNode, into stops: inout [Stop]) {
    switch node.touchRole {
    case .passing: return
    case .control(let control):
      let isNew = stops.last?.control !== control
      if control.isEnabled, control.isFocusable, isNew, !node.bounds.isEmpty {
        stops.append(Stop(control: control, node: node))
      }
    case .scroll, .shape, .swipeExclusion, nil: break
    }
    switch node.effect {
    case .opacity(0): return
    default: for child in node.children { collect(below: child, into: &stops) }
    }
  }
}
