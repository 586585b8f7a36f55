import Observation
import Testing
import Views

@MainActor
@Suite struct `A graph of views` {
  private static let screen = CGSize(width: 100, height: 60)

  private func makeGraph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph(size: Self.screen, measuring: FixedMeasuring())
    graph.setRoot(view)
    return graph
  }

  @Test func `offers the screen to its root view`() {
    let display = makeGraph(Color.red).update()
    #expect(display.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `leaves room around a view`() {
    let display = makeGraph(Color.red.padding(10)).update()
    #expect(display.bounds == CGRect(x: 10, y: 10, width: 80, height: 40))
  }

  struct StackOfTwo: View {
    var body: some View {
      ZStack {
        Color.red
        Color.blue
      }
    }
  }

  @Test func `gives the same picture as long as nothing changes`() {
    let graph = makeGraph(StackOfTwo())
    let first = graph.update()
    #expect(graph.update() === first)
  }

  @Observable final class Model {
    var isWide = false
  }

  struct Following: View {
    let model: Model

    var body: some View {
      if model.isWide { Color.red } else { Color.red.padding(20) }
    }
  }

  @Test func `follows an observed object`() {
    let model = Model()
    let graph = makeGraph(Following(model: model))
    #expect(graph.update().bounds.width == 60)
    model.isWide = true
    #expect(graph.update().bounds.width == 100)
  }
}
