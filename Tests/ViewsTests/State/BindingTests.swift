import Testing
import Views

@MainActor
@Suite struct `A binding` {
  private let bench = Bench()

  struct Lamp: Identifiable {
    let id: String
    var isOn = false
  }

  struct LampRow: View {
    let bench: Bench
    @Binding var lamp: Lamp

    var body: some View {
      let _ = bench.note("row \(lamp.id)")
      let _ = bench.offer("toggle \(lamp.id)") { lamp.isOn.toggle() }
      Text("\(lamp.id) \(lamp.isOn ? "on" : "off")")
    }
  }

  struct Lamps: View {
    let bench: Bench
    @State private var lamps = [Lamp(id: "a"), Lamp(id: "b")]

    var body: some View {
      let _ = bench.offer("reverse") { lamps.reverse() }
      let _ = bench.offer("remove") { lamps.removeLast() }
      VStack {
        ForEach($lamps) { $lamp in LampRow(bench: bench, lamp: $lamp) }
      }
    }
  }

  @Test func `may lead to each element of a collection`() {
    bench.show(Lamps(bench: bench))
    bench.perform("toggle b")
    #expect(bench.texts == ["a off", "b on"])
    bench.perform("reverse")
    #expect(bench.texts == ["b on", "a off"])
    bench.perform("toggle a")
    #expect(bench.texts == ["b on", "a on"])
  }

  @Test func `to an element that is gone sets nothing`() {
    bench.show(Lamps(bench: bench))
    bench.perform("remove")
    #expect(bench.texts == ["a off"])
    bench.perform("toggle b")
    #expect(bench.texts == ["a off"])
  }

  @Test func `may lead to what an optional holds, as long as it does`() throws {
    var stored: Int? = 1
    let whole = Binding(get: { stored }, set: { stored = $0 })
    let part = try #require(Binding(whole))
    part.wrappedValue = 2
    #expect(stored == 2)
    #expect(part.wrappedValue == 2)
    stored = nil
    part.wrappedValue = 3
    #expect(stored == nil)
    #expect(part.wrappedValue == 2)
    #expect(Binding<Int>(whole) == nil)
  }

  @Test func `may stand for an optional`() {
    var stored = 1
    let part = Binding(get: { stored }, set: { stored = $0 })
    let whole = Binding<Int?>(part)
    whole.wrappedValue = 2
    whole.wrappedValue = nil
    #expect(stored == 2)
    #expect(whole.wrappedValue == 2)
  }

  @Test func `may lead to a value that never changes`() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }
}
