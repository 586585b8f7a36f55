import Observation
import Testing
import Views

@MainActor
@Suite struct `An observed object` {
  private let bench = Bench()

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

  @Test func `is followed by those bodies that have read what changes, and no others`() {
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
      `A body`.Reader(bench: bench, count: $room.temperature)
    }
  }

  @Test func `is followed by a binding to a property`() {
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

  @Test func `is followed by a container's closure by itself`() {
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

  @Test func `is followed from above to below, by each body once`() {
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

  @Test func `has no body asked once more that was given new values`() {
    let room = Room(name: "kitchen")
    bench.show(RoomBox(bench: bench, label: "a", room: room))
    room.temperature = 7
    #expect(bench.update() == ["box", "inner 7"])
  }

  @Test func `has nobody asked whose view is gone`() {
    let room = Room(name: "kitchen")
    bench.show(Group { if true { RoomName(bench: bench, room: room) } })
    bench.show(Group { if false { RoomName(bench: bench, room: room) } })
    let count = bench.wakeCount
    room.name = "bath"
    #expect(bench.wakeCount == count)
    #expect(bench.update() == [])
  }

  @Test func `keeps nothing of a body that has been asked again`() {
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

  @Test func `keeps nothing of a screen that is gone`() {
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
