import Testing
import Views

@MainActor
@Suite struct `A view's identity` {
  final class Counts {
    var views = 0
  }

  /// Is marked by its number among those that were made.
  struct Numbered: View {
    @State private var number: Int

    init(_ counts: Counts) {
      counts.views += 1
      _number = State(wrappedValue: counts.views)
    }

    var body: some View { Box("\(number)") }
  }

  @Test func `starts a view anew when it changes, and only then`() {
    let counts = Counts()
    let graph = ViewGraph(size: CGSize(width: 10, height: 10), measuring: FixedMeasuring())
    func frames(id: String) -> [String] {
      graph.setRoot(Numbered(counts).id(id))
      return Mark.frames(in: graph.update())
    }
    #expect(frames(id: "a") == ["1 0 0 10 10"])
    #expect(frames(id: "a") == ["1 0 0 10 10"])
    #expect(frames(id: "b") == ["3 0 0 10 10"])
    #expect(frames(id: "a") == ["4 0 0 10 10"])
  }

  @Test func `is not touched by the safe area`() {
    let counts = Counts()
    let graph = ViewGraph(size: CGSize(width: 10, height: 10), measuring: FixedMeasuring())
    for _ in 1...2 {
      graph.setRoot(Numbered(counts).ignoresSafeArea())
      #expect(Mark.frames(in: graph.update()) == ["1 0 0 10 10"])
    }
  }
}
