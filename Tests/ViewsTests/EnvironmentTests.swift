import Observation
import Testing
import Views

@MainActor
@Suite struct `An environment` {
  @Observable final class Model {
    var count = 1
  }

  struct Counter: View {
    let model: Model

    var body: some View {
      ZStack {
        ZStack { Text("still") }.font(.title).lineLimit(1)
        Text("\(model.count)")
      }
    }
  }

  @Test func `stays the same as long as nobody says otherwise, so that nothing is measured again`()
  {
    let (model, measuring) = (Model(), FixedMeasuring())
    let graph = ViewGraph(size: CGSize(width: 100, height: 100), measuring: measuring)
    graph.setRoot(Counter(model: model))
    _ = graph.update()
    let first = measuring.measured
    #expect(first.contains("still"))
    model.count = 2
    _ = graph.update()
    #expect(Set(measuring.measured.dropFirst(first.count)) == ["2"])
  }

  struct Bounded: View {
    let model: Model

    var body: some View { Group { Text("a") }.lineLimit(model.count) }
  }

  @Test func `changes for everything inside a view`() {
    let model = Model()
    let graph = ViewGraph(
      size: CGSize(width: 100, height: 100), measuring: FixedMeasuring())
    graph.setRoot(Bounded(model: model))
    #expect(textContents(of: graph.update()).map(\.lineLimit) == [1])
    model.count = 2
    #expect(textContents(of: graph.update()).map(\.lineLimit) == [2])
    var environment = EnvironmentValues()
    environment.language = "ko"
    graph.setRoot(Bounded(model: model), environment: environment)
    #expect(textContents(of: graph.update()).map(\.language) == ["ko"])
    #expect(textContents(of: graph.update()).map(\.lineLimit) == [2])
  }

  struct Reader: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text("\(model?.count ?? 0)") }
  }

  @Test func `provides objects by their type, the nearest one`() throws {
    let model = Model()
    model.count = 7
    #expect(try textContent(of: Reader()).runs[0].string == "0")
    #expect(try textContent(of: Reader().environment(model)).runs[0].string == "7")
    let nobody: Model? = nil
    let view = Reader().environment(nobody).environment(model)
    #expect(try textContent(of: view).runs[0].string == "0")
  }
}
