/// A room of the building.
struct Room: Hashable, Identifiable {
  let name: String
  /// How bright its lamps are when they are on, 0...1.
  var light: Double
  /// Whether its lamps are on.
  var isLit: Bool
  /// The wished-for degrees.
  var target: Double
  /// The measured degrees.
  let temperature: Double

  var id: String { name }
}
