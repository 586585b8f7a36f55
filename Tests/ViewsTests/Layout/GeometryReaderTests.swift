import Observation
import Testing
import Views

@MainActor
@Suite struct `A geometry reader` {
  // It takes all that is offered; the builder's views stand in its upper leading corner.
  nonisolated static let rows = [
    LayoutCase("tells the screen's size", 100, 80, ["a 0 0 50 20", "g 0 0 100 80"]) {
      GeometryReader { Box("a", $0.size.width / 2, $0.size.height / 4) }.mark("g")
    },
    LayoutCase("offers its size to its views", 100, 80, ["a 0 0 100 80", "b 0 0 20 20"]) {
      GeometryReader { _ in
        Box("a")
        Box("b", 20, 20)
      }
    },
    LayoutCase("takes what others leave", 100, 20, ["a 0 0 20 20", "b 28 0 36 20"]) {
      HStack {
        Box("a", 20, 20)
        GeometryReader { Box("b", $0.size.width / 2, 20) }
      }
    },
    LayoutCase(
      "is 10 points large where nothing is offered", 100, 80, ["a 45 35 20 20", "g 45 35 10 10"]
    ) {
      GeometryReader { Box("a", $0.size.width * 2, $0.size.height * 2) }.mark("g").fixedSize()
    },
    LayoutCase("in another one knows its own size", 100, 80, ["b 0 0 25 20"]) {
      GeometryReader { outer in
        GeometryReader { Box("b", $0.size.width / 2, $0.size.height / 2) }
          .frame(width: outer.size.width / 2, height: outer.size.height / 2)
      }
    },
    LayoutCase(
      "tells the size of a view behind which it stands", 100, 80,
      ["b 20 20 30 20", "a 20 20 60 40"]
    ) {
      Box("a", 60, 40).background {
        GeometryReader { Box("b", $0.size.width / 2, $0.size.height / 2) }
      }
    },
    LayoutCase(
      "has its corner on the right where lines run leftwards", 100, 80, in: .rightToLeft,
      ["a 80 0 20 20"]
    ) {
      GeometryReader { _ in Box("a", 20, 20) }
    },
    LayoutCase("knows its rectangle on the screen", 100, 80, ["a 10 20 10 20", "b 10 20 80 40"]) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Box("a", frame.minX, frame.minY)
        Box("b", proxy.frame(in: .local).width, proxy.frame(in: .local).height)
      }
      .padding(EdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10))
    },
  ]

  @Test(arguments: rows)
  func `knows its size`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  final class Diary {
    var lines: [String] = []
  }

  @Observable final class Model {
    var width: CGFloat = 40
    var offset: CGFloat = 0
    var color = "red"
  }

  struct Watched: View {
    let model: Model
    let diary: Diary

    var body: some View {
      GeometryReader { proxy in
        let _ = diary.lines.append("\(model.color) \(Int(proxy.size.width))")
        Color.red
      }
      .frame(width: model.width)
      .offset(x: model.offset)
    }
  }

  struct Moved: View {
    let model: Model
    let diary: Diary

    var body: some View {
      GeometryReader { proxy in
        let _ = diary.lines.append("\(Int(proxy.frame(in: .global).minX))")
        Color.red
      }
      .offset(x: model.offset)
    }
  }

  private func makeGraph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph(size: CGSize(width: 100, height: 80), measuring: FixedMeasuring())
    graph.setRoot(view)
    return graph
  }

  @Test func `asks its builder once for each size, and when what it reads changes`() {
    let (model, diary) = (Model(), Diary())
    let graph = makeGraph(Watched(model: model, diary: diary))
    #expect(diary.lines == [])
    _ = graph.update()
    _ = graph.update()
    #expect(diary.lines == ["red 40"])
    model.color = "blue"
    _ = graph.update()
    #expect(diary.lines == ["red 40", "blue 40"])
  }

  @Test func `asks its builder for a new size in the same update`() {
    let (model, diary) = (Model(), Diary())
    let graph = makeGraph(Watched(model: model, diary: diary))
    _ = graph.update()
    model.width = 60
    #expect(graph.update().bounds == CGRect(x: 20, y: 0, width: 60, height: 80))
    #expect(diary.lines.last == "red 60")
  }

  @Test func `asks its builder for a new place where that was read`() {
    let (model, diary) = (Model(), Diary())
    let graph = makeGraph(Moved(model: model, diary: diary))
    _ = graph.update()
    model.offset = 7
    _ = graph.update()
    #expect(diary.lines.first == "0")
    #expect(diary.lines.last == "7")
  }

  struct Door: View {
    let isOpen: Bool
    let diary: Diary

    var body: some View {
      if isOpen {
        GeometryReader { _ in Color.red.onDisappear { diary.lines.append("gone") } }
      }
    }
  }

  @Test func `takes its views with it`() {
    let diary = Diary()
    let graph = makeGraph(Door(isOpen: true, diary: diary))
    graph.setVisible(true)
    _ = graph.update()
    graph.setRoot(Door(isOpen: false, diary: diary))
    #expect(graph.update().bounds == .zero)
    #expect(diary.lines == ["gone"])
  }
}
