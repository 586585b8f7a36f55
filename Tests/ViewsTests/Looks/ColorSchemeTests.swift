import Testing
import Views

@MainActor
@Suite struct `A screen's colour scheme` {
  private let bench = Bench()
  private static let screen = Path(CGRect(x: 0, y: 0, width: 1000, height: 1000))

  private var items: [DisplayItem] {
    bench.picture.map { flattened([.group($0, at: .zero)]) } ?? []
  }

  private func fill(_ paint: Paint) -> DisplayItem {
    .fill(Self.screen, paint, isEvenOdd: false)
  }

  struct Lamp: View {
    let bench: Bench
    @State private var isNight = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let _ = bench.note("lamp \(colorScheme)")
      let _ = bench.offer("switch") { isNight.toggle() }
      Rectangle().preferredColorScheme(isNight ? .dark : nil)
    }
  }

  @Test func `is light by itself, on a background that need not be drawn`() {
    #expect(bench.show(Lamp(bench: bench)) == ["lamp light"])
    #expect(items == [fill(.black)])
  }

  @Test func `is what its views prefer, background and all, as long as they do`() {
    bench.show(Lamp(bench: bench))
    #expect(bench.perform("switch") == ["lamp light", "lamp dark"])
    #expect(items == [fill(.black), fill(.white)])
    #expect(bench.perform("switch") == ["lamp dark", "lamp light"])
    #expect(items == [fill(.black)])
    bench.perform("switch")
    bench.show(Rectangle())
    #expect(items == [fill(.black)])
  }

  @Test func `is what its surroundings say where no view prefers one`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    bench.show(Rectangle(), in: environment)
    #expect(items == [fill(.black), fill(.white)])
    bench.show(Rectangle().preferredColorScheme(.light), in: environment)
    #expect(items == [fill(.black)])
  }

  @Test func `is what the outermost view prefers`() {
    bench.show(Rectangle().preferredColorScheme(.light).preferredColorScheme(.dark))
    #expect(items == [fill(.black), fill(.white)])
    bench.show(Rectangle().preferredColorScheme(.dark).preferredColorScheme(nil))
    #expect(items == [fill(.black), fill(.white)])
  }
}
