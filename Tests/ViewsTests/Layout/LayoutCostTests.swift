import Testing
import Views

@MainActor
@Suite struct `The cost of a layout` {
  final class Counter {
    var measures = 0
  }

  /// Counts how often it is asked for its size.
  struct Counted: LeafView {
    let counter: Counter

    func sizeThatFits(
      _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
    ) -> CGSize {
      counter.measures += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func displayItems(
      in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
      measuring: any Measuring
    ) -> [DisplayItem] { [] }
  }

  /// Stacks in stacks, each with a flexible view beside the next stack; rows and columns in turn.
  private func stacks(_ depth: Int, around leaf: Counted) -> AnyView {
    if depth == 0 { return AnyView(leaf) }
    let inner = stacks(depth - 1, around: leaf)
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack {
          inner
          Color.red.frame(minWidth: 1)
        })
    }
    return AnyView(
      VStack {
        inner
        Color.red.frame(minHeight: 1)
      })
  }

  /// Rows in rows, on a base line that the innermost says.
  private func rows(_ depth: Int, around leaf: Counted) -> AnyView {
    if depth == 0 { return AnyView(leaf) }
    return AnyView(
      HStack(alignment: .firstTextBaseline) {
        rows(depth - 1, around: leaf)
        Text("a")
      })
  }

  /// Grids in grids.
  private func grids(_ depth: Int, around leaf: Counted) -> AnyView {
    if depth == 0 { return AnyView(leaf) }
    return AnyView(
      Grid {
        GridRow {
          grids(depth - 1, around: leaf)
          Color.red
        }
      })
  }

  private func measures(_ view: AnyView, counter: Counter) -> Int {
    let graph = ViewGraph(
      size: CGSize(width: 1e9, height: 1e9), measuring: FixedMeasuring())
    graph.setRoot(view)
    _ = graph.update()
    return counter.measures
  }

  // Least, greatest and shared length in both directions: whatever is around, there is nothing else
  // to ask for.
  @Test(arguments: [(1, 3), (2, 9), (4, 9), (10, 9), (20, 9)])
  func `does not grow with the stacks around a view`(depth: Int, expected: Int) {
    let counter = Counter()
    let view = stacks(depth, around: Counted(counter: counter))
    #expect(measures(view, counter: counter) == expected)
  }

  @Test(arguments: [(1, 3), (10, 3)])
  func `does not grow with base lines`(depth: Int, expected: Int) {
    let counter = Counter()
    let view = rows(depth, around: Counted(counter: counter))
    #expect(measures(view, counter: counter) == expected)
  }

  @Test(arguments: [(1, 4), (10, 4)])
  func `does not grow with the grids around a view`(depth: Int, expected: Int) {
    let counter = Counter()
    let view = grids(depth, around: Counted(counter: counter))
    #expect(measures(view, counter: counter) == expected)
  }

  @Test func `is one question where there is one view`() {
    let counter = Counter()
    let leaf = Counted(counter: counter)
    #expect(measures(AnyView(VStack { HStack { leaf.padding() } }), counter: counter) == 1)
  }

  @Test func `is nothing where nothing has changed`() {
    let counter = Counter()
    let graph = ViewGraph(
      size: CGSize(width: 100, height: 100), measuring: FixedMeasuring())
    let leaf = Counted(counter: counter)
    graph.setRoot(stacks(10, around: leaf))
    _ = graph.update()
    let first = counter.measures
    graph.setRoot(stacks(10, around: leaf))
    _ = graph.update()
    #expect(counter.measures == first)
  }
}
