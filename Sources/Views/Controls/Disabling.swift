/// Takes controls out of use; nothing below can take them into use again.
struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}
