public import Geometry

/// Something that happened to the stack, or is about to.
public struct NavigationEvent: Hashable, Sendable {
  /// The six events; each `will` is followed by exactly one of its `did` and `didCancel`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A push begins; the stack is as before.
    case willPush
    /// A push has come to its end.
    case didPush
    /// A push has gone back to its start; the stack is as before.
    case didCancelPush
    /// A pop begins; the stack is as before.
    case willPop
    /// A pop has come to its end.
    case didPop
    /// A pop has gone back to its start; the stack is as before.
    case didCancelPop

    static func will(_ operation: NavigationOperation) -> Kind {
      operation == .push ? .willPush : .willPop
    }

    static func did(_ operation: NavigationOperation, completed: Bool) -> Kind {
      switch (operation, completed) {
      case (.push, true): .didPush
      case (.push, false): .didCancelPush
      case (.pop, true): .didPop
      case (.pop, false): .didCancelPop
      }
    }
  }

  /// What happened.
  public var kind: Kind
  /// When: for a settle that ended, the moment it ended, not the moment that was noticed.
  public var time: Instant

  /// Describes an event.
  public init(kind: Kind, time: Instant) {
    self.kind = kind
    self.time = time
  }
}
