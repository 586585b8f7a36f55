extension Color {
  /// The tint as labels are written in it: dark enough, or light enough, to be read on the screen's
  /// background and on what lies upon it, where it is one of the system's colours.
  ///
  /// System blue on white has a contrast of 4.02 only; text needs 4.5.
  nonisolated package static let textTint = Color.accentColor.readable
}
