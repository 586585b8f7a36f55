import Geometry
import Testing

@testable import KioskRuntime

@Suite struct `The places of the control socket` {
  private typealias Guest = ControlPlaces.Guest

  /// So many of each user who do one thing, the first of all silent for longest; user 0 is trusted.
  private func places(
    _ crowds: [(count: Int, user: UInt32, occupation: Guest.Occupation)]
  ) -> ControlPlaces {
    var guests: [Guest] = []
    for crowd in crowds {
      for _ in 0..<crowd.count {
        guests.append(
          Guest(
            user: crowd.user, isTrusted: crowd.user == 0, occupation: crowd.occupation,
            lastHeard: Instant(nanoseconds: Int64(guests.count))))
      }
    }
    return ControlPlaces(guests: guests)
  }

  private func verdict(
    on user: UInt32, where crowds: [(count: Int, user: UInt32, occupation: Guest.Occupation)]
  ) -> ControlPlaces.Verdict {
    places(crowds).verdict(onNewcomerOf: user, isTrusted: user == 0)
  }

  private let many = ControlPlaces.Verdict.none("you have 8 connections already; end one of them")
  private let crowd = ControlPlaces.Verdict.none(
    "too many clients are connected; try again later")

  @Test func `are given while there are some`() {
    #expect(verdict(on: 1, where: []) == .place)
    #expect(verdict(on: 1, where: [(7, 1, .staying)]) == .place)
    #expect(verdict(on: 3, where: [(8, 1, .staying), (3, 2, .busy)]) == .place)
    #expect(verdict(on: 0, where: [(12, 0, .staying), (3, 0, .busy)]) == .place)
  }

  @Test func `of one user who has many are given to that user alone`() {
    #expect(verdict(on: 1, where: [(8, 1, .staying), (1, 2, .idle)]) == many)
    #expect(
      verdict(on: 1, where: [(1, 2, .idle), (7, 1, .busy), (1, 1, .idle)]) == .placeOf(8))
  }

  @Test func `of strangers are given to strangers alone`() {
    let staying: [(Int, UInt32, Guest.Occupation)] = [
      (1, 0, .idle), (8, 1, .staying), (4, 2, .busy),
    ]
    #expect(verdict(on: 3, where: staying) == crowd)
    #expect(
      verdict(on: 3, where: [(1, 0, .idle), (8, 1, .staying), (4, 2, .idle)]) == .placeOf(9))
  }

  @Test func `leave root a place whatever others do`() {
    let strangers: [(Int, UInt32, Guest.Occupation)] = [(8, 1, .staying), (4, 2, .busy)]
    #expect(verdict(on: 0, where: strangers) == .place)
    #expect(verdict(on: 0, where: strangers + [(4, 0, .idle)]) == .placeOf(12))
    #expect(verdict(on: 0, where: strangers + [(4, 0, .busy)]) == .placeOf(8))
    #expect(verdict(on: 0, where: [(12, 0, .staying), (4, 0, .busy)]) == .placeOf(12))
    #expect(verdict(on: 1, where: [(12, 0, .staying), (4, 0, .busy)]) == crowd)
  }

  @Test func `are not all for those who stay`() {
    #expect(places([(11, 0, .staying), (4, 1, .busy)]).obstacleToStaying == nil)
    #expect(
      places([(6, 0, .staying), (6, 1, .staying)]).obstacleToStaying
        == "12 clients watch or record already; end one of them")
  }
}
