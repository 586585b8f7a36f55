/// Lets touches reach a view, or go through it.
struct HitTestingModifier: LayoutModifier {
  let isAllowed: Bool

  func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole? {
    isAllowed ? nil : .passing
  }
}
