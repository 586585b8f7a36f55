import AllocationCounting
import Geometry
import Gestures
import Presence
import Testing

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `A finger on its way to the screens` {
  @Test func `allocates nothing`() {
    let sleep = PanelSleep(IdleSettings(blankAfter: 60), at: at(0))
    _ = sleep.handle(frame(0, 1, .landed))
    var move = frame(0, 1, .moved)
    func drag() {
      move.time = move.time.advanced(bySeconds: 0.01)
      move.changes[0].position.x += 1
      _ = sleep.handle(move)
    }
    for _ in 0..<10 { drag() }
    #expect(AllocationCounter.count { for _ in 0..<100 { drag() } } == 0)
  }
}
