/// What a panel does while nobody is at it.
extension SchemaReader {
  mutating func idle(_ field: Field?) -> IdleConfiguration {
    var idle = IdleConfiguration()
    guard let field,
      let fields = fields(
        of: field, known: ["dimAfter", "blankAfter", "returnToRootAfter", "mode", "attract"])
    else { return idle }
    idle.dimAfter = time(fields["dimAfter"])
    idle.blankAfter = time(fields["blankAfter"])
    idle.returnToRootAfter = time(fields["returnToRootAfter"])
    idle.mode = choice(fields["mode"]) ?? idle.mode
    idle.attract = attract(fields["attract"])
    if let dim = idle.dimAfter, let blank = idle.blankAfter, dim >= blank,
      let field = fields["dimAfter"]
    {
      complain(
        .warning, at: field.node.position,
        "\(field.path) is not below blankAfter; the panel goes dark without being dimmed")
    }
    return idle
  }

  /// Reads seconds; 0 is never, as where the key is not given.
  mutating func time(_ field: Field?) -> Double? {
    number(field, "a number of seconds", within: IdleConfiguration.times)
      .flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func attract(_ field: Field?) -> IdleConfiguration.Attraction? {
    guard let field, let fields = fields(of: field, known: ["after", "every"]) else { return nil }
    let times = 1...IdleConfiguration.times.upperBound
    let every = number(fields["every"], "a number of seconds", within: times)
    guard let start = fields["after"] else {
      if !fields.misspells(["after"]) {
        complain(
          at: field.node.position,
          "\(field.path) has no after; say when it begins, in seconds, as in 'after: 120'")
      }
      return nil
    }
    guard let after = number(start, "a number of seconds", within: times) else { return nil }
    var attraction = IdleConfiguration.Attraction(after: after)
    attraction.every = every ?? attraction.every
    return attraction
  }
}
