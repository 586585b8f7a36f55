import KioskUI

/// A part of the day, and what suits it.
enum DayScene: String, CaseIterable, Identifiable {
  case opening = "Opening"
  case day = "Day"
  case evening = "Evening"
  case closed = "Closed"

  var id: String { rawValue }

  /// How bright all lamps are, 0...1.
  var light: Double {
    switch self {
    case .opening: 0.6
    case .day: 0.35
    case .evening: 0.8
    case .closed: 0
    }
  }

  /// The degrees wished for in every room.
  var target: Double { self == .closed ? 15 : 20.5 }

  /// How fast the air is renewed, 0...1.
  var airflow: Double { self == .closed ? 0 : 0.4 }

  /// How far the blinds are down, 0...1.
  var blinds: Double {
    switch self {
    case .opening: 0.1
    case .day: 0.3
    case .evening: 0.8
    case .closed: 1
    }
  }

  var symbol: Symbol {
    switch self {
    case .opening: .lockOpen
    case .day: .sunMax
    case .evening: .moon
    case .closed: .lock
    }
  }
}
