import Views

extension DisplayGroup {
  /// The groups inside it that are made of no others, the lowest first.
  var leaves: [DisplayGroup] {
    let groups = items.compactMap { item -> DisplayGroup? in
      if case .group(let group, _) = item { group } else { nil }
    }
    return groups.isEmpty ? [self] : groups.flatMap(\.leaves)
  }
}
