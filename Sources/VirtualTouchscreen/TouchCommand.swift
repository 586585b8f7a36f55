/// One line of a script for a virtual touchscreen, in the units of the device's axes.
///
/// ```
/// plug NAME XMAX YMAX      a touchscreen appears, with axes from 0 and ten slots
/// down SLOT X Y            a finger lands
/// move SLOT X Y            it moves
/// up SLOT                  it lifts
/// tool SLOT TYPE           the kernel's MT_TOOL_ number: 0 is a finger, 2 a palm
/// wait MILLISECONDS        nothing happens, counted from the last event
/// unplug                   the touchscreen vanishes, whatever lies on it
/// ```
///
/// Each line is a frame of its own: it ends with a `SYN_REPORT`.
package enum TouchCommand: Hashable, Sendable {
  /// A touchscreen appears.
  case plug(name: String, maximumX: Int32, maximumY: Int32)
  /// A finger lands.
  case down(slot: Int32, x: Int32, y: Int32)
  /// A finger moves.
  case move(slot: Int32, x: Int32, y: Int32)
  /// A finger lifts.
  case up(slot: Int32)
  /// What touches turns out to be something else.
  case tool(slot: Int32, type: Int32)
  /// Nothing happens for some milliseconds after the last event.
  case wait(milliseconds: Int32)
  /// The touchscreen vanishes.
  case unplug

  /// Reads one line; nil where it is no command.
  package init?(parsing line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard let verb = words.first else { return nil }
    if verb == "plug" {
      guard words.count == 4, let maximumX = Int32(words[2]), let maximumY = Int32(words[3])
      else { return nil }
      self = .plug(name: String(words[1]), maximumX: maximumX, maximumY: maximumY)
      return
    }
    let numbers = words.dropFirst().compactMap { Int32($0) }
    guard numbers.count == words.count - 1 else { return nil }
    switch (verb, numbers.count) {
    case ("down", 3): self = .down(slot: numbers[0], x: numbers[1], y: numbers[2])
    case ("move", 3): self = .move(slot: numbers[0], x: numbers[1], y: numbers[2])
    case ("up", 1): self = .up(slot: numbers[0])
    case ("tool", 2): self = .tool(slot: numbers[0], type: numbers[1])
    case ("wait", 1): self = .wait(milliseconds: numbers[0])
    case ("unplug", 0): self = .unplug
    default: return nil
    }
  }
}
