import Testing
import Views

@MainActor
@Suite struct `A view's state` {
  private let bench = Bench()

  struct Counter: View {
    let bench: Bench
    let name: String
    @State private var count = 0

    var body: some View {
      let _ = bench.offer(name) { count += 1 }
      Text("\(name)\(count)")
    }
  }

  enum Choice { case first, second, third }

  struct Branches: View {
    let bench: Bench
    let choice: Choice

    var body: some View {
      if choice == .first {
        Counter(bench: bench, name: "a")
      } else {
        Counter(bench: bench, name: "b")
      }
      switch choice {
      case .first: Counter(bench: bench, name: "c")
      case .second: Counter(bench: bench, name: "d")
      case .third: Counter(bench: bench, name: "e")
      }
      if choice != .third { Counter(bench: bench, name: "f") }
      Counter(bench: bench, name: "g")
    }
  }

  @Test func `belongs to a branch, and starts anew with it`() {
    bench.show(Branches(bench: bench, choice: .first))
    for name in ["a", "c", "f", "g"] { bench.perform(name) }
    #expect(bench.texts == ["a1", "c1", "f1", "g1"])
    bench.show(Branches(bench: bench, choice: .second))
    #expect(bench.texts == ["b0", "d0", "f1", "g1"])
    bench.perform("b")
    bench.perform("d")
    bench.show(Branches(bench: bench, choice: .third))
    #expect(bench.texts == ["b1", "e0", "g1"])
    bench.show(Branches(bench: bench, choice: .first))
    #expect(bench.texts == ["a0", "c0", "f0", "g1"])
  }

  struct Loops: View {
    let bench: Bench
    let names: [String]

    var body: some View {
      VStack {
        for name in names { Counter(bench: bench, name: "for " + name) }
      }
      VStack {
        ForEach(names, id: \.self) { name in Counter(bench: bench, name: "each " + name) }
      }
    }
  }

  @Test func `moves with the elements of a ForEach, and stays at its place in a loop`() {
    bench.show(Loops(bench: bench, names: ["a", "b"]))
    bench.perform("for a")
    bench.perform("each a")
    #expect(bench.texts == ["for a1", "for b0", "each a1", "each b0"])
    bench.show(Loops(bench: bench, names: ["b", "a"]))
    #expect(bench.texts == ["for b1", "for a0", "each b0", "each a1"])
    bench.show(Loops(bench: bench, names: ["c", "a", "b"]))
    #expect(bench.texts == ["for c1", "for a0", "for b0", "each c0", "each a1", "each b0"])
    bench.show(Loops(bench: bench, names: ["b"]))
    bench.show(Loops(bench: bench, names: ["b", "a"]))
    #expect(bench.texts == ["for b1", "for a0", "each b0", "each a0"])
  }

  @Test func `is told apart where elements of a ForEach have the same identity`() {
    func list(_ numbers: [Int]) -> some View {
      ForEach(numbers, id: \.self) { number in Counter(bench: bench, name: "\(number):") }
    }
    bench.show(list([1, 1]))
    // Both have offered their action under the same name; it is the second one's.
    bench.perform("1:")
    #expect(bench.texts == ["1:0", "1:1"])
    bench.show(list([2, 1, 1]))
    #expect(bench.texts == ["2:0", "1:0", "1:1"])
  }

  @Test func `starts anew where a view of no known type becomes one of another`() {
    bench.show(AnyView(Counter(bench: bench, name: "a")))
    bench.perform("a")
    bench.show(AnyView(Counter(bench: bench, name: "b")))
    #expect(bench.texts == ["b1"])
    bench.show(AnyView(Group { Counter(bench: bench, name: "c") }))
    #expect(bench.texts == ["c0"])
  }

  struct Owner: View {
    let bench: Bench
    let isShown: Bool
    let keep: (Binding<Int>) -> Void

    var body: some View {
      if isShown { Inner(bench: bench, keep: keep) }
    }

    struct Inner: View {
      let bench: Bench
      let keep: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        let _ = bench.note("inner")
        let _ = keep($count)
        Text("\(count)")
      }
    }
  }

  @Test func `may be used by a binding when its view is gone, without consequences`() {
    var kept: Binding<Int>?
    bench.show(Owner(bench: bench, isShown: true) { kept = $0 })
    kept?.wrappedValue = 5
    #expect(bench.update() == ["inner"])
    #expect(bench.texts == ["5"])
    bench.show(Owner(bench: bench, isShown: false) { kept = $0 })
    let count = bench.wakeCount
    kept?.wrappedValue += 1
    #expect(kept?.wrappedValue == 6)
    #expect(bench.wakeCount == count)
    bench.show(Owner(bench: bench, isShown: true) { kept = $0 })
    #expect(bench.texts == ["0"])
  }

  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var half = 1
    @Environment(\.lineLimit) private var limit

    var wrappedValue: Int {
      get { half * 2 + (limit ?? 0) }
      nonmutating set { half = newValue / 2 }
    }
  }

  @Test func `may be part of a property of somebody's own`() {
    struct Doubling: View {
      let bench: Bench
      @State private var before = 0
      @Doubled private var number
      @State private var after = 0

      var body: some View {
        let _ = bench.offer("set") { (before, number, after) = (1, 8, 2) }
        Text("\(before) \(number) \(after)")
      }
    }
    bench.show(Doubling(bench: bench).lineLimit(3))
    #expect(bench.texts == ["0 5 0"])
    bench.perform("set")
    #expect(bench.texts == ["1 11 2"])
  }

  @Test func `starts with nil where nothing else is said, and may be optional`() {
    struct Chosen: View {
      let bench: Bench
      @State private var choice: String?

      var body: some View {
        let _ = bench.offer("choose") { choice = "a" }
        let _ = bench.offer("clear") { choice = nil }
        Text(choice ?? "none")
      }
    }
    bench.show(Chosen(bench: bench))
    #expect(bench.texts == ["none"])
    bench.perform("choose")
    #expect(bench.texts == ["a"])
    bench.perform("clear")
    #expect(bench.texts == ["none"])
  }
}
