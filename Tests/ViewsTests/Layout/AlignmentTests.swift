import Testing
import Views

@MainActor
@Suite struct `An alignment` {
  // Every view is offered everything; the stack is as large as the largest.
  nonisolated static let layers = [
    LayoutCase(
      "layers stand in the middle", 100, 100, ["a 20 20 60 60", "b 40 40 20 20", "z 20 20 60 60"]
    ) {
      ZStack {
        Box("a", 60, 60)
        Box("b", 20, 20)
      }
      .mark("z")
    },
    LayoutCase(
      "layers are as wide as the widest and as high as the highest", 100, 100,
      ["a 20 45 60 10", "b 45 20 10 60", "z 20 20 60 60"]
    ) {
      ZStack {
        Box("a", 60, 10)
        Box("b", 10, 60)
      }
      .mark("z")
    },
    LayoutCase("layers stand in a corner", 100, 100, ["a 20 20 60 60", "b 60 60 20 20"]) {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 60, 60)
        Box("b", 20, 20)
      }
    },
    LayoutCase("layers stand at a side", 100, 100, ["a 20 20 60 60", "b 20 40 20 20"]) {
      ZStack(alignment: .leading) {
        Box("a", 60, 60)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "a layer that takes all makes the stack as large as the screen", 100, 80,
      ["a 0 0 100 80", "b 0 0 20 20"]
    ) {
      ZStack(alignment: .topLeading) {
        Box("a")
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "a layer of the highest priority decides over the size", 100, 100,
      ["a 20 20 60 60", "b 40 40 20 20", "z 40 40 20 20"]
    ) {
      ZStack {
        Box("a", 60, 60)
        Box("b", 20, 20).layoutPriority(1)
      }
      .mark("z")
    },
    LayoutCase(
      "layers stand on one base line", 100, 100,
      ["a 40 47 20 20", "b 35 33 30 30", "z 35 33 30 34"]
    ) {
      ZStack(alignment: .centerFirstTextBaseline) {
        Text("ab").mark("a")
        Box("b", 30, 30)
      }
      .mark("z")
    },
    LayoutCase("a stack of nothing takes nothing", 100, 100, ["z 50 50 0 0"]) {
      ZStack {}.mark("z")
    },
  ]

  @Test(arguments: layers)
  func `lets views stand upon each other`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // A text's base line is 16 points below its upper side, of 20. What has no text stands on the base
  // line with its lower side. The row is higher than its highest view where it has to be.
  nonisolated static let baselines = [
    LayoutCase(
      "the first lines of texts stand on one line", 100, 40, ["a 31 0 10 20", "b 49 0 20 40"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a")
        Text("bb bb").mark("b").frame(width: 20)
      }
    },
    LayoutCase(
      "the last lines of texts stand on one line", 100, 40, ["a 31 20 10 20", "b 49 0 20 40"]
    ) {
      HStack(alignment: .lastTextBaseline) {
        Text("a").mark("a")
        Text("bb bb").mark("b").frame(width: 20)
      }
    },
    LayoutCase(
      "what has no text stands on the line", 100, 34,
      ["a 31 14 10 20", "b 49 0 20 30", "r 31 0 38 34"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a")
        Box("b", 20, 30)
      }
      .mark("r")
    },
    LayoutCase(
      "padding moves the line", 100, 40, ["a 36 10 10 20", "b 54 10 10 20", "r 36 0 28 30"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a").padding(.top, 10)
        Text("b").mark("b")
      }
      .mark("r").frame(height: 40, alignment: .top)
    },
    LayoutCase(
      "a column's first line is that of its first text", 100, 60,
      ["a 36 18 10 20", "b 54 0 10 10", "c 54 18 10 20", "d 54 46 10 10"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a")
        VStack {
          Box("b", 10, 10)
          Text("c").mark("c")
          Box("d", 10, 10)
        }
      }
      .frame(height: 60, alignment: .top)
    },
    LayoutCase(
      "a column's last line is that of its last text", 100, 60,
      ["a 36 28 10 20", "b 54 0 10 20", "c 54 28 10 20"]
    ) {
      HStack(alignment: .lastTextBaseline) {
        Text("a").mark("a")
        VStack {
          Text("b").mark("b")
          Text("c").mark("c")
        }
      }
      .frame(height: 60, alignment: .top)
    },
    LayoutCase(
      "a row inside a row hands its line on", 100, 30,
      ["a 27 10 10 20", "b 45 0 10 26", "c 63 10 10 20"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a")
        HStack(alignment: .lastTextBaseline) {
          Box("b", 10, 26)
          Text("c").mark("c")
        }
      }
    },
    LayoutCase(
      "a layer does not change the line", 100, 20,
      ["a 36 0 10 20", "z 31 -10 20 40", "b 54 0 10 20"]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").mark("a").overlay { Box("z", 20, 40) }
        Text("b").mark("b")
      }
    },
    LayoutCase(
      "a row without text stands on its lower sides", 100, 40, ["a 31 20 20 20", "b 59 0 10 40"]
    ) {
      HStack(alignment: .lastTextBaseline) {
        Box("a", 20, 20)
        Box("b", 10, 40)
      }
    },
  ]

  @Test(arguments: baselines)
  func `lets texts stand on one base line`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
