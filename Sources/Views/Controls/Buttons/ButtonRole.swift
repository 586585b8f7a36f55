/// What a button means, beyond its action.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private enum Kind {
    case destructive
    case cancel
  }

  private let kind: Kind

  /// It removes something for good; it is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves things as they are; its text is bolder.
  public static let cancel = ButtonRole(kind: .cancel)
}
