import Views

extension DisplayGroup {
  /// The groups drawn inside it.
  private var groups: [DisplayGroup] {
    items.compactMap { item in
      if case .group(let group, _) = item { group } else { nil }
    }
  }

  /// The groups inside it that are made of no others, the lowest first.
  var leaves: [DisplayGroup] { groups.isEmpty ? [self] : groups.flatMap(\.leaves) }

  /// The first group that is clipped, as scroll views are.
  var window: DisplayGroup? {
    if case .clip = effect { return self }
    for group in groups {
      if let window = group.window { return window }
    }
    return nil
  }

  /// Whether a line is drawn, as the focus ring is.
  var hasLines: Bool {
    items.contains { item in
      switch item {
      case .stroke: true
      case .group(let group, _): group.hasLines
      case .fill, .text, .picture: false
      }
    }
  }
}
