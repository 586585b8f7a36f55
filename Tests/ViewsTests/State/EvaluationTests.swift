import Observation
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

  // MARK: Objects

  @Observable final class Room {
    var name: String
    var temperature = 20

    init(name: String) { self.name = name }
  }

  struct RoomName: View {
    let bench: Bench
    let room: Room

    var body: some View {
      let _ = bench.note("name of \(room.name)")
      Text(room.name)
    }
  }

  @Test func `is asked for when a property changes that it has read, and no other`() {
    let room = Room(name: "kitchen")
    bench.show(RoomName(bench: bench, room: room))
    room.temperature = 21
    #expect(bench.update() == [])
    room.name = "bath"
    #expect(bench.update() == ["name of bath"])
    #expect(bench.texts == ["bath"])
  }

  struct RoomEditor: View {
    let bench: Bench
    @Bindable var room: Room

    var body: some View {
      let _ = bench.note("editor")
      Reader(bench: bench, count: $room.temperature)
    }
  }

  @Test func `follows a property by a binding to it`() {
    let room = Room(name: "kitchen")
    #expect(bench.show(RoomEditor(bench: bench, room: room)) == ["editor", "reader"])
    #expect(bench.perform("add ten") == ["reader"])
    #expect(room.temperature == 30)
    #expect(bench.texts == ["30"])
    #expect(bench.show(RoomEditor(bench: bench, room: room)) == [])
    #expect(
      bench.show(RoomEditor(bench: bench, room: Room(name: "bath"))) == ["editor", "reader"])
  }

  struct RoomList: View {
    let bench: Bench
    let rooms: [Room]

    var body: some View {
      let _ = bench.note("list")
      ForEach(rooms, id: \.name) { room in
        let _ = bench.note("row of \(room.name)")
        Text("\(room.temperature)")
      }
    }
  }

  @Test func `of a container's closure is asked for by itself`() {
    let rooms = [Room(name: "kitchen"), Room(name: "bath")]
    #expect(
      bench.show(RoomList(bench: bench, rooms: rooms))
        == ["list", "row of kitchen", "row of bath"])
    rooms[1].temperature = 25
    #expect(bench.update() == ["row of bath"])
    #expect(bench.texts == ["20", "25"])
  }

  struct Both: View {
    let bench: Bench
    let room: Room

    var body: some View {
      let _ = bench.note("both \(room.name)")
      RoomName(bench: bench, room: room).padding(Double(room.name.count))
    }
  }

  @Test func `above is asked for before one below, and each once`() {
    let room = Room(name: "kitchen")
    bench.show(Both(bench: bench, room: room))
    room.name = "bath"
    #expect(bench.update() == ["both bath", "name of bath"])
  }

  struct RoomBox: View {
    let bench: Bench
    @State var label: String
    let room: Room

    var body: some View {
      let _ = bench.note("box")
      Inner(bench: bench, room: room, number: room.temperature)
    }

    struct Inner: View {
      let bench: Bench
      let room: Room
      let number: Int

      var body: some View {
        let _ = bench.note("inner \(room.temperature)")
        Text("\(number)")
      }
    }
  }

  @Test func `that was given new values is not asked for once more for what it has read`() {
    let room = Room(name: "kitchen")
    bench.show(RoomBox(bench: bench, label: "a", room: room))
    room.temperature = 7
    #expect(bench.update() == ["box", "inner 7"])
  }

  @Test func `is not asked for any more when its view is gone`() {
    let room = Room(name: "kitchen")
    bench.show(Group { if true { RoomName(bench: bench, room: room) } })
    bench.show(Group { if false { RoomName(bench: bench, room: room) } })
    let count = bench.wakeCount
    room.name = "bath"
    #expect(bench.wakeCount == count)
    #expect(bench.update() == [])
  }

  @Test func `leaves nothing behind in what it has read`() {
    final class Probe: Sendable {}
    let (room, tracking) = (Room(name: "kitchen"), ReadTracking())
    func follow() -> WeakReference<Probe> {
      let probe = Probe()
      _ = tracking.track {
        room.name
      } changed: {
        _ = probe
      }
      return WeakReference(object: probe)
    }
    let first = follow()
    #expect(first.object != nil)
    let second = follow()
    #expect(first.object == nil)
    #expect(second.object != nil)
    tracking.end()
    #expect(second.object == nil)
  }

  @Test func `leaves nothing behind when its screen is gone`() {
    let room = Room(name: "kitchen")
    func show() -> WeakReference<Wakes> {
      let (bench, wakes) = (bench, Wakes())
      let graph = ViewGraph(
        size: CGSize(width: 100, height: 100), measuring: FixedMeasuring(),
        wake: { wakes.count() })
      graph.setRoot(RoomName(bench: bench, room: room))
      _ = graph.update()
      return WeakReference(object: wakes)
    }
    #expect(show().object == nil)
    #expect(bench.asked == ["name of kitchen"])
  }

  private struct WeakReference<Object: AnyObject> {
    weak var object: Object?
  }
}
