extension String {
  /// The text with a mark in place of each control character but tabs.
  ///
  /// What others have said, and names of devices and files, may hold some: none of them may command
  /// the terminal that shows it.
  package var printable: String {
    guard unicodeScalars.contains(where: Self.commands) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { Self.commands($0) ? "\u{fffd}" : $0 }))
  }

  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t"
  }
}
