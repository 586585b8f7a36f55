extension DisplayGroup {
  /// Where the group looks different from what it was, in its own coordinates, in points.
  ///
  /// Groups that are the same objects cost nothing. Things are compared in the order in which they
  /// are drawn: what is alike at the beginning and at the end is set aside, then what is in between
  /// is paired by position; all of what finds no pair has changed.
  ///
  /// - Returns: At most `DamagedArea.greatestCount` rectangles, which may overlap; none where
  ///   nothing has changed.
  package func damage(since old: DisplayGroup) -> [CGRect] {
    guard self !== old else { return [] }
    var rects: [CGRect] = []
    if effect == old.effect {
      collectDamage(since: old, into: &rects)
    } else {
      rects = [bounds, old.bounds]
    }
    var area = DamagedArea()
    for rect in rects { area.add(rect) }
    return area.rects
  }

  /// Finds what has changed inside a group of the same effect.
  fileprivate func collectDamage(since old: DisplayGroup, into rects: inout [CGRect]) {
    // What is put together on a surface of another size may be rounded otherwise at its edges.
    if effect.isComposed, bounds != old.bounds {
      rects += [bounds, old.bounds]
      return
    }
    let inner = rects.count
    var new = items[...]
    var old = old.items[...]
    while let one = new.first, let other = old.first, one.isPlainlySame(as: other) {
      new.removeFirst()
      old.removeFirst()
    }
    while let one = new.last, let other = old.last, one.isPlainlySame(as: other) {
      new.removeLast()
      old.removeLast()
    }
    // Of several that came or went, those before and behind may be what they were before.
    while let one = new.first, let other = old.first,
      new.count == old.count || one.isInPlace(of: other)
    {
      one.collectDamage(since: other, into: &rects)
      new.removeFirst()
      old.removeFirst()
    }
    while let one = new.last, let other = old.last, one.isInPlace(of: other) {
      one.collectDamage(since: other, into: &rects)
      new.removeLast()
      old.removeLast()
    }
    for item in new { rects.append(item.bounds) }
    for item in old { rects.append(item.bounds) }
    for index in inner..<rects.count { rects[index] = effect.bounds(of: rects[index]) }
  }
}

extension DisplayItem {
  /// Whether it is the same without a look into groups: that is done only once, by `collectDamage`.
  fileprivate func isPlainlySame(as other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.group(let one, let origin), .group(let other, let otherOrigin)):
      one === other && origin == otherOrigin
    case (.group, _), (_, .group): false
    default: self == other
    }
  }

  /// Whether it is a group where another one was, so that a look inside may find less.
  fileprivate func isInPlace(of other: DisplayItem) -> Bool {
    guard case .group(let group, let origin) = self,
      case .group(let otherGroup, let otherOrigin) = other
    else { return false }
    return origin == otherOrigin && group.effect == otherGroup.effect
  }

  fileprivate func collectDamage(since old: DisplayItem, into rects: inout [CGRect]) {
    if case .group(let group, let origin) = self, case .group(let other, _) = old,
      isInPlace(of: old)
    {
      if group === other { return }
      let inner = rects.count
      group.collectDamage(since: other, into: &rects)
      for index in inner..<rects.count {
        rects[index] = rects[index].offsetBy(dx: origin.x, dy: origin.y)
      }
    } else if !isPlainlySame(as: old) {
      rects.append(bounds)
      rects.append(old.bounds)
    }
  }
}
