import Testing
import Views

@MainActor
@Suite struct `A spacer` {
  // Every other view is served first; spacers share what is left. No spacing is added beside one,
  // unless the stack's spacing was asked for.
  nonisolated static let rows = [
    LayoutCase("pushes views to both ends", 100, 100, ["a 0 40 20 20", "b 80 40 20 20"]) {
      HStack {
        Box("a", 20, 20)
        Spacer()
        Box("b", 20, 20)
      }
    },
    LayoutCase("pushes a view to the end", 100, 100, ["a 80 40 20 20"]) {
      HStack {
        Spacer()
        Box("a", 20, 20)
      }
    },
    LayoutCase("grows downwards in a column", 100, 100, ["a 40 0 20 20", "b 40 80 20 20"]) {
      VStack {
        Box("a", 20, 20)
        Spacer()
        Box("b", 20, 20)
      }
    },
    LayoutCase("shares what is left with others", 100, 100, ["a 20 40 20 20", "b 60 40 20 20"]) {
      HStack {
        Spacer()
        Box("a", 20, 20)
        Spacer()
        Box("b", 20, 20)
        Spacer()
      }
    },
    LayoutCase(
      "is 8 points long where it only just fits", 100, 40, ["a 0 10 30 20", "b 38 10 62 20"]
    ) {
      HStack {
        Box("a", 30, 20)
        Spacer()
        Box("b", 62, 20)
      }
    },
    LayoutCase(
      "keeps its 8 points where there is no room", 100, 40, ["a -14 10 60 20", "b 54 10 60 20"]
    ) {
      HStack {
        Box("a", 60, 20)
        Spacer()
        Box("b", 60, 20)
      }
    },
    LayoutCase(
      "has the spacing beside it that was asked for", 100, 40, ["a -14 10 50 20", "b 64 10 50 20"]
    ) {
      HStack(spacing: 10) {
        Box("a", 50, 20)
        Spacer()
        Box("b", 50, 20)
      }
    },
    LayoutCase("keeps its least length", 100, 40, ["a -15 10 50 20", "b 65 10 50 20"]) {
      HStack {
        Box("a", 50, 20)
        Spacer(minLength: 30)
        Box("b", 50, 20)
      }
    },
    LayoutCase("may be of no length at all", 100, 40, ["a 0 10 60 20", "b 60 10 40 20"]) {
      HStack {
        Box("a", 60, 20)
        Spacer(minLength: 0)
        Box("b", 40, 20)
      }
    },
    LayoutCase("makes room for one that needs more", 80, 80, ["a 50 30 20 20"]) {
      HStack {
        Spacer(minLength: 50)
        Box("a", 20, 20)
        Spacer(minLength: 0)
      }
    },
    LayoutCase("leaves a flexible view all but its least length", 100, 40, ["a 0 0 92 40"]) {
      HStack {
        Box("a")
        Spacer()
      }
    },
    LayoutCase("leaves a text its line", 100, 40, ["t 0 10 70 20"]) {
      HStack {
        Text("one two").mark("t")
        Spacer()
      }
    },
    LayoutCase(
      "leaves a text all the room before it wraps", 100, 60, ["t 0 10 70 40", "b 80 20 20 20"]
    ) {
      HStack {
        Text("one two three").mark("t")
        Spacer()
        Box("b", 20, 20)
      }
    },
    LayoutCase("goes first where it has priority", 100, 40, ["t 0 10 0 20"]) {
      HStack {
        Text("abc").mark("t")
        Spacer().layoutPriority(1)
      }
    },
    LayoutCase(
      "of a fixed length has no spacing beside it", 100, 100, ["a 40 20 20 20", "b 40 60 20 20"]
    ) {
      VStack {
        Box("a", 20, 20)
        Spacer().frame(height: 20)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "grows along the innermost stack", 100, 100,
      ["a 26 0 20 20", "b 26 80 20 20", "c 54 40 20 20"]
    ) {
      HStack {
        VStack {
          Box("a", 20, 20)
          Spacer()
          Box("b", 20, 20)
        }
        Box("c", 20, 20)
      }
    },
    LayoutCase("is of no thickness", 100, 100, ["a 40 0 20 20", "s 50 20 0 80"]) {
      VStack {
        Box("a", 20, 20)
        Spacer().mark("s")
      }
    },
    LayoutCase("grows both ways outside of stacks", 100, 60, ["s 0 0 100 60", "a 40 20 20 20"]) {
      ZStack {
        Spacer().mark("s")
        Box("a", 20, 20)
      }
    },
    LayoutCase(
      "inside a layer of a row grows both ways", 100, 60, ["a 30 10 40 40", "s 30 10 40 40"]
    ) {
      HStack { Box("a", 40, 40).overlay { Spacer().mark("s") } }
    },
  ]

  @Test(arguments: rows)
  func `takes what others leave`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
