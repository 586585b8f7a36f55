import ControlProtocol
import LinuxIO
import Testing

@testable import KioskRuntime

@Suite struct `Pictures and recordings that clients have asked for` {
  private let loop: EventLoop
  private let jobs: ControlJobs

  init() throws {
    loop = try EventLoop()
    jobs = ControlJobs(on: loop)
  }

  private func peer(_ user: UInt32) -> PeerCredentials {
    PeerCredentials(process: 1, user: user, group: user)
  }

  /// Begins so many that do not end.
  private func begin(
    _ count: Int, for user: UInt32
  ) throws -> [@Sendable (ControlAnswer) -> Void] {
    try (0..<count).map { _ in try jobs.expect(for: peer(user)) { _ in } }
  }

  @Test func `of one user leave others their share`() throws {
    let (stranger, other, third): (UInt32, UInt32, UInt32) = (70001, 70002, 70003)
    let ends = try begin(3, for: stranger)
    let refusal = #expect(throws: SystemError.self) { try begin(1, for: stranger) }
    #expect(
      refusal?.description.hasSuffix(
        "; 3 of yours are being written already; see why their files take nothing, or end them")
        ?? false)
    _ = try begin(3, for: other)
    let crowd = #expect(throws: SystemError.self) { try begin(1, for: third) }
    #expect(
      crowd?.description.hasSuffix(
        "; 6 of other users are being written already; try again later") ?? false)
    _ = try begin(3, for: 0)
    #expect(throws: SystemError.self) { try begin(1, for: 0) }
    // Each that ends makes room.
    ends[0](.done)
    try loop.turn()
    _ = try begin(1, for: third)
  }

  @Test func `are answered once each, all that are done by then, and leave the loop at rest`()
    throws
  {
    var answers: [(Int, ControlAnswer)] = []
    let ends = try (0..<3).map { number in
      try jobs.expect(for: peer(0)) { answers.append((number, $0)) }
    }
    ends[2](.refused("no"))
    ends[0](.done)
    ends[0](.refused("once more"))
    try loop.turn()
    #expect(answers.map(\.0) == [2, 0])
    #expect(answers.map(\.1) == [.refused("no"), .done])
    #expect(try !loop.turn(wait: false))
    // What ends after the kiosk concerns nobody.
    jobs.close()
    ends[1](.done)
    #expect(try !loop.turn(wait: false))
    #expect(answers.count == 2)
  }

  @Test func `that no thread could be had for are nobody's`() throws {
    let absence = SystemError("start", on: "a thread", reason: .wouldBlock)
    let jobs = ControlJobs(on: loop) { (_, _) throws(SystemError) in throw absence }
    for _ in 0...ControlJobs.share {
      #expect(throws: absence) { try jobs.start("picture", for: peer(0), { .done }) { _ in } }
    }
  }
}
