extension View {
  /// Does work as long as the view is on the glass; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Does work as long as the view is on the glass, and starts it anew when a value changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: id, priority: priority, action: action)
  }
}
