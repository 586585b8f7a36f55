extension View {
  /// Draws text, shapes and pictures of one colour inside this view with a style.
  ///
  /// Text and such pictures have one colour: of a gradient they take its first one.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(changedBy: SetForeground(style: style))
  }

  /// Draws text, shapes and pictures of one colour inside this view in a colour; nil for the usual
  /// one.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(changedBy: SetForeground(style: color))
  }

  /// Sets the colour of what can be pressed inside this view; nil for the usual one.
  public func tint(_ tint: Color?) -> some View {
    environment(changedBy: SetTint(tint: tint))
  }
}

private struct SetForeground: EnvironmentChange {
  let style: (any ShapeStyle)?

  func apply(to environment: inout EnvironmentValues) {
    environment.foreground =
      style.map { .style($0, outside: environment.foreground) } ?? .standard
  }
}

private struct SetTint: EnvironmentChange {
  let tint: Color?

  func apply(to environment: inout EnvironmentValues) {
    environment.tint = tint?.replacingAccent(in: environment)
  }
}
