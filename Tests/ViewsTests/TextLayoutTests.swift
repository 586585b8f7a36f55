import Testing
import Views

/// Every character is 10 points wide and 20 high.
@MainActor
@Suite struct `The size of text` {
  struct Row: Sendable, CustomTestStringConvertible {
    var text = "one two three"
    var width: CGFloat?
    var height: CGFloat?
    var limit: Int?
    let size: CGSize
    /// The limit that the text is drawn with.
    var drawn: Int?

    var testDescription: String {
      "\(text) in \(width, default: "-") x \(height, default: "-"), limit \(limit, default: "-")"
    }
  }

  nonisolated static let rows = [
    // Ideally a line for each paragraph.
    Row(size: CGSize(width: 130, height: 20)),
    Row(text: "one\ntwo three\n", size: CGSize(width: 90, height: 60)),
    Row(width: .infinity, height: .infinity, size: CGSize(width: 130, height: 20)),
    // Not wider than offered, and not wider than its lines.
    Row(width: 200, size: CGSize(width: 130, height: 20)),
    Row(width: 130, size: CGSize(width: 130, height: 20)),
    Row(width: 129, size: CGSize(width: 70, height: 40)),
    Row(width: 65, size: CGSize(width: 50, height: 60)),
    Row(text: "internationally", width: 75, size: CGSize(width: 70, height: 20)),
    Row(width: -5, height: -5, size: CGSize(width: 0, height: 20), drawn: 1),
    // Not more lines than its limit.
    Row(width: 65, limit: 2, size: CGSize(width: 30, height: 40), drawn: 2),
    Row(width: 65, limit: 5, size: CGSize(width: 50, height: 60), drawn: 5),
    Row(width: 65, limit: 0, size: CGSize(width: 30, height: 20), drawn: 1),
    // Not more lines than its height, but one always.
    Row(width: 65, height: 60, size: CGSize(width: 50, height: 60)),
    Row(width: 65, height: 59.999, size: CGSize(width: 50, height: 60)),
    Row(width: 65, height: 59, size: CGSize(width: 30, height: 40), drawn: 2),
    Row(width: 65, height: 39, limit: 2, size: CGSize(width: 30, height: 20), drawn: 1),
    Row(width: 65, height: 0, size: CGSize(width: 30, height: 20), drawn: 1),
    Row(text: "1\n2\n3\n4\n5\n6\n7", height: 105, size: CGSize(width: 10, height: 100), drawn: 5),
    // Nothing at all.
    Row(text: "", width: 65, size: .zero),
  ]

  @Test(arguments: rows)
  func `follows what it is offered`(row: Row) {
    var environment = EnvironmentValues()
    environment.lineLimit = row.limit
    let (text, measuring) = (Text(row.text), FixedMeasuring())
    let proposal = ProposedViewSize(width: row.width, height: row.height)
    let size = text.sizeThatFits(proposal, environment: environment, measuring: measuring)
    #expect(size == row.size)
    let items = text.displayItems(
      in: size, proposal: proposal, environment: environment, measuring: measuring)
    guard case .text(let content, let frame)? = items.first else {
      #expect(row.text.isEmpty)
      return
    }
    #expect(content.lineLimit == row.drawn)
    #expect(frame == CGRect(origin: .zero, size: size))
  }

  @Test(arguments: [
    (VerticalAlignment.firstTextBaseline, Optional(16.0)), (.lastTextBaseline, 56), (.top, nil),
  ])
  func `has base lines`(guide: VerticalAlignment, expected: CGFloat?) {
    let baseline = Text("one two three").baseline(
      guide, proposal: ProposedViewSize(width: 65, height: nil), environment: EnvironmentValues(),
      measuring: FixedMeasuring())
    #expect(baseline == expected)
  }

  struct Scaling: Sendable {
    let factor: CGFloat
    let width: CGFloat
    var height: CGFloat?
    var limit: Int?
    let size: CGSize
    let fontSize: CGFloat
  }

  /// A line of "one two three" in 20 points is 130 wide; each of the 16 steps to half of it takes
  /// 0.625 points off the letters and 4.0625 off the line.
  nonisolated static let scalings = [
    Scaling(
      factor: 0.5, width: 130, limit: 1, size: CGSize(width: 130, height: 20), fontSize: 20),
    Scaling(
      factor: 0.5, width: 129.999, limit: 1, size: CGSize(width: 129.999, height: 20),
      fontSize: 20),
    Scaling(
      factor: 0.5, width: 129, limit: 1, size: CGSize(width: 125.9375, height: 19.375),
      fontSize: 19.375),
    Scaling(
      factor: 0.5, width: 100, limit: 1, size: CGSize(width: 97.5, height: 15), fontSize: 15),
    Scaling(
      factor: 0.5, width: 65, limit: 1, size: CGSize(width: 65, height: 10), fontSize: 10),
    // Smaller than it may be: the rest is left out.
    Scaling(
      factor: 0.5, width: 50, limit: 1, size: CGSize(width: 35, height: 10), fontSize: 10),
    // Lines break first; only the height makes the letters smaller.
    Scaling(factor: 0.5, width: 70, size: CGSize(width: 70, height: 40), fontSize: 20),
    Scaling(
      factor: 0.5, width: 70, height: 30, size: CGSize(width: 52.5, height: 30), fontSize: 15),
    Scaling(factor: 1, width: 100, limit: 1, size: CGSize(width: 70, height: 20), fontSize: 20),
  ]

  @Test(arguments: scalings)
  func `gives way by smaller letters first where it may`(row: Scaling) throws {
    var environment = EnvironmentValues()
    environment.minimumScaleFactor = row.factor
    environment.lineLimit = row.limit
    environment.font = .title3
    let (text, measuring) = (Text("one two three"), FixedMeasuring())
    measuring.followsFontSize = true
    let proposal = ProposedViewSize(width: row.width, height: row.height)
    let size = text.sizeThatFits(proposal, environment: environment, measuring: measuring)
    #expect(size == row.size)
    let items = text.displayItems(
      in: size, proposal: proposal, environment: environment, measuring: measuring)
    guard case .text(let content, _)? = items.first else {
      Issue.record("nothing is written")
      return
    }
    #expect(content.runs.map(\.font.size) == [row.fontSize])
    #expect(
      text.baseline(
        .firstTextBaseline, proposal: proposal, environment: environment, measuring: measuring)
        == row.fontSize * 0.8)
  }

  @Test func `keeps room for lines that it does not have`() throws {
    let graph = ViewGraph(size: CGSize(width: 100, height: 100), measuring: FixedMeasuring())
    graph.setRoot(Text("one").lineLimit(3, reservesSpace: true))
    #expect(graph.update().items.map(\.bounds.midY) == [50])
    #expect(frames(graph.update()) == [CGRect(x: 0, y: 0, width: 30, height: 60)])
    graph.setRoot(Text("one").lineLimit(2...4))
    #expect(frames(graph.update()) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
    graph.setRoot(Text("one").lineLimit(2...))
    #expect(frames(graph.update()) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
    graph.setRoot(Text("one").lineLimit(...2))
    #expect(frames(graph.update()) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    graph.setRoot(Text("one").lineLimit(3))
    #expect(frames(graph.update()) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  private func frames(_ group: DisplayGroup) -> [CGRect] {
    group.items.flatMap { item -> [CGRect] in
      switch item {
      case .text(_, let frame): [frame]
      case .group(let group, _): frames(group)
      default: []
      }
    }
  }
}
