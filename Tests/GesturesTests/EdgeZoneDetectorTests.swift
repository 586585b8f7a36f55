import Geometry
import Gestures
import Testing

@Suite struct `An edge zone detector` {
  static let size = PixelSize(width: 1024, height: 600)
  static let unknown = PointScale(size: size, physicalSize: nil)
  static let ten = PointScale(size: size, physicalSize: PhysicalSize(width: 222, height: 130))

  struct Width: CustomTestStringConvertible {
    var testDescription: String
    var zones: EdgeZones
    var left: Double
    var right: Double
  }

  @Test(arguments: [
    Width(
      testDescription: "32 points where the size is unknown",
      zones: EdgeZones(size: size, scale: unknown), left: 32, right: 32),
    Width(
      testDescription: "8 mm where it is known", zones: EdgeZones(size: size, scale: ten),
      left: 8.0 / 222 * 1024, right: 8.0 / 222 * 1024),
    Width(
      testDescription: "its own at each edge",
      zones: EdgeZones(left: 0, right: 90, size: size, scale: ten), left: 0, right: 90),
    Width(
      testDescription: "a third of the screen at most",
      zones: EdgeZones(left: 900, right: 342, size: size, scale: ten), left: 1024.0 / 3,
      right: 1024.0 / 3),
  ])
  func `makes zones of the right width`(row: Width) {
    #expect(abs(row.zones.left - row.left) < 1e-9)
    #expect(abs(row.zones.right - row.right) < 1e-9)
  }

  @Test(arguments: [
    (0.0, ScreenEdge.left), (32, .left), (32.000000000001, .left), (32.01, nil), (512, nil),
    (991.99, nil), (991.999999999999, .right), (992, .right), (1024, .right),
  ])
  func `judges by the first position, borders included`(x: Double, edge: ScreenEdge?) {
    let zones = EdgeZones(size: Self.size, scale: Self.unknown)
    #expect(zones.edge(at: x) == edge)
  }

  @Test func `leaves an edge alone whose zone has no width`() {
    let zones = EdgeZones(left: 0, right: 0, size: Self.size, scale: Self.unknown)
    #expect(zones.edge(at: 0) == nil)
    #expect(zones.edge(at: 1024) == nil)
  }

  private func detector() -> EdgeZoneDetector {
    EdgeZoneDetector(zones: EdgeZones(size: Self.size, scale: Self.unknown))
  }
  private let one = ContactID(rawValue: 1)
  private let two = ContactID(rawValue: 2)
  private let edge = Point(x: 1020, y: 300)
  private let middle = Point(x: 500, y: 300)

  @Test func `refuses a second finger, in or out of the zone first`() {
    var detector = detector()
    let first = detector.landed(one, at: middle, isExcluded: false, time: .zero)
    #expect(first == .outside)
    let second = detector.landed(two, at: edge, isExcluded: true, time: .zero)
    #expect(second == .refused(.right, .secondContact))
    detector.ended(two)
    detector.ended(one)
    let third = detector.landed(two, at: edge, isExcluded: false, time: .zero)
    #expect(third == .candidate(.right))
  }

  @Test func `refuses a place that the screen keeps`() {
    var detector = detector()
    let verdict = detector.landed(one, at: edge, isExcluded: true, time: .zero)
    #expect(verdict == .refused(.right, .excluded))
  }

  @Test func `does not count a contact that has not moved for ten seconds`() {
    var detector = detector()
    _ = detector.landed(one, at: middle, isExcluded: false, time: .zero)
    let early = Instant(seconds: 9, microseconds: 999_999)
    #expect(!detector.isAlone(two, at: early))
    #expect(detector.isAlone(one, at: early))
    let late = Instant(seconds: 10, microseconds: 0)
    #expect(!detector.isAlone(one, at: late))
    let verdict = detector.landed(two, at: edge, isExcluded: false, time: late)
    #expect(verdict == .candidate(.right))
    let isLanding = detector.moved(one, time: late)
    #expect(isLanding)
    #expect(!detector.isAlone(two, at: late))
  }
}
