/// Toggles with a switch: the only kind there is.
public struct SwitchToggleStyle {
  /// Makes the style.
  public init() {}

  /// Toggles with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }

  /// Toggles with a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// Lets toggles inside the view have a switch, as they have anyway.
  public func toggleStyle(_ style: SwitchToggleStyle) -> some View { self }
}
