import Geometry
import Glibc
import LinuxIO
import Testing

@testable import TouchInput

@Suite struct `The search for input devices` {
  private func failure(_ number: Int, _ reason: Errno) -> SystemError {
    SystemError("open", on: "event\(number)", reason: reason)
  }

  @Test(arguments: [(Errno.permissionDenied, 7), (.noDevice, 7), (.busy, 1)])
  func `speaks of a failure once udev and the seat manager have had their time`(
    reason: Errno, attempt: Int
  ) {
    var search = InputSearch()
    let spokenOf = (1...8).first { _ in
      search.failed(at: .zero, by: [failure(0, reason)])
      return !search.excuses(failure(0, reason))
    }
    #expect(spokenOf == attempt)
  }

  /// The seconds from look to look, and what each is at.
  private func rhythm(
    _ search: inout InputSearch, failing failures: [SystemError], looks: Int
  ) -> (delays: [Double?], scopes: [InputSearch.Scope]) {
    var (delays, scopes) = ([Double?](), [InputSearch.Scope]())
    for _ in 0..<looks {
      search.attempted()
      search.failed(at: .zero, by: failures)
      delays.append(search.deadline.map { ($0.seconds(since: .zero) * 1000).rounded() / 1000 })
      scopes.append(search.scope)
    }
    return (delays, scopes)
  }

  static let soon: [Double?] = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5, 5, 5]

  @Test func `ends after half a minute where nobody keeps a device for himself`() {
    var search = InputSearch()
    let (delays, scopes) = rhythm(&search, failing: [failure(0, .permissionDenied)], looks: 13)
    #expect(delays == Self.soon + [nil, nil])
    #expect(Set(scopes) == [.everything])
  }

  @Test func `goes on for one that somebody keeps for himself, for that one alone`() {
    var search = InputSearch()
    let (delays, scopes) = rhythm(&search, failing: [failure(3, .busy)], looks: 17)
    #expect(delays == Self.soon + [10, 10, 10, 10, 10, 10])
    #expect(Set(scopes) == [.only(["event3"])])
    #expect(search.scope.contains("event3"))
    #expect(!search.scope.contains("event30"))
  }

  @Test func `looks at everything for as long as something may come of it`() {
    var search = InputSearch()
    let failures = [failure(0, .busy), failure(1, .permissionDenied), failure(2, .busy)]
    let (delays, scopes) = rhythm(&search, failing: failures, looks: 13)
    #expect(delays == Self.soon + [10, 10])
    #expect(Array(scopes[..<11]) == Array(repeating: .everything, count: 11))
    #expect(Array(scopes[11...]) == Array(repeating: .only(["event0", "event2"]), count: 2))
  }

  @Test func `goes on with everything where descriptors are used up`() {
    var search = InputSearch()
    let failures = [failure(0, .busy), failure(1, Errno(rawValue: EMFILE))]
    let (delays, scopes) = rhythm(&search, failing: failures, looks: 13)
    #expect(delays == Self.soon + [10, 10])
    #expect(Set(scopes) == [.everything])
  }

  @Test func `begins anew with everything when there are news`() {
    var search = InputSearch()
    _ = rhythm(&search, failing: [failure(0, .busy)], looks: 20)
    search.restart()
    #expect(search == InputSearch())
    #expect(search.deadline == nil)
    #expect(search.scope == .everything)
  }

  @Test func `begins anew where a device that nobody keeps any more fails otherwise`() {
    var search = InputSearch()
    _ = rhythm(&search, failing: [failure(0, .busy)], looks: 20)
    let (delays, scopes) = rhythm(&search, failing: [failure(0, .permissionDenied)], looks: 13)
    #expect(delays == Self.soon + [nil, nil])
    #expect(Set(scopes) == [.everything])
  }

  @Test func `goes on for a busy device although another one was lost`() {
    var search = InputSearch()
    _ = rhythm(&search, failing: [failure(0, .busy)], looks: 20)
    search.lost(at: .zero)
    #expect(search.deadline == Instant.zero.advanced(bySeconds: 10))
    #expect(search.scope == .everything)
  }

  @Test func `does not begin anew for a device that is lost as soon as it is had`() {
    var search = InputSearch()
    let delays = (0..<12).map { _ in
      search.attempted()
      search.lost(at: .zero)
      return search.deadline.map { ($0.seconds(since: .zero) * 1000).rounded() / 1000 }
    }
    #expect(delays == Self.soon + [nil])
  }
}
