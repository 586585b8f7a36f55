internal import Observation

/// What one card of a dashboard shows.
@MainActor @Observable final class DashboardModel {
  var reading = "21.0 °C"
}
