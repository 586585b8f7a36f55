import KioskUI
import Observation

/// A room of the building.
///
/// Each is observed by itself: a slider of one room does not ask the views of another.
@Observable
final class Room: Identifiable {
  /// Degrees that can be wished for.
  static let targets = 14.0...26.0

  let name: String
  /// How bright its lamps are when they are on, 0...1.
  var light: Double
  /// Whether its lamps are on.
  var isLit: Bool
  /// The wished-for degrees.
  var target: Double
  /// The degrees measured at each of the last 24 hours, the oldest first.
  let day: [Double]

  init(_ name: String, light: Double, isLit: Bool, target: Double, day: [Double]) {
    self.name = name
    self.light = light
    self.isLit = isLit
    self.target = target
    self.day = day
  }

  /// The degrees measured last.
  var temperature: Double { day.last ?? target }

  /// What its lamps give, 0...1.
  var brightness: Double { isLit ? light : 0 }

  /// Wishes for more or less, in half degrees.
  func warm(by steps: Int) {
    let wished = ((target * 2).rounded() + Double(steps)) / 2
    target = min(max(wished, Self.targets.lowerBound), Self.targets.upperBound)
  }

  /// Sets everything to what suits a part of the day.
  func apply(_ scene: DayScene) {
    isLit = scene.light > 0
    // Dark lamps keep their brightness for whoever switches them on.
    if isLit { light = scene.light }
    target = scene.target
  }

  /// Whether everything is as a part of the day wants it.
  func isIn(_ scene: DayScene) -> Bool { brightness == scene.light && target == scene.target }
}
