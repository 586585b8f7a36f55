import Testing

/// Debug builds allocate where what ships does not, so allocations are counted on optimised code alone.
@Suite struct `The tests of optimised code` {
  @Test func `are all that count allocations`() throws {
    let makefile = try SourceTree.text("Makefile")
    let list = try #require(makefile.firstMatch(of: /OPTIMISED_TESTS := (.*)/)).1
      .split(separator: "|")
    let manifest = try SourceTree.text("Package.swift")
    let counting = manifest.matches(of: /tests\(\s*"(\w+)",\s*\[([^\]]*)\]/)
      .filter { $0.2.contains("AllocationCount") }.map(\.1)
    #expect(counting.count >= 5)
    #expect(Set(counting).subtracting(list) == [])
  }
}
