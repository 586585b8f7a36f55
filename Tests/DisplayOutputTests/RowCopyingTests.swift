import DisplayOutput
import Testing

@Suite struct `Row copying` {
  @Test(
    arguments: [
      (1024 * 600 * 4, 2, 32 << 20, .cached), (1024 * 600 * 4, 2, 6 << 20, .streaming),
      (1920 * 1080 * 4, 2, 32 << 20, .streaming), (1920 * 1080 * 4, 1, 32 << 20, .cached),
      (1920 * 1080 * 2, 2, 32 << 20, .cached), (3840 * 2160 * 4, 1, 32 << 20, .streaming),
      (1024 * 600 * 4, 1, 0, .streaming),
    ] as [(Int, Int, Int, RowCopying)])
  func `goes past a cache that is too small`(
    frame: Int, pictures: Int, cache: Int, expected: RowCopying
  ) {
    #expect(
      RowCopying.best(writing: frame, readingPictures: pictures, lastLevelCache: cache) == expected)
  }
}
