/// From the events of one keyboard to the consoles that are chosen on it, by Control, Alt and a key of
/// F1 to F12.
///
/// Cases:
/// 1. The function key counts when it goes down; held, it does not repeat.
/// 2. Control and Alt count while they are held, on either side of the keyboard.
/// 3. What was down before the first event, or whose press was lost (`SYN_DROPPED`), does not count.
///
/// Nothing is allocated for an event.
public struct ConsoleKeyDecoder: Sendable {
  /// Which of the two Controls and of the two Alts are down.
  private struct Modifiers: OptionSet {
    var rawValue: UInt8

    static let leftControl = Modifiers(rawValue: 1)
    static let rightControl = Modifiers(rawValue: 2)
    static let leftAlt = Modifiers(rawValue: 4)
    static let rightAlt = Modifiers(rawValue: 8)

    static let control: Modifiers = [leftControl, rightControl]
    static let alt: Modifiers = [leftAlt, rightAlt]
  }

  private var modifiers: Modifiers = []
  private var isDiscarding = false

  /// Makes a decoder for a keyboard whose keys were all pressed by nobody.
  public init() {}

  /// Takes in one event of the keyboard; the number of a console, 1...12, where it chooses one.
  public mutating func receive(_ event: EvdevEvent) -> Int? {
    if event.type == EventType.synchronization {
      receiveMarker(event.code)
      return nil
    }
    guard event.type == EventType.key, !isDiscarding else { return nil }
    if let modifier = Self.modifier(of: event.code) {
      switch event.value {
      case 0: modifiers.remove(modifier)
      case 1: modifiers.insert(modifier)
      default: break
      }
      return nil
    }
    guard event.value == 1, !modifiers.isDisjoint(with: .control), !modifiers.isDisjoint(with: .alt)
    else { return nil }
    return Self.console(of: event.code)
  }

  /// What is missing may be any lift: nothing counts as held any more.
  private mutating func receiveMarker(_ code: UInt16) {
    switch code {
    case EventCode.dropped:
      modifiers = []
      isDiscarding = true
    case EventCode.report: isDiscarding = false
    default: break
    }
  }

  private static func modifier(of code: UInt16) -> Modifiers? {
    switch code {
    case KeyCode.leftControl: .leftControl
    case KeyCode.rightControl: .rightControl
    case KeyCode.leftAlt: .leftAlt
    case KeyCode.rightAlt: .rightAlt
    default: nil
    }
  }

  private static func console(of code: UInt16) -> Int? {
    switch code {
    case KeyCode.f1...KeyCode.f10: Int(code - KeyCode.f1) + 1
    case KeyCode.f11: 11
    case KeyCode.f12: 12
    default: nil
    }
  }
}
