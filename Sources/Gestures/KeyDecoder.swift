/// From the events of one keyboard, remote control or box of buttons to presses of keys.
///
/// Cases:
/// 1. A key acts when it goes down; its lift does nothing. One that means nothing is a press all the
///    same, because it wakes a panel.
/// 2. A key that is held repeats where that is of use: Tab and the arrows up and down. Everything else
///    would go through all screens while somebody leans on the keyboard.
/// 3. A key that was down before the first event, or whose press was lost (`SYN_DROPPED`), does nothing
///    until it goes down again; so does Shift.
///
/// Not handled: Control, Alt and the like, with which a key means the same; Shift of another keyboard.
///
/// Nothing is allocated for an event.
public struct KeyDecoder: Sendable {
  private var leftShiftIsDown = false
  private var rightShiftIsDown = false
  /// The key that went down last: the kernel repeats no other.
  private var held: UInt16?
  private var isDiscarding = false

  /// Makes a decoder for a device whose keys were all pressed by nobody.
  public init() {}

  /// Takes in one event of the device; nil where it is no press of a key.
  public mutating func receive(_ event: EvdevEvent) -> KeyPress? {
    if event.type == EventType.synchronization {
      receiveMarker(event.code)
      return nil
    }
    guard event.type == EventType.key, !isDiscarding else { return nil }
    let isDown = event.value == 1
    let isHeld = event.value == 2
    switch event.code {
    case KeyCode.leftShift: leftShiftIsDown = isDown || isHeld && leftShiftIsDown
    case KeyCode.rightShift: rightShiftIsDown = isDown || isHeld && rightShiftIsDown
    default: return press(event)
    }
    return isDown ? KeyPress(key: nil, time: event.time) : nil
  }

  /// What is missing may be any lift: nothing counts as held any more.
  private mutating func receiveMarker(_ code: UInt16) {
    switch code {
    case EventCode.dropped:
      self = KeyDecoder()
      isDiscarding = true
    case EventCode.report: isDiscarding = false
    default: break
    }
  }

  private mutating func press(_ event: EvdevEvent) -> KeyPress? {
    switch event.value {
    case 1: held = event.code
    case 2 where held == event.code: break
    default:
      if held == event.code { held = nil }
      return nil
    }
    var key = Self.key(of: event.code)
    if key == .tab, leftShiftIsDown || rightShiftIsDown { key = .backTab }
    let isRepeat = event.value == 2
    if isRepeat, !Self.repeats(key) { return nil }
    return KeyPress(key: key, isRepeat: isRepeat, time: event.time)
  }

  private static func repeats(_ key: Key?) -> Bool {
    switch key {
    case .tab, .backTab, .up, .down: true
    case .left, .right, .escape, .home, .enter, .space, nil: false
    }
  }

  /// What a code of the kernel's means; nil where nothing.
  public static func key(of code: UInt16) -> Key? {
    switch code {
    case KeyCode.left: .left
    case KeyCode.right: .right
    case KeyCode.up: .up
    case KeyCode.down: .down
    case KeyCode.escape, KeyCode.back, KeyCode.exit: .escape
    case KeyCode.home, KeyCode.homepage: .home
    case KeyCode.tab: .tab
    case KeyCode.enter, KeyCode.keypadEnter, KeyCode.ok, KeyCode.select: .enter
    case KeyCode.space: .space
    default: nil
    }
  }
}
