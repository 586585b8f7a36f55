/// One line of a script for a virtual touchscreen, in the units of the device's axes.
///
/// ```
/// plug FILE                the touchscreen that an evemu recording describes appears
/// play FILE                it sends what a recording holds, at the times it had
/// down SLOT X Y            a finger lands
/// move SLOT X Y            it moves
/// up SLOT                  it lifts
/// wait MILLISECONDS        nothing happens, counted from the last event
/// unplug                   the touchscreen vanishes, whatever lies on it
/// ```
///
/// A finger's line is a frame of its own and ends with a `SYN_REPORT`. Fingers speak protocol B;
/// other touchscreens play recordings.
package enum TouchCommand: Hashable, Sendable {
  /// A touchscreen appears.
  case plug(file: String)
  /// The touchscreen sends what a recording holds.
  case play(file: String)
  /// A finger lands.
  case down(slot: Int32, x: Int32, y: Int32)
  /// A finger moves.
  case move(slot: Int32, x: Int32, y: Int32)
  /// A finger lifts.
  case up(slot: Int32)
  /// Nothing happens for some milliseconds after the last event.
  case wait(milliseconds: Int32)
  /// The touchscreen vanishes.
  case unplug

  /// Reads one line; nil where it is no command.
  package init?(parsing line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard let verb = words.first else { return nil }
    switch (verb, words.count) {
    case ("plug", 2):
      self = .plug(file: String(words[1]))
      return
    case ("play", 2):
      self = .play(file: String(words[1]))
      return
    default: break
    }
    let numbers = words.dropFirst().compactMap { Int32($0) }
    guard numbers.count == words.count - 1 else { return nil }
    switch (verb, numbers.count) {
    case ("down", 3): self = .down(slot: numbers[0], x: numbers[1], y: numbers[2])
    case ("move", 3): self = .move(slot: numbers[0], x: numbers[1], y: numbers[2])
    case ("up", 1): self = .up(slot: numbers[0])
    case ("wait", 1): self = .wait(milliseconds: numbers[0])
    case ("unplug", 0): self = .unplug
    default: return nil
    }
  }
}
