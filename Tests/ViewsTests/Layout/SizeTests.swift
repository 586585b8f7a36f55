import Testing
import Views

@MainActor
@Suite struct `A size` {
  // A view of fixed size is offered nothing, and so takes its ideal lengths.
  nonisolated static let fixedSizes = [
    LayoutCase("a text keeps its line and sticks out", 50, 20, ["t -40 0 130 20"]) {
      Text("one two three").mark("t").fixedSize()
    },
    LayoutCase("a text that is too high loses lines", 100, 100, ["t 35 40 30 20"]) {
      Text("one two").mark("t").frame(width: 40, height: 20)
    },
    LayoutCase("a text of fixed height keeps its lines", 100, 100, ["t 35 30 30 40"]) {
      Text("one two").mark("t").fixedSize(horizontal: false, vertical: true)
        .frame(width: 40, height: 20)
    },
    LayoutCase(
      "a view that takes all takes 10 points where nothing is offered", 100, 100, ["a 45 45 10 10"]
    ) {
      Box("a").fixedSize()
    },
    LayoutCase("in one direction leaves the other one alone", 100, 100, ["a 0 45 100 10"]) {
      Box("a").fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase(
      "buttons in a column of fixed size are as wide as the widest", 100, 100,
      ["a 35 26 30 20", "b 35 54 30 20"]
    ) {
      VStack {
        Text("a").frame(maxWidth: .infinity).mark("a")
        Text("abc").frame(maxWidth: .infinity).mark("b")
      }
      .fixedSize()
    },
    LayoutCase(
      "tiles in a row of fixed height are as high as the highest", 100, 100,
      ["a 31 35 20 30", "b 59 35 10 30"]
    ) {
      HStack {
        Box("a", 20, 30)
        Box("b", 10)
      }
      .fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase(
      "a column of fixed size has no room for its spacer", 100, 100,
      ["a 40 26 20 20", "b 40 54 20 20"]
    ) {
      VStack {
        Box("a", 20, 20)
        Spacer()
        Box("b", 20, 20)
      }
      .fixedSize()
    },
  ]

  @Test(arguments: fixedSizes)
  func `can be the ideal one`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // The view is offered an area of the ratio, inside what is offered or around it.
  nonisolated static let aspectRatios = [
    LayoutCase("fits into a square", 100, 100, ["a 0 25 100 50"]) {
      Color.red.aspectRatio(2, contentMode: .fit).mark("a")
    },
    LayoutCase("fits into a low area", 100, 20, ["a 30 0 40 20"]) {
      Color.red.aspectRatio(2, contentMode: .fit).mark("a")
    },
    LayoutCase("fills a square, and sticks out", 100, 100, ["a -50 0 200 100"]) {
      Color.red.aspectRatio(2, contentMode: .fill).mark("a")
    },
    LayoutCase("fills a low area, and sticks out", 100, 20, ["a 0 -15 100 50"]) {
      Color.red.aspectRatio(2, contentMode: .fill).mark("a")
    },
    LayoutCase("is given as a size, too", 100, 100, ["a 25 0 50 100"]) {
      Color.red.aspectRatio(CGSize(width: 3, height: 6), contentMode: .fit).mark("a")
    },
    LayoutCase("is that of the ideal size where none is given", 100, 60, ["a 20 0 60 60"]) {
      Color.red.scaledToFit().mark("a")
    },
    LayoutCase("is that of the ideal size of a frame", 100, 100, ["a 0 25 100 50"]) {
      Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit).mark("a")
    },
    LayoutCase("fills in the shape of the ideal size", 100, 60, ["a 0 -20 100 100"]) {
      Color.red.scaledToFill().mark("a")
    },
    LayoutCase("does not change a fixed view", 100, 100, ["a 40 45 20 10"]) {
      Box("a", 20, 10).aspectRatio(1, contentMode: .fit)
    },
    LayoutCase(
      "follows the length that is offered where the other one is open", 100, 100, ["a 20 35 60 30"]
    ) {
      Color.red.aspectRatio(2, contentMode: .fit).mark("a").frame(width: 60)
        .fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase("does not count where nothing is offered", 100, 100, ["a 45 45 10 10"]) {
      Color.red.aspectRatio(2, contentMode: .fit).mark("a").fixedSize()
    },
    LayoutCase("takes the share of a row that it needs", 108, 20, ["a 0 0 20 20", "b 28 0 80 20"]) {
      HStack {
        Color.red.aspectRatio(1, contentMode: .fit).mark("a")
        Box("b")
      }
    },
    LayoutCase("of nothing is no ratio", 100, 60, ["a 20 0 60 60"]) {
      Color.red.aspectRatio(0, contentMode: .fit).mark("a")
    },
  ]

  @Test(arguments: aspectRatios)
  func `can keep its shape`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
