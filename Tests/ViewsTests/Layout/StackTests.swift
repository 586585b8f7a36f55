import Testing
import Views

@MainActor
@Suite struct `Stacks` {
  // The default spacing is 8; a stack is as thick as its thickest child, and no longer than what its
  // children take.
  nonisolated static let fixedChildren = [
    LayoutCase(
      "one child stands in the middle of the screen", 100, 100,
      ["a 40 45 20 10"]
    ) { VStack { Box("a", 20, 10) } },
    LayoutCase(
      "a column stands in the middle, 8 points between its views", 100, 100,
      ["a 40 36 20 10", "b 30 54 40 10"]
    ) {
      VStack {
        Box("a", 20, 10)
        Box("b", 40, 10)
      }
    },
    LayoutCase(
      "a column aligns its views' leading sides", 100, 100,
      ["a 30 36 20 10", "b 30 54 40 10"]
    ) {
      VStack(alignment: .leading) {
        Box("a", 20, 10)
        Box("b", 40, 10)
      }
    },
    LayoutCase(
      "a column aligns its views' trailing sides", 100, 100,
      ["a 50 36 20 10", "b 30 54 40 10"]
    ) {
      VStack(alignment: .trailing) {
        Box("a", 20, 10)
        Box("b", 40, 10)
      }
    },
    LayoutCase(
      "a row stands in the middle, 8 points between its views", 100, 100,
      ["a 21 45 20 10", "b 49 40 30 20"]
    ) {
      HStack {
        Box("a", 20, 10)
        Box("b", 30, 20)
      }
    },
    LayoutCase(
      "a row aligns its views' upper sides", 100, 100,
      ["a 21 40 20 10", "b 49 40 30 20"]
    ) {
      HStack(alignment: .top) {
        Box("a", 20, 10)
        Box("b", 30, 20)
      }
    },
    LayoutCase(
      "a row aligns its views' lower sides", 100, 100,
      ["a 21 50 20 10", "b 49 40 30 20"]
    ) {
      HStack(alignment: .bottom) {
        Box("a", 20, 10)
        Box("b", 30, 20)
      }
    },
    LayoutCase(
      "spacing is what was asked for", 100, 100,
      ["a 25 40 20 20", "b 55 40 20 20"]
    ) {
      HStack(spacing: 10) {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "no spacing lets views touch", 100, 100,
      ["a 30 40 20 20", "b 50 40 20 20"]
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "negative spacing lets views overlap", 100, 100,
      ["a 35 40 20 20", "b 45 40 20 20"]
    ) {
      HStack(spacing: -10) {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "what is too long sticks out on both sides", 100, 100,
      ["a -4 40 50 20", "b 54 40 50 20"]
    ) {
      HStack {
        Box("a", 50, 20)
        Box("b", 50, 20)
      }
    },
  ]

  @Test(arguments: fixedChildren)
  func `put fixed views one after another`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // The least flexible child is served first, and each is offered an equal share of what is left.
  nonisolated static let flexibleChildren = [
    LayoutCase(
      "flexible views share equally", 98, 50,
      ["a 0 0 45 50", "b 53 0 45 50"]
    ) {
      HStack {
        Box("a")
        Box("b")
      }
    },
    LayoutCase(
      "a flexible view takes what a fixed one leaves, whichever comes first", 100, 50,
      ["a 0 0 62 50", "b 70 15 30 20"]
    ) {
      HStack {
        Box("a")
        Box("b", 30, 20)
      }
    },
    LayoutCase(
      "what a limited view does not take is shared by the others", 116, 50,
      ["a 0 0 45 50", "b 53 0 10 50", "c 71 0 45 50"]
    ) {
      HStack {
        Box("a")
        Color.red.frame(maxWidth: 10).mark("b")
        Box("c")
      }
    },
    LayoutCase(
      "a view takes more than its share where it needs it", 108, 50,
      ["a 0 0 20 50", "b 28 0 80 50"]
    ) {
      HStack {
        Box("a")
        Color.red.frame(minWidth: 80).mark("b")
      }
    },
    LayoutCase(
      "a view without room still has its place", 40, 50,
      ["a -4 15 40 20", "b 44 0 0 50"]
    ) {
      HStack {
        Box("a", 40, 20)
        Box("b")
      }
    },
    LayoutCase(
      "where there is room for all, each takes what it wants", 130, 20,
      ["a 0 0 50 20", "b 58 0 72 20"]
    ) {
      HStack {
        Text("outer").mark("a")
        Text("Save").padding(.horizontal, 16).mark("b")
      }
    },
    LayoutCase(
      "the widest row of a column of open width is as it was measured", 300, 48,
      ["a 65 0 50 20", "b 123 0 72 20", "c 203 0 32 20", "d 145 28 10 20"]
    ) {
      VStack {
        HStack {
          Text("outer").mark("a")
          Text("Save").padding(.horizontal, 16).mark("b")
          Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 32).mark("c")
        }
        Text("d").mark("d")
      }.fixedSize()
    },
    LayoutCase(
      "a flexible view makes a column as wide as the screen", 100, 68,
      ["a 0 0 100 50", "b 45 58 10 10"]
    ) {
      VStack {
        Box("a")
        Box("b", 10, 10)
      }
    },
  ]

  @Test(arguments: flexibleChildren)
  func `share their room`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
