/// How many lines a text inside a view may have.
struct LineLimitChange: EnvironmentChange {
  let limit: Int?
  let reservesSpace: Bool

  func apply(to environment: inout EnvironmentValues) {
    environment.lineLimit = limit
    environment.reservedLines = reservesSpace ? limit ?? 0 : 0
  }
}
