import Testing
import Views

@MainActor
@Suite struct `Layers` {
  // A layer is offered the size of its view, and changes nothing about it.
  nonisolated static let rows = [
    LayoutCase(
      "an overlay is offered the view's size", 100, 100,
      ["a 30 40 40 20", "b 30 40 40 20"]
    ) { Box("a", 40, 20).overlay { Box("b") } },
    LayoutCase(
      "a background lies below", 100, 100,
      ["b 30 40 40 20", "a 30 40 40 20"]
    ) { Box("a", 40, 20).background { Box("b") } },
    LayoutCase(
      "a small layer stands in the middle", 100, 100,
      ["a 30 40 40 20", "b 45 45 10 10"]
    ) { Box("a", 40, 20).overlay { Box("b", 10, 10) } },
    LayoutCase(
      "a large layer sticks out and does not push", 100, 100,
      ["a 26 40 20 20", "b 21 35 30 30", "c 54 40 20 20"]
    ) {
      HStack {
        Box("a", 20, 20).overlay { Box("b", 30, 30) }
        Box("c", 20, 20)
      }
    },
    LayoutCase(
      "a layer stands where it is asked to", 100, 100,
      ["a 30 40 40 20", "b 60 40 10 10"]
    ) { Box("a", 40, 20).overlay(alignment: .topTrailing) { Box("b", 10, 10) } },
    LayoutCase(
      "several views of a layer lie upon each other, aligned", 100, 100,
      ["a 30 40 40 20", "b 30 50 10 10", "c 30 58 20 2"]
    ) {
      Box("a", 40, 20).overlay(alignment: .bottomLeading) {
        Box("b", 10, 10)
        Box("c", 20, 2)
      }
    },
    LayoutCase(
      "a badge stands on the first base line of a text", 100, 100,
      ["a 35 30 30 40", "b 65 36 10 10"]
    ) {
      Text("abc def").mark("a").frame(width: 30)
        .overlay(alignment: .trailingFirstTextBaseline) { Box("b", 10, 10).offset(x: 10) }
    },
    LayoutCase(
      "a layer round padding is larger than one inside it", 100, 100,
      ["b 25 35 50 30", "c 30 40 40 20", "a 30 40 40 20"]
    ) {
      Box("a", 40, 20).background { Box("c") }.padding(5).background { Box("b") }
    },
    LayoutCase(
      "each view of a group has its own layer", 100, 100,
      ["a 26 40 20 20", "z 26 40 20 20", "b 54 45 20 10", "z 54 45 20 10"]
    ) {
      HStack {
        Group {
          Box("a", 20, 20)
          Box("b", 20, 10)
        }
        .overlay { Box("z") }
      }
    },
    LayoutCase("a layer of nothing has no layer", 100, 100, []) {
      EmptyView().overlay { Box("z") }
    },
    LayoutCase(
      "older code gives the layer as an argument", 100, 100,
      ["c 30 40 40 20", "a 30 40 40 20", "b 60 50 10 10"]
    ) {
      Box("a", 40, 20).background(Color.blue).background(Box("c"))
        .overlay(Box("b", 10, 10), alignment: .bottomTrailing)
    },
    LayoutCase(
      "a layer's corner is mirrored where lines run leftwards", 100, 100, in: .rightToLeft,
      ["a 30 40 40 20", "b 30 40 10 10"]
    ) { Box("a", 40, 20).overlay(alignment: .topTrailing) { Box("b", 10, 10) } },
  ]

  @Test(arguments: rows)
  func `lie before and behind a view`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  struct Row: View {
    let names: [String]
    let counter: Numbered.Counter

    var body: some View {
      HStack(spacing: 0) {
        ForEach(names, id: \.self) { Box($0, 10, 10) }.overlay { Numbered(counter, after: "z") }
      }
    }
  }

  @Test func `come and go with the views they belong to, and keep their state`() {
    let counter = Numbered.Counter()
    let graph = ViewGraph(size: CGSize(width: 20, height: 10), measuring: FixedMeasuring())
    graph.setRoot(Row(names: ["a"], counter: counter))
    #expect(Mark.frames(in: graph.update()) == ["a 5 0 10 10", "z1 5 0 10 10"])
    graph.setRoot(Row(names: ["b", "a"], counter: counter))
    #expect(
      Mark.frames(in: graph.update())
        == ["b 0 0 10 10", "z2 0 0 10 10", "a 10 0 10 10", "z1 10 0 10 10"])
    graph.setRoot(Row(names: ["b"], counter: counter))
    #expect(Mark.frames(in: graph.update()) == ["b 5 0 10 10", "z2 5 0 10 10"])
  }
}
