/// What happened, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  /// Notes that something happened.
  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What happened since the last time this was asked.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
