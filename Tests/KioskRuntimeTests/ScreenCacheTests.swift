import KioskRuntime
import Testing

@Suite struct `The screen cache` {
  /// A cache for four pictures of 10 bytes, with these stored in order.
  private func cache(_ keys: String) -> ScreenCache<Character, String> {
    var cache = ScreenCache<Character, String>(budget: 40)
    for key in keys { cache.store("picture \(key)", bytes: 10, of: key) }
    return cache
  }

  @Test(arguments: [
    ("abcd", "", "", "abcd"),
    // The oldest goes first.
    ("abcd", "", "e", "bcde"),
    ("abcd", "", "ef", "cdef"),
    // What is pinned stays, however old.
    ("abcd", "a", "ef", "adef"),
    ("abcd", "ab", "efg", "abfg"),
    // Pinning is a use: what was pinned before is newer than what never was.
    ("abcd", "a b", "efg", "befg"),
    ("abcd", "ab c", "ef", "acef"),
    // More pinned than the budget holds: all of it, and nothing else.
    ("abcd", "abcdef", "ef", "abcdef"),
    ("abcd", "abcdef", "efg", "abcdef"),
  ])
  func `keeps what is pinned, then what was used last`(
    stored: String, pins: String, newcomers: String, expected: String
  ) {
    var cache = cache(stored)
    for keys in pins.split(separator: " ") { cache.pin(Array(keys)) }
    for key in newcomers { cache.store("picture \(key)", bytes: 10, of: key) }
    #expect(String(cache.keys.sorted()) == expected)
    #expect(cache.bytes == expected.count * 10)
  }

  @Test func `counts the first of the pinned as used last`() {
    var cache = cache("abcd")
    cache.pin(["b", "a"])
    cache.pin([])
    for key in "efg" { cache.store("picture", bytes: 10, of: key) }
    #expect(String(cache.keys.sorted()) == "befg")
  }

  @Test func `gives up what is merely likely only after what is not`() {
    var cache = cache("abcd")
    cache.pin(["b"], using: ["a"])
    for key in "ef" { cache.store("picture", bytes: 10, of: key) }
    #expect(String(cache.keys.sorted()) == "abef")
  }

  @Test func `holds one picture of a screen, the newest`() {
    var cache = cache("ab")
    cache.store("new", bytes: 25, of: "a")
    #expect(cache.picture(of: "a") == "new")
    #expect(cache.bytes == 35)
  }

  @Test func `refuses an unpinned picture larger than the budget, and gives up nothing pinned`() {
    var cache = cache("ab")
    cache.pin(["a"])
    let isKept = cache.store("huge", bytes: 41, of: "x")
    #expect(!isKept)
    #expect(cache.keys == ["a"])
    #expect(cache.bytes == 10)
  }

  @Test func `shrinks to the budget once too much is pinned no longer`() {
    var cache = ScreenCache<Character, String>(budget: 20)
    cache.pin(["a", "b", "c"])
    for key in "abc" { cache.store("picture", bytes: 10, of: key) }
    #expect(cache.bytes == 30)
    cache.pin(["c"])
    #expect(cache.bytes == 20)
    #expect(cache.keys.contains("c"))
  }

  @Test func `stays within the budget whatever a visitor walks through`() {
    var cache = ScreenCache<Int, Int>(budget: 40)
    for top in 0..<1000 {
      cache.pin([top, top + 1, max(0, top - 1)])
      for key in [top, top + 1] where cache.picture(of: key) == nil {
        cache.store(key, bytes: 10, of: key)
      }
      #expect(cache.bytes <= 40)
    }
  }

  @Test func `forgets what it is told to, also what is pinned`() {
    var cache = cache("abc")
    cache.pin(["a"])
    cache.forget { $0 < "c" }
    #expect(cache.keys == ["c"])
    #expect(cache.bytes == 10)
  }

  @Test func `changes what is noted with its pictures`() {
    var cache = cache("ab")
    cache.change { $0 += "!" }
    #expect(cache.picture(of: "b") == "picture b!")
  }
}
