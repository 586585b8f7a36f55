import Geometry
import Testing

@testable import kiosk_preview

@Suite struct `A window without vertical blanks` {
  private let grid = RefreshGrid(refreshRate: 50, origin: Instant(nanoseconds: 7_000_000))

  @Test(arguments: [
    (7_000_000, 7_000_000), (7_000_001, 27_000_000), (26_999_999, 27_000_000),
    (27_000_000, 27_000_000), (1_000_007_000_001, 1_000_027_000_000), (1, 7_000_000),
  ])
  func `shows a frame at the next tick of its clock`(time: Int64, tick: Int64) {
    #expect(grid.tick(from: Instant(nanoseconds: time)) == Instant(nanoseconds: tick))
  }
}
