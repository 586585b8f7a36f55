import KioskUI

/// A part of the day, and what suits it.
enum DayScene: String, CaseIterable, Identifiable {
  case morning = "Morning"
  case day = "Day"
  case evening = "Evening"
  case closed = "Closed"

  var id: String { rawValue }

  var light: Double {
    switch self {
    case .morning: 0.6
    case .day: 0.35
    case .evening: 0.8
    case .closed: 0
    }
  }

  var target: Double { self == .closed ? 15 : 20.5 }
  var airflow: Double { self == .closed ? 0 : 0.4 }
  var blinds: Double { self == .closed ? 1 : 0.2 }

  var symbol: Symbol {
    switch self {
    case .morning: .drop
    case .day: .sunMax
    case .evening: .moon
    case .closed: .lock
    }
  }
}
