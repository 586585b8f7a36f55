import Views

/// What a view draws on a screen, groups that do nothing to it taken apart; they must not move it.
@MainActor
func drawing<Content: View>(
  of view: Content, width: Double = 100, height: Double = 60,
  in environment: EnvironmentValues = EnvironmentValues()
) -> [DisplayItem] {
  let graph = ViewGraph(
    size: CGSize(width: width, height: height), measuring: FixedMeasuring())
  graph.setRoot(view, environment: environment)
  return flattened([.group(graph.update(), at: .zero)])
}

func flattened(_ items: [DisplayItem]) -> [DisplayItem] {
  items.flatMap { item in
    guard case .group(let group, .zero) = item, group.effect == .none else { return [item] }
    return flattened(group.items)
  }
}

extension Paint {
  static let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
  static let white = Paint.color(ResolvedColor(red: 1, green: 1, blue: 1))

  /// The colour `0xRRGGBB`.
  static func hex(_ hex: UInt32, opacity: Double = 1) -> Paint {
    .color(ResolvedColor(hex: hex, opacity: opacity))
  }
}
