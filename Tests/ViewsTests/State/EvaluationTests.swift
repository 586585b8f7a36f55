import Testing
import Views

@MainActor
@Suite struct `A body` {
  private let bench = Bench()

  // MARK: State and bindings

  struct Still: View {
    let bench: Bench

    var body: some View {
      let _ = bench.note("still")
      Color.red
    }
  }

  struct Number: View {
    let bench: Bench
    let number: Int

    var body: some View {
      let _ = bench.note("number")
      Text("\(number)")
    }
  }

  struct Reader: View {
    let bench: Bench
    @Binding var count: Int

    var body: some View {
      let _ = bench.note("reader")
      let _ = bench.offer("add ten") { count += 10 }
      Text("\(count)")
    }
  }

  struct ReadingOwner: View {
    let bench: Bench
    @State private var count = 0

    var body: some View {
      let _ = bench.note("owner")
      let _ = bench.offer("add") { count += 1 }
      let _ = bench.offer("set to 1") { count = 1 }
      VStack {
        Still(bench: bench).padding()
        Number(bench: bench, number: count).background(.red)
        Number(bench: bench, number: count / 2)
        HStack { Still(bench: bench) }
      }
      .opacity(count == 3 ? 0.5 : 1)
    }
  }

  @Test func `is asked for when state changes that it has read, and those below that differ`() {
    #expect(
      bench.show(ReadingOwner(bench: bench)) == ["owner", "still", "number", "number", "still"])
    #expect(bench.perform("add") == ["owner", "number"])
    #expect(bench.texts == ["1", "0"])
    #expect(bench.perform("add") == ["owner", "number", "number"])
    #expect(bench.texts == ["2", "1"])
    #expect(bench.perform("add") == ["owner", "number"])
  }

  @Test func `is not asked for when state is set to what it is`() {
    bench.show(ReadingOwner(bench: bench))
    #expect(bench.perform("set to 1") == ["owner", "number"])
    let count = bench.wakeCount
    #expect(bench.perform("set to 1") == [])
    #expect(bench.wakeCount == count)
  }

  struct PassingOwner: View {
    let bench: Bench
    @State private var count = 0

    var body: some View {
      let _ = bench.note("owner")
      let _ = bench.offer("add") { count += 1 }
      Between(bench: bench, count: $count)
    }
  }

  struct Between: View {
    let bench: Bench
    @Binding var count: Int

    var body: some View {
      let _ = bench.note("between")
      Still(bench: bench)
      Reader(bench: bench, count: $count)
    }
  }

  @Test func `is asked for where a binding is read, not where it is only passed on`() {
    #expect(
      bench.show(PassingOwner(bench: bench)) == ["owner", "between", "still", "reader"])
    #expect(bench.perform("add") == ["reader"])
    #expect(bench.perform("add ten") == ["reader"])
    #expect(bench.texts == ["11"])
    #expect(bench.show(PassingOwner(bench: bench)) == [])
  }

  struct PartsOwner: View {
    struct Parts {
      var number = 1
      var others = [5, 6]
      var action: () -> Void = {}
    }

    let bench: Bench
    @State private var parts = Parts()
    @State private var isOn = false

    var body: some View {
      let _ = bench.note(isOn ? "owner on" : "owner off")
      let _ = bench.offer("toggle") { isOn.toggle() }
      Reader(bench: bench, count: $parts.number)
      Reader(bench: bench, count: $parts.others[1])
    }
  }

  @Test func `sees that a binding leads to the same part as before`() {
    #expect(bench.show(PartsOwner(bench: bench)) == ["owner off", "reader", "reader"])
    #expect(bench.perform("toggle") == ["owner on"])
    #expect(bench.perform("add ten") == ["reader", "reader"])
    #expect(bench.texts == ["1", "16"])
  }

  struct ClosureOwner: View {
    let bench: Bench
    @State private var count = 0

    var body: some View {
      let _ = bench.offer("add") { count += 1 }
      let doubled = count * 2
      Reader(
        bench: bench, count: Binding(get: { doubled }, set: { count = $0 / 2 }))
    }
  }

  @Test func `takes a binding made of closures for another one each time`() {
    bench.show(ClosureOwner(bench: bench))
    #expect(bench.perform("add") == ["reader"])
    #expect(bench.texts == ["2"])
    #expect(bench.perform("add ten") == ["reader"])
    #expect(bench.texts == ["12"])
  }

  struct Eager: View {
    let bench: Bench
    let goal: Int
    @State private var count = 0

    var body: some View {
      let _ = bench.note("eager")
      let number = count
      let _ = { if count < goal { count += 1 } }()
      Text("\(number)")
    }
  }

  @Test func `that sets what it has read is asked for again until it does not`() {
    #expect(bench.show(Eager(bench: bench, goal: 2)) == ["eager", "eager", "eager"])
    #expect(bench.texts == ["2"])
  }

  @Test func `that never comes to an end gives way to others, and goes on later`() {
    bench.show(Eager(bench: bench, goal: 100))
    let first = bench.asked.count
    #expect(first < 100)
    // Once for each change, and once more because the last one is still to be seen.
    #expect(bench.wakeCount == first + 1)
    #expect(first + bench.update().count == 101)
    #expect(bench.texts == ["100"])
  }
}
