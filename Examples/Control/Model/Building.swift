import KioskUI
import Observation

/// What the panel shows and sets.
@Observable
final class Building {
  /// In the order in which they are shown.
  let rooms = [
    Room(
      "Workshop", light: 0.8, isLit: true, target: 20,
      day: [
        16.1, 16.0, 15.9, 15.8, 15.8, 15.9, 16.6, 17.8, 18.9, 19.6, 19.9, 20.1, 20.2, 20.1, 20.3,
        20.4, 20.2, 20.0, 19.4, 18.6, 17.8, 17.2, 17.9, 19.2,
      ]),
    Room(
      "Library", light: 0.55, isLit: true, target: 21,
      day: [
        19.0, 18.8, 18.7, 18.6, 18.5, 18.5, 18.9, 19.6, 20.3, 20.8, 21.0, 21.1, 21.4, 21.6, 21.5,
        21.3, 21.1, 21.0, 20.7, 20.2, 19.8, 19.7, 20.4, 21.3,
      ]),
    Room(
      "Entrance", light: 0.3, isLit: false, target: 17,
      day: [
        15.2, 15.1, 15.0, 14.9, 14.8, 14.9, 15.6, 16.8, 16.2, 17.1, 16.5, 17.3, 17.6, 16.9, 17.8,
        17.2, 16.6, 17.0, 16.4, 16.0, 15.8, 15.7, 16.5, 17.4,
      ]),
  ]
  /// Whether the air is renewed.
  var isVentilated = true
  /// How fast, 0...1.
  var airflow = 0.4
  /// How far the blinds are down, 0...1.
  var blinds = 0.25
  /// Degrees outside.
  let outside = 6.5
  /// Kilowatt hours of the last seven days, the oldest first.
  let week = [31.0, 28.4, 34.2, 30.1, 26.8, 18.3, 16.9]

  /// Watts that each use takes at present.
  var uses: [Use] {
    [
      Use(kind: .heating, watts: rooms.reduce(0) { $0 + max(0, $1.target - outside) * 42 }),
      Use(kind: .light, watts: rooms.reduce(0) { $0 + ($1.isLit ? $1.light * 180 : 0) }),
      Use(kind: .air, watts: isVentilated ? 60 + airflow * 240 : 0),
    ]
  }

  /// Watts that everything together takes at present.
  var watts: Double { uses.reduce(0) { $0 + $1.watts } }

  /// Sets everything to what suits a part of the day.
  func apply(_ scene: DayScene) {
    for room in rooms { room.apply(scene) }
    isVentilated = scene.airflow > 0
    airflow = scene.airflow
    blinds = scene.blinds
  }

  /// Whether everything is as a part of the day wants it.
  func isIn(_ scene: DayScene) -> Bool {
    rooms.allSatisfy { $0.isIn(scene) } && airflow == scene.airflow && blinds == scene.blinds
      && isVentilated == (scene.airflow > 0)
  }
}
