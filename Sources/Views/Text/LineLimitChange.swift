/// How many lines a text inside a view may have, and for how many it keeps room.
struct LineLimitChange: EnvironmentChange {
  let limit: Int?
  let reservedLines: Int

  func apply(to environment: inout EnvironmentValues) {
    environment.lineLimit = limit
    environment.reservedLines = reservedLines
  }
}
