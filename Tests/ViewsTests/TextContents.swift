import Testing
import Views

/// What is written on a screen, in the order in which it is drawn.
func textContents(of group: DisplayGroup) -> [TextContent] {
  group.items.flatMap { item -> [TextContent] in
    switch item {
    case .text(let content, _): [content]
    case .group(let group, _): textContents(of: group)
    default: []
    }
  }
}

/// What a view writes that holds one text.
@MainActor
func textContent<Content: View>(
  of view: Content, in environment: EnvironmentValues = EnvironmentValues()
) throws -> TextContent {
  let graph = ViewGraph(size: CGSize(width: 1000, height: 1000), measuring: FixedMeasuring())
  graph.setRoot(view, environment: environment)
  let contents = textContents(of: graph.update())
  try #require(contents.count == 1)
  return contents[0]
}
