import KioskUI

/// A room of the house.
struct Room: Hashable, Identifiable, Sendable {
  /// Its number, from 1 on, in the order in which one walks.
  let id: Int
  let name: Phrase
  /// What it is about, in a few words.
  let motto: Phrase
  /// Its colours, when it fills the screen.
  let surface: Surface
  /// Its colour on the floor plan.
  let floor: Color
  /// Where its name stands on the floor plan.
  let place: UnitPoint
  /// What is shown in it.
  let exhibit: Exhibit

  /// All rooms, in the order in which one walks.
  static let all = [celadon, buncheong, porcelain, wrappingCloths, lacquer, trayTables]

  /// The room behind it; nil behind the last.
  var next: Room? { Room.all.first { $0.id == id + 1 } }
}
