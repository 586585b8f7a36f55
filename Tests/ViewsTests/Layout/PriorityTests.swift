import Testing
import Views

@MainActor
@Suite struct `A layout priority` {
  // Children of a higher priority are offered all the room but the least lengths of the others.
  nonisolated static let rows = [
    LayoutCase(
      "texts of one priority get equal shares", 200, 60, ["a 16 10 70 40", "b 94 10 90 40"]
    ) {
      HStack {
        Text("one two three").mark("a")
        Text("four five six").mark("b")
      }
    },
    LayoutCase(
      "a text of a higher priority keeps its line", 200, 60, ["a 6 0 50 60", "b 64 20 130 20"]
    ) {
      HStack {
        Text("one two three").mark("a")
        Text("four five six").mark("b").layoutPriority(1)
      }
    },
    LayoutCase(
      "a view of a lower priority keeps its least length", 100, 20, ["a 0 0 30 20", "b 30 0 70 20"]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).mark("a")
        Box("b").layoutPriority(1)
      }
    },
    LayoutCase("a negative priority comes last", 100, 20, ["a 0 0 0 20", "b 0 0 100 20"]) {
      HStack(spacing: 0) {
        Box("a").layoutPriority(-1)
        Box("b")
      }
    },
    LayoutCase(
      "several priorities are served in turn", 100, 20,
      ["a 0 0 10 20", "b 10 0 30 20", "c 40 0 60 20"]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).mark("a").layoutPriority(-1)
        Color.red.frame(maxWidth: 30).mark("b").layoutPriority(1)
        Box("c")
      }
    },
    LayoutCase("a priority shows through other modifiers", 100, 20, ["a 0 0 0 20", "b 5 5 90 10"]) {
      HStack(spacing: 0) {
        Box("a")
        Box("b").layoutPriority(1).padding(5)
      }
    },
    LayoutCase("a stack's priority is its own", 100, 20, ["a 0 0 50 20", "b 50 0 50 20"]) {
      HStack(spacing: 0) {
        Box("a")
        HStack(spacing: 0) { Box("b").layoutPriority(1) }
      }
    },
  ]

  @Test(arguments: rows)
  func `decides who is served first`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
