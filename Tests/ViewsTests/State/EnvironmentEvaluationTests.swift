import Observation
import Testing
import Views

@MainActor
@Suite struct `What is said to views below` {
  private let bench = Bench()

  struct Reader: View {
    let bench: Bench
    @Environment(\.language) private var language

    var body: some View {
      let _ = bench.note("reader")
      Text(language ?? "none")
    }
  }

  struct Owner: View {
    let bench: Bench
    @State private var count = 0

    var body: some View {
      let _ = bench.note("owner")
      let _ = bench.offer("add") { count += 1 }
      VStack {
        Reader(bench: bench).environment(\.language, count < 2 ? "en" : "ko")
        Reader(bench: bench).transformEnvironment(\.language) { $0 = ($0 ?? "") + "de" }
        Reader(bench: bench).foregroundStyle(.red.opacity(0.5)).tint(.green)
        Reader(bench: bench)
      }
      .lineLimit(count < 3 ? 1 : 2)
    }
  }

  @Test func `is the same as long as it says the same, and nobody below is asked again`() {
    #expect(bench.show(Owner(bench: bench)).count == 5)
    #expect(bench.texts == ["en", "de", "none", "none"])
    #expect(bench.perform("add") == ["owner"])
    #expect(bench.perform("add") == ["owner", "reader"])
    #expect(bench.texts == ["ko", "de", "none", "none"])
    #expect(bench.perform("add").count == 5)
  }

  @Test func `is the same where the screen says the same anew`() {
    func environment(_ language: String) -> EnvironmentValues {
      var environment = EnvironmentValues()
      environment.language = language
      return environment
    }
    let view = VStack { Reader(bench: bench) }
    #expect(bench.show(view, in: environment("en")) == ["reader"])
    #expect(bench.show(view, in: environment("en")) == [])
    #expect(bench.show(view, in: environment("ko")) == ["reader"])
    #expect(bench.texts == ["ko"])
  }

  private enum Limit: EnvironmentKey {
    static let defaultValue: Int? = 1
  }

  @Test func `may be nil where it is something else by itself`() {
    var environment = EnvironmentValues()
    #expect(environment[Limit.self] == 1)
    environment[Limit.self] = nil
    #expect(environment[Limit.self] == nil)
    environment[Limit.self] = 2
    #expect(environment[Limit.self] == 2)
  }

  @Observable final class Model {
    var number = 1
    var other = 1
  }

  struct ModelReader: View {
    let bench: Bench
    @Environment(Model.self) private var model

    var body: some View {
      let _ = bench.note("reader")
      Text("\(model.number)")
    }
  }

  struct ModelEditor: View {
    let bench: Bench
    @Environment(Model.self) private var model

    var body: some View {
      @Bindable var model = model
      let _ = bench.note("editor")
      let number = $model.number
      let _ = bench.offer("edit") { number.wrappedValue += 1 }
      Color.red
    }
  }

  @Test func `may be an object, whose properties are followed one by one`() {
    let model = Model()
    let view = VStack {
      ModelReader(bench: bench)
      ModelEditor(bench: bench)
    }
    #expect(bench.show(view.environment(model)) == ["reader", "editor"])
    model.other = 2
    #expect(bench.update() == [])
    #expect(bench.perform("edit") == ["reader"])
    #expect(bench.texts == ["2"])
    #expect(bench.show(view.environment(model)) == [])
    #expect(bench.show(view.environment(Model())) == ["reader", "editor"])
    #expect(bench.texts == ["1"])
  }
}
