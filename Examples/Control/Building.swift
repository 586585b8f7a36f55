import KioskUI
import Observation

/// What the panel shows and sets.
@Observable
final class Building {
  /// The rooms, in the order in which they are shown.
  var rooms = [
    Room(name: "Workshop", light: 0.8, isLit: true, target: 19.5, temperature: 19.2),
    Room(name: "Reading room", light: 0.55, isLit: true, target: 21, temperature: 21.3),
    Room(name: "Entrance", light: 0.3, isLit: false, target: 17, temperature: 17.4),
  ]
  /// Whether the air is renewed.
  var isVentilated = true
  /// How fast, 0...1.
  var airflow = 0.4
  /// How far the blinds are down, 0...1.
  var blinds = 0.25
  /// Degrees outside.
  let outside = 6.5

  /// Watts that everything together takes at present.
  var power: Double {
    let light = rooms.reduce(0) { $0 + ($1.isLit ? $1.light * 180 : 0) }
    let heat = rooms.reduce(0) { $0 + max(0, $1.target - outside) * 42 }
    return light + heat + (isVentilated ? 60 + airflow * 240 : 0)
  }

  /// Kilowatt hours of the last seven days, the oldest first.
  let week = [31.0, 28.4, 34.2, 30.1, 26.8, 18.3, 16.9]

  /// Sets everything to what suits a part of the day.
  func apply(_ scene: DayScene) {
    for index in rooms.indices {
      rooms[index].isLit = scene.light > 0
      rooms[index].light = max(0.1, scene.light)
      rooms[index].target = scene.target
    }
    isVentilated = scene.airflow > 0
    airflow = scene.airflow
    blinds = scene.blinds
  }
}
