nonisolated extension Text {
  /// Which letters a text is set in.
  public enum Case: Hashable, Sendable {
    /// CAPITAL ones.
    case uppercase
    /// Small ones.
    case lowercase

    func apply(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }
}
