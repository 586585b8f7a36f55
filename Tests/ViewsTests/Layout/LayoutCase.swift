import Testing
import Views

/// A row of a table of layouts: a view, its screen, and where the marked views are.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let screen: CGSize
  let direction: LayoutDirection
  let frames: [String]
  let view: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - rule: What the row shows.
  ///   - width: Of the screen, in points.
  ///   - height: Of the screen, in points.
  ///   - direction: Which way lines run.
  ///   - frames: `name x y width height` of each mark, in points on the screen, the lowest first.
  ///   - view: What is shown.
  init<Content: View>(
    _ rule: String, _ width: CGFloat, _ height: CGFloat,
    in direction: LayoutDirection = .leftToRight, _ frames: [String],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.rule = rule
    screen = CGSize(width: width, height: height)
    self.direction = direction
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  var testDescription: String { rule }

  /// Where the marked views really are.
  @MainActor var measuredFrames: [String] {
    let graph = ViewGraph(size: screen, measuring: FixedMeasuring())
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    graph.setRoot(view(), environment: environment)
    return Mark.frames(in: graph.update())
  }
}

/// A condition that does not hold.
@MainActor var isShown = false
