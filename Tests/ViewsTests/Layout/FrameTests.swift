import Testing
import Views

@MainActor
@Suite struct `A frame` {
  // The view is offered the frame's lengths, takes what it likes, and is aligned in the frame.
  nonisolated static let rows = [
    LayoutCase("holds its view in the middle", 100, 100, ["a 40 40 20 20", "f 20 30 60 40"]) {
      Box("a", 20, 20).frame(width: 60, height: 40).mark("f")
    },
    LayoutCase("holds its view in a corner", 100, 100, ["a 20 30 20 20", "f 20 30 60 40"]) {
      Box("a", 20, 20).frame(width: 60, height: 40, alignment: .topLeading).mark("f")
    },
    LayoutCase(
      "holds its view in the opposite corner", 100, 100, ["a 60 50 20 20", "f 20 30 60 40"]
    ) {
      Box("a", 20, 20).frame(width: 60, height: 40, alignment: .bottomTrailing).mark("f")
    },
    LayoutCase("holds its view at a side", 100, 100, ["a 60 40 20 20", "f 20 30 60 40"]) {
      Box("a", 20, 20).frame(width: 60, height: 40, alignment: .trailing).mark("f")
    },
    LayoutCase("is offered to its view", 100, 100, ["a 20 30 60 40"]) {
      Box("a").frame(width: 60, height: 40)
    },
    LayoutCase(
      "of one length takes the other one from its view", 100, 100,
      ["a 40 40 20 20", "f 20 40 60 20"]
    ) {
      Box("a", 20, 20).frame(width: 60).mark("f")
    },
    LayoutCase("of one length passes on what is offered in the other", 100, 80, ["a 20 0 60 80"]) {
      Box("a").frame(width: 60)
    },
    LayoutCase(
      "does not shrink a fixed view, which sticks out", 100, 100,
      ["a 20 20 60 60", "f 40 40 20 20"]
    ) {
      Box("a", 60, 60).frame(width: 20, height: 20).mark("f")
    },
    LayoutCase(
      "sticks its view out at the side that is not aligned", 100, 100,
      ["a 40 40 60 60", "f 40 40 20 20"]
    ) {
      Box("a", 60, 60).frame(width: 20, height: 20, alignment: .topLeading).mark("f")
    },
    LayoutCase("makes a text wrap", 100, 100, ["t 35 30 30 40", "f 30 30 40 40"]) {
      Text("one two").mark("t").frame(width: 40).mark("f")
    },
    LayoutCase(
      "in a frame is the inner one's business", 100, 100, ["a 40 0 20 100", "f 20 0 60 100"]
    ) {
      Box("a").frame(width: 20).frame(width: 60).mark("f")
    },
    LayoutCase(
      "takes no notice of a negative length", 100, 100, ["a 40 40 20 20", "f 40 40 20 20"]
    ) {
      Box("a", 20, 20).frame(width: -5, height: 20).mark("f")
    },
    LayoutCase(
      "takes no notice of an endless length", 100, 100, ["a 40 40 20 20", "f 40 40 20 20"]
    ) {
      Box("a", 20, 20).frame(width: .infinity, height: .nan).mark("f")
    },
    LayoutCase(
      "stands a text's base line on its lower side", 100, 100, ["t 40 44 20 20", "f 40 20 20 40"]
    ) {
      Text("ab").mark("t").frame(height: 40, alignment: .leadingFirstTextBaseline).mark("f")
        .padding(.bottom, 20)
    },
    LayoutCase(
      "takes what it is offered where it has no greatest width", 100, 20,
      ["t 0 0 30 20", "f 0 0 100 20"]
    ) {
      Text("abc").mark("t").frame(maxWidth: .infinity, alignment: .leading).mark("f")
    },
    LayoutCase("fills the screen", 100, 80, ["t 70 60 30 20", "f 0 0 100 80"]) {
      Text("abc").mark("t")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).mark("f")
    },
    LayoutCase("limits a view that takes all", 100, 80, ["a 25 20 50 40"]) {
      Box("a").frame(maxWidth: 50, maxHeight: 40)
    },
    LayoutCase(
      "lets a text wrap at its greatest width", 100, 80, ["t 35 20 30 40", "f 30 20 40 40"]
    ) {
      Text("one two").mark("t").frame(maxWidth: 40, alignment: .center).mark("f")
    },
    LayoutCase(
      "with a least height leaves a row as wide as it was", 300, 44,
      ["a 85 12 50 20", "b 143 12 72 20"]
    ) { Self.row.frame(minHeight: 44) },
    LayoutCase(
      "with a greatest height leaves a row as wide as it was", 300, 100,
      ["a 85 40 50 20", "b 143 40 72 20"]
    ) { Self.row.frame(maxHeight: 44) },
    LayoutCase(
      "with a least width leaves a wider row as it was", 300, 44,
      ["a 85 12 50 20", "b 143 12 72 20"]
    ) { Self.row.frame(minWidth: 10) },
    LayoutCase(
      "hardly wider than its row lets it show all", 300, 44, ["a 84 12 50 20", "b 142 12 72 20"]
    ) { Self.row.frame(minWidth: 132, alignment: .leading) },
    LayoutCase(
      "round a button in a row lets its label show all", 300, 44,
      ["a 60 12 50 20", "b 134 12 50 20"]
    ) {
      HStack {
        Text("outer").mark("a")
        Button {
        } label: {
          Text("Save!").mark("b")
        }.buttonStyle(.bordered)
      }.frame(minHeight: 44).padding(.trailing, 40)
    },
    LayoutCase(
      "leaves lines as they were broken", 200, 44, ["a 20 2 90 40", "b 110 2 70 40"]
    ) {
      HStack(spacing: 0) {
        Text("aaaaaaaaa b").mark("a")
        Text("ddddddd ddddddd").mark("b")
      }.frame(minHeight: 44)
    },
  ]

  /// Of the two the second is wider, and has less that can shrink.
  private static var row: some View {
    HStack {
      Text("outer").mark("a")
      Text("Save").padding(.horizontal, 16).mark("b")
    }
  }

  @Test(arguments: rows)
  func `stands round a view`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  /// What a frame with limits makes of an offer.
  struct Limited: Sendable, CustomTestStringConvertible {
    let least: CGFloat?
    let ideal: CGFloat?
    let greatest: CGFloat?
    /// The width that the view in it takes.
    let view: CGFloat
    /// The width that the frame is offered; nil where none is.
    let offered: CGFloat?
    /// The frame's width.
    let frame: CGFloat

    init(
      _ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?, around view: CGFloat,
      in offered: CGFloat?, _ frame: CGFloat
    ) {
      (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
      (self.view, self.offered, self.frame) = (view, offered, frame)
    }

    var testDescription: String {
      let lengths = [least, ideal, greatest, view, offered, frame]
      return lengths.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    }
  }

  // The documentation of `frame(minWidth:idealWidth:maxWidth:...)`, sentence by sentence.
  nonisolated static let limited = [
    // Without least and greatest length: the view's.
    Limited(nil, 40, nil, around: 30, in: 100, 30),
    // With both: the offer, kept between them, whatever the view takes.
    Limited(20, nil, 50, around: 30, in: 100, 50),
    Limited(20, nil, 50, around: 30, in: 40, 40),
    Limited(20, nil, 50, around: 30, in: 10, 20),
    Limited(0, nil, .infinity, around: 30, in: 100, 100),
    Limited(0, nil, .infinity, around: 30, in: 10, 10),
    // With a least length: the view's, or the offer where that is less, but not less than the least.
    Limited(20, nil, nil, around: 30, in: 100, 30),
    Limited(50, nil, nil, around: 30, in: 100, 50),
    Limited(50, nil, nil, around: 30, in: 40, 50),
    Limited(20, nil, nil, around: 60, in: 40, 40),
    Limited(20, nil, nil, around: 60, in: 10, 20),
    // With a greatest length: the offer, or the view's where that is more, but not more than the
    // greatest.
    Limited(nil, nil, .infinity, around: 30, in: 100, 100),
    Limited(nil, nil, 50, around: 30, in: 100, 50),
    Limited(nil, nil, 50, around: 30, in: 40, 40),
    Limited(nil, nil, 50, around: 60, in: 100, 50),
    Limited(nil, nil, 80, around: 60, in: 40, 60),
    // Without an offer: the ideal length, or else the view's, kept between the limits.
    Limited(nil, 40, nil, around: 30, in: nil, 40),
    Limited(20, 40, 50, around: 30, in: nil, 40),
    Limited(20, nil, 50, around: 30, in: nil, 30),
    Limited(20, nil, 50, around: 60, in: nil, 50),
    Limited(20, nil, 50, around: 10, in: nil, 20),
    Limited(50, nil, nil, around: 30, in: nil, 50),
    Limited(20, nil, nil, around: 30, in: nil, 30),
    Limited(nil, nil, 50, around: 60, in: nil, 50),
    Limited(nil, nil, 50, around: 30, in: nil, 30),
    // Limits that contradict each other, and what is no length.
    Limited(50, nil, 20, around: 30, in: 100, 50),
    Limited(-10, nil, 20, around: 30, in: 10, 10),
    Limited(.infinity, nil, nil, around: 30, in: 100, 30),
    Limited(.nan, .nan, .nan, around: 30, in: 100, 30),
  ]

  @Test(arguments: limited)
  func `keeps to its limits`(row: Limited) {
    let framed = Color.red.frame(width: row.view, height: 20)
      .frame(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest).mark("f")
    let layout = LayoutCase("", row.offered ?? 0, 20, []) {
      // A fixed size offers nothing.
      if row.offered == nil { framed.fixedSize() } else { framed }
    }
    let offered = row.offered ?? 0
    let (x, width) = ((offered - row.frame) / 2, row.frame)
    #expect(layout.measuredFrames == ["f \(Int(x)) 0 \(Int(width)) 20"])
  }
}
