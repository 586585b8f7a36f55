extension Color {
  /// What shares of red, green and blue are measured by.
  nonisolated public enum RGBColorSpace: Hashable, Sendable {
    /// The colours of common displays, and of the web.
    case sRGB
  }
}
