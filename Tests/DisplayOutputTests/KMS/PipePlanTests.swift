import Testing

@testable import DisplayOutput

@Suite struct `A plan of a card's CRTCs and planes` {
  private static let card = CardInfo(
    names: CardNames(path: "/dev/dri/card0"), driver: "",
    crtcs: [40, 41, 42].map { CRTCInfo(id: ID($0)) },
    planes: [plane(50, [0]), plane(51, [1]), plane(52, [2])])

  private static func plane(_ id: UInt32, _ places: Set<Int>, on crtc: UInt32? = nil) -> PlaneInfo {
    PlaneInfo(
      id: ID(id), kind: .primary, formats: [], possibleCRTCs: places,
      currentCRTC: crtc.map { ID($0) })
  }

  private static func connector(
    _ id: UInt32, _ places: Set<Int>, on crtc: UInt32? = nil
  ) -> ConnectorInfo {
    ConnectorInfo(
      id: ID(id), name: "HDMI-A-\(id)", status: .connected, possibleCRTCs: places,
      currentCRTC: crtc.map { ID($0) })
  }

  /// Connectors, what is claimed already (connector, CRTC), and the CRTC of each connector.
  static let rows: [([ConnectorInfo], [UInt32: UInt32], [UInt32: UInt32])] = [
    ([connector(1, [0, 1])], [:], [1: 40]),
    // Who comes first gives way to one that has no other.
    ([connector(1, [0, 1]), connector(2, [0])], [:], [1: 41, 2: 40]),
    ([connector(1, [0, 1]), connector(2, [0, 1]), connector(3, [0])], [:], [1: 40, 2: 41]),
    (
      [connector(1, [0, 1]), connector(2, [0, 2]), connector(3, [0])], [:],
      [1: 41, 2: 42, 3: 40]
    ),
    // What drives a connector goes on driving it, unless another has no other.
    ([connector(1, [0, 1], on: 41)], [:], [1: 41]),
    ([connector(1, [0, 1]), connector(2, [0, 1], on: 40)], [:], [1: 41, 2: 40]),
    ([connector(1, [0, 1], on: 40), connector(2, [0])], [:], [1: 41, 2: 40]),
    ([connector(1, [0, 1], on: 41), connector(2, [0, 1], on: 40)], [:], [1: 41, 2: 40]),
    // What runs stays, whatever it costs.
    ([connector(1, [0, 1]), connector(2, [0])], [1: 40], [1: 40]),
    ([connector(2, [0, 1])], [1: 40], [1: 40, 2: 41]),
    // Drivers name CRTCs that there are not.
    ([connector(1, [7, 31])], [:], [:]),
  ]

  @Test(arguments: rows)
  func `has as many connectors driven as can be`(
    row: ([ConnectorInfo], [UInt32: UInt32], [UInt32: UInt32])
  ) {
    let (connectors, claimed, expected) = row
    let claims = claimed.map {
      PipeClaims.Claim(connector: ID($0.key), crtc: ID($0.value), plane: ID($0.value + 10))
    }
    let plan = PipePlan(for: connectors, on: Self.card, claims: claims)
    let crtcs = plan.crtcs.map { ($0.key.rawValue, $0.value.rawValue) }
    #expect(Dictionary(uniqueKeysWithValues: crtcs) == expected)
    for (crtc, plane) in plan.planes { #expect(plane.rawValue == crtc.rawValue + 10) }
    #expect(plan.planes.count == expected.count)
  }

  @Test func `gives a plane that several CRTCs can show to the one that has no other`() {
    var card = Self.card
    card.planes = [Self.plane(50, [0, 1]), Self.plane(51, [0])]
    let plan = PipePlan(
      for: [Self.connector(1, [0]), Self.connector(2, [1])], on: card)
    #expect(plan.planes == [ID(40): ID(51), ID(41): ID(50)])
  }

  @Test func `leaves a CRTC the plane that it has`() {
    var card = Self.card
    card.planes = [Self.plane(50, [0]), Self.plane(51, [0], on: 40)]
    let plan = PipePlan(for: [Self.connector(1, [0])], on: card)
    #expect(plan.planes == [ID(40): ID(51)])
  }

  @Test func `leaves what runs its plane, and gives it to nobody else`() {
    var card = Self.card
    card.planes = [Self.plane(50, [0]), Self.plane(51, [0, 1]), Self.plane(52, [1])]
    let claim = PipeClaims.Claim(connector: ID(1), crtc: ID(40), plane: ID(51))
    let plan = PipePlan(for: [Self.connector(2, [1])], on: card, claims: [claim])
    #expect(plan.planes == [ID(40): ID(51), ID(41): ID(52)])
  }

  @Test func `tells each what belongs to the others`() {
    let plan = PipePlan(
      for: [Self.connector(1, [0, 1]), Self.connector(2, [0])], on: Self.card)
    let others = plan.parts(ofOthersThan: ID(1))
    #expect(others == Pipe.Parts(crtcs: [ID(40)], planes: [ID(50)]))
  }
}
