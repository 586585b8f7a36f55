import Testing
import Views

@MainActor
@Suite struct `A place` {
  // Padding offers the view what it leaves, and is as large as the view and itself.
  nonisolated static let paddings = [
    LayoutCase("padding is 16 points", 100, 100, ["a 16 16 68 68"]) { Box("a").padding() },
    LayoutCase("padding of a length", 100, 100, ["a 10 10 80 80"]) { Box("a").padding(10) },
    LayoutCase("padding on two sides", 100, 100, ["a 16 0 68 100"]) {
      Box("a").padding(.horizontal)
    },
    LayoutCase("padding on one side", 100, 100, ["a 0 5 100 95"]) { Box("a").padding(.top, 5) },
    LayoutCase("padding on some sides", 100, 100, ["a 0 5 95 95"]) {
      Box("a").padding([.top, .trailing], 5)
    },
    LayoutCase("padding by sides", 100, 100, ["a 2 1 94 96"]) {
      Box("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    LayoutCase(
      "padding makes a fixed view's area larger", 100, 100, ["a 40 40 20 20", "p 35 35 30 30"]
    ) {
      Box("a", 20, 20).padding(5).mark("p")
    },
    LayoutCase("padding twice adds up", 100, 100, ["a 40 40 20 20", "p 33 33 34 34"]) {
      Box("a", 20, 20).padding(5).padding(2).mark("p")
    },
    LayoutCase(
      "negative padding lets a view stick out", 100, 100, ["a -5 -5 110 110", "p 0 0 100 100"]
    ) {
      Box("a").padding(-5).mark("p")
    },
    LayoutCase("negative padding lets views overlap", 100, 100, ["a 35 40 20 20", "b 45 40 20 20"])
    {
      HStack(spacing: 0) {
        Box("a", 20, 20).padding(.trailing, -10)
        Box("b", 20, 20)
      }
    },
    LayoutCase("padding larger than the screen leaves nothing", 20, 20, ["a 10 10 0 0"]) {
      Box("a").padding(30)
    },
    LayoutCase("padding makes a text wrap", 60, 60, ["t 15 10 30 40"]) {
      Text("one two").mark("t").padding(10)
    },
  ]

  @Test(arguments: paddings)
  func `can have room around it`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // An offset moves what is seen; a position takes all that is offered.
  nonisolated static let moves = [
    LayoutCase(
      "an offset moves a view and nothing else", 100, 100, ["a 31 45 20 20", "b 54 40 20 20"]
    ) {
      HStack {
        Box("a", 20, 20).offset(x: 5, y: 5)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "an offset leaves the view's area where it is", 100, 100, ["a 35 43 20 20", "f 40 40 20 20"]
    ) {
      Box("a", 20, 20).offset(CGSize(width: -5, height: 3)).mark("f")
    },
    LayoutCase("a position is that of the middle", 100, 100, ["a 0 20 20 20"]) {
      Box("a", 20, 20).position(x: 10, y: 30)
    },
    LayoutCase(
      "a position takes all that is offered", 100, 100, ["a 50 70 20 20", "p 0 0 100 100"]
    ) {
      Box("a", 20, 20).position(CGPoint(x: 60, y: 80)).mark("p")
    },
    LayoutCase(
      "a position in a stack counts from its own area", 100, 100, ["a 40 0 20 40", "b 0 48 20 20"]
    ) {
      VStack {
        Box("a", 20, 40)
        Box("b", 20, 20).position(x: 10, y: 10)
      }
    },
    LayoutCase("the safe area is the whole screen", 100, 100, ["a 0 0 100 100"]) {
      Box("a").ignoresSafeArea(.keyboard, edges: .bottom)
    },
  ]

  @Test(arguments: moves)
  func `can be another one`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // Lines run leftwards: every x is mirrored inside its parent, and nothing else changes.
  nonisolated static let mirrored = [
    LayoutCase(
      "a row begins on the right", 100, 20, in: .rightToLeft, ["a 80 0 20 20", "b 0 0 72 20"]
    ) {
      HStack {
        Box("a", 20)
        Box("b")
      }
    },
    LayoutCase(
      "the leading side of a column is the right one", 100, 100, in: .rightToLeft,
      ["a 50 36 20 10", "b 30 54 40 10"]
    ) {
      VStack(alignment: .leading) {
        Box("a", 20, 10)
        Box("b", 40, 10)
      }
    },
    LayoutCase("the leading padding is on the right", 100, 100, in: .rightToLeft, ["a 0 0 90 100"])
    {
      Box("a").padding(.leading, 10)
    },
    LayoutCase(
      "a frame's leading corner is on the right", 100, 100, in: .rightToLeft,
      ["a 60 30 20 20", "f 20 30 60 40"]
    ) {
      Box("a", 20, 20).frame(width: 60, height: 40, alignment: .topLeading).mark("f")
    },
    LayoutCase(
      "a flexible frame's leading side is on the right", 100, 20, in: .rightToLeft, ["t 70 0 30 20"]
    ) {
      Text("abc").mark("t").frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("an offset counts to the left", 100, 100, in: .rightToLeft, ["a 35 45 20 20"]) {
      Box("a", 20, 20).offset(x: 5, y: 5)
    },
    LayoutCase("a position counts from the right", 100, 100, in: .rightToLeft, ["a 80 20 20 20"]) {
      Box("a", 20, 20).position(x: 10, y: 30)
    },
    LayoutCase(
      "what is aligned at the leading side of a stack of layers is on the right", 100, 100,
      in: .rightToLeft, ["a 20 20 60 60", "b 60 40 20 20"]
    ) {
      ZStack(alignment: .leading) {
        Box("a", 60, 60)
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "a grid's first column is on the right", 68, 48, in: .rightToLeft,
      ["a 38 0 30 20", "b 0 0 30 20", "c 48 28 20 20", "d 10 28 20 20"]
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        GridRow {
          Box("c", 20, 20)
          Box("d", 20, 20)
        }
      }
    },
    LayoutCase(
      "what runs the other way is not mirrored inside", 100, 20, in: .rightToLeft,
      ["a 80 0 20 20", "b 44 0 8 20", "c 60 0 12 20"]
    ) {
      HStack {
        Box("a", 20)
        HStack {
          Box("b", 8)
          Box("c", 12)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer()
      }
    },
  ]

  @Test(arguments: mirrored)
  func `is mirrored where lines run leftwards`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
