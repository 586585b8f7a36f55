import Testing
import Views

@MainActor
@Suite struct `A view's identity` {
  @Test func `starts a view anew when it changes, and only then`() {
    let counter = Numbered.Counter()
    let graph = ViewGraph(size: CGSize(width: 10, height: 10), measuring: FixedMeasuring())
    func frames(id: String) -> [String] {
      graph.setRoot(Numbered(counter).id(id))
      return Mark.frames(in: graph.update())
    }
    #expect(frames(id: "a") == ["1 0 0 10 10"])
    #expect(frames(id: "a") == ["1 0 0 10 10"])
    #expect(frames(id: "b") == ["3 0 0 10 10"])
    #expect(frames(id: "a") == ["4 0 0 10 10"])
  }

  @Test func `is not touched by the safe area`() {
    let counter = Numbered.Counter()
    let graph = ViewGraph(size: CGSize(width: 10, height: 10), measuring: FixedMeasuring())
    for _ in 1...2 {
      graph.setRoot(Numbered(counter).ignoresSafeArea())
      #expect(Mark.frames(in: graph.update()) == ["1 0 0 10 10"])
    }
  }
}
