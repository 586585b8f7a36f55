/// Toggles with a switch: the only kind there is.
public struct SwitchToggleStyle {
  fileprivate var tint: Color?

  /// Makes the style.
  public init() {}

  /// Makes the style with a colour for switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// Toggles with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }

  /// Toggles with a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// Lets toggles inside the view have a switch, as they have anyway, in the style's colour.
  public func toggleStyle(_ style: SwitchToggleStyle) -> some View {
    environment(changedBy: SwitchTint(tint: style.tint))
  }
}

/// The colour of switches that are on, where a style says one.
private struct SwitchTint: EnvironmentChange {
  let tint: Color?

  func apply(to environment: inout EnvironmentValues) {
    if let tint { environment.tint = tint }
  }
}
