import Views

/// A screen whose views note when they are asked for their bodies, and whose actions a test does.
@MainActor
final class Bench {
  private(set) var asked: [String] = []
  private var actions: [String: () -> Void] = [:]
  private var graph: ViewGraph?
  private let wakes = Wakes()

  /// Shows a view.
  ///
  /// - Returns: Whose bodies were asked for.
  @discardableResult
  func show<Content: View>(
    _ view: Content, in environment: EnvironmentValues = EnvironmentValues()
  ) -> [String] {
    let graph =
      graph
      ?? ViewGraph(
        size: CGSize(width: 1000, height: 1000), measuring: FixedMeasuring(),
        wake: { [wakes] in wakes.count() })
    self.graph = graph
    asked = []
    graph.setRoot(view, environment: environment)
    picture = graph.update()
    return asked
  }

  /// Brings the screen up to date.
  ///
  /// - Returns: Whose bodies were asked for.
  @discardableResult
  func update() -> [String] {
    asked = []
    picture = graph?.update()
    return asked
  }

  /// Does something that a view has offered, and brings the screen up to date.
  @discardableResult
  func perform(_ name: String) -> [String] {
    actions[name]?()
    return update()
  }

  /// What the screen looked like at the last update.
  private(set) var picture: DisplayGroup?

  /// What is written on the screen.
  var texts: [String] {
    picture.map { textContents(of: $0) }?.map { $0.runs.map(\.string).joined() } ?? []
  }

  /// How often somebody was told that an update is due.
  var wakeCount: Int { wakes.number }

  /// Called in bodies.
  func note(_ name: String) { asked.append(name) }

  /// Called in bodies.
  func offer(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }
}
