import Testing
import Views

@MainActor
@Suite struct `A view's life on the glass` {
  final class Diary {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private let diary = Diary()

  private func makeGraph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph(
      size: CGSize(width: 100, height: 60), measuring: FixedMeasuring())
    graph.setRoot(view)
    return graph
  }

  struct Door: View {
    let diary: Diary
    let isOpen: Bool

    var body: some View {
      ZStack {
        Color.red.onAppear { diary.note("red appears") }
        if isOpen {
          Color.blue
            .onAppear { diary.note("blue appears") }
            .onDisappear { diary.note("blue disappears") }
        }
      }
      .onDisappear { diary.note("door disappears") }
    }
  }

  @Test func `begins when its screen is on the glass, not before`() {
    let graph = makeGraph(Door(diary: diary, isOpen: true))
    _ = graph.update()
    #expect(diary.lines == [])
    graph.setVisible(true)
    _ = graph.update()
    #expect(diary.lines == ["red appears", "blue appears"])
    _ = graph.update()
    #expect(diary.lines.count == 2)
  }

  @Test func `ends with its screen, and begins again with it`() {
    let graph = makeGraph(Door(diary: diary, isOpen: true))
    graph.setVisible(true)
    _ = graph.update()
    graph.setVisible(false)
    #expect(diary.lines.suffix(2) == ["blue disappears", "door disappears"])
    graph.setVisible(true)
    _ = graph.update()
    #expect(diary.lines.suffix(2) == ["red appears", "blue appears"])
  }

  @Test func `ends when it is taken out`() {
    let graph = makeGraph(Door(diary: diary, isOpen: true))
    graph.setVisible(true)
    _ = graph.update()
    graph.setRoot(Door(diary: diary, isOpen: false))
    _ = graph.update()
    #expect(diary.lines.last == "blue disappears")
  }

  struct Counting: View {
    let diary: Diary
    @State private var count = 0

    var body: some View {
      Color.red.padding(Double(count))
        .onAppear { count = 5 }
        .onChange(of: count) { old, new in diary.note("\(old) to \(new)") }
        .onChange(of: count, initial: true) { diary.note("count is \(count)") }
    }
  }

  @Test func `shows what it changes on appearing at once`() {
    let graph = makeGraph(Counting(diary: diary))
    graph.setVisible(true)
    #expect(graph.update().bounds.width == 90)
    #expect(diary.lines == ["count is 5", "0 to 5", "count is 5"])
  }

  struct Clock: View {
    let interval: Double

    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: interval)) { context in
        Color.red.padding(context.date.timeIntervalSince1970)
      }
    }
  }

  @Test func `follows a schedule, and asks to be woken for nothing else`() {
    let graph = makeGraph(Clock(interval: 10))
    graph.advance(to: Date(timeIntervalSince1970: 12))
    #expect(graph.nextDate == nil, "it is not seen")
    graph.setVisible(true)
    let first = graph.update()
    #expect(first.bounds.width == 80)
    #expect(graph.nextDate == Date(timeIntervalSince1970: 20))
    graph.advance(to: Date(timeIntervalSince1970: 19.9))
    #expect(graph.update() === first)
    graph.advance(to: Date(timeIntervalSince1970: 20))
    #expect(graph.update().bounds.width == 60)
    graph.advance(to: Date(timeIntervalSince1970: 11))
    #expect(graph.update().bounds.width == 80, "the clock was set back")
  }
}
