import FramePacing
import Testing

@Suite struct `Numbers in order` {
  @Test(arguments: [
    (0, 1.0), (1, 1), (20, 1), (21, 2), (50, 3), (60, 3), (61, 4), (95, 5), (100, 5), (-1, 1),
    (101, 5),
  ])
  func `are the nearest rank`(percent: Int, value: Double) throws {
    #expect(try #require(Percentiles([5, 1, 4, 2, 3]))[percent] == value)
  }

  @Test func `of nothing are not there`() {
    #expect(Percentiles([]) == nil)
  }
}
