import Views

/// A button that notes when it looks pressed and when it does not any more.
struct JournalStyle: ButtonStyle {
  let name: String
  let journal: Journal

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
      journal(isPressed ? "\(name) down" : "\(name) up")
    }
  }
}
