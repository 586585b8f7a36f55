import Testing
import Views

@MainActor
@Suite struct `A view modifier` {
  private let bench = Bench()

  struct Counting: ViewModifier {
    let bench: Bench
    let name: String
    @State private var count = 0
    @Environment(\.language) private var language

    func body(content: Content) -> some View {
      let _ = bench.note("modifier")
      let _ = bench.offer(name) { count += 1 }
      HStack {
        content
        Text("\(name)\(count)\(language ?? "")")
      }
    }
  }

  struct Inner: View {
    let bench: Bench
    @State private var count = 0

    var body: some View {
      let _ = bench.note("inner")
      let _ = bench.offer("inner") { count += 1 }
      Text("\(count)")
    }
  }

  @Test func `has state of its own, beside that of the view`() {
    let view = Inner(bench: bench).modifier(Counting(bench: bench, name: "a"))
      .modifier(Counting(bench: bench, name: "b"))
    #expect(bench.show(view) == ["modifier", "modifier", "inner"])
    #expect(bench.perform("a") == ["modifier"])
    #expect(bench.perform("inner") == ["inner"])
    #expect(bench.perform("b") == ["modifier"])
    #expect(bench.perform("b") == ["modifier"])
    #expect(bench.texts == ["1", "a1", "b2"])
  }

  @Test func `reads the environment`() {
    let view = Inner(bench: bench).modifier(Counting(bench: bench, name: "a"))
    bench.show(view.environment(\.language, "ko"))
    #expect(bench.texts == ["0", "a0ko"])
  }

  struct Holder: View {
    let bench: Bench
    let modifier: Counting
    @State private var isWide = false

    var body: some View {
      let _ = bench.note("holder")
      let _ = bench.offer("widen") { isWide.toggle() }
      Text(isWide ? "wide" : "narrow").modifier(modifier)
    }
  }

  @Test func `may be kept by a view that uses it`() {
    bench.show(Holder(bench: bench, modifier: Counting(bench: bench, name: "a")))
    #expect(bench.perform("a") == ["modifier"])
    #expect(bench.perform("widen") == ["holder", "modifier"])
    #expect(bench.perform("a") == ["modifier"])
    #expect(bench.texts == ["wide", "a2"])
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  @Test func `may show the view more than once`() {
    bench.show(HStack { Text("a").modifier(Twice()) })
    #expect(bench.texts == ["a", "a"])
  }
}
