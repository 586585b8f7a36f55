/// Marks an area from which no edge swipe starts.
struct SwipeExclusionModifier: LayoutModifier {
  func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole? { .swipeExclusion }
}
