/// Which CRTC and which plane each of several connectors of one card gets, so that as many as
/// possible find one.
///
/// ```
///   connector   CRTCs that can drive it      first come      this plan
///   A           0, 1                         A: 0            A: 1
///   B           0                            B: none         B: 0
/// ```
///
/// Whoever runs already keeps what it has. Of equally good plans it is the one that leaves most
/// connectors at the CRTCs that drive them now, the first connectors before the later ones.
struct PipePlan {
  /// The CRTC of each connector that found one.
  let crtcs: [ID<ConnectorInfo>: ID<CRTCInfo>]
  /// The primary plane of each CRTC that was given away.
  let planes: [ID<CRTCInfo>: ID<PlaneInfo>]

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - connectors: Those that are to be driven, the most important first.
  ///   - card: The card as it is.
  ///   - claims: What is in use, and stays.
  init(for connectors: [ConnectorInfo], on card: CardInfo, claims: [PipeClaims.Claim] = []) {
    var crtcs: [ID<ConnectorInfo>: ID<CRTCInfo>] = [:]
    var planes: [ID<CRTCInfo>: ID<PlaneInfo>] = [:]
    for claim in claims {
      crtcs[claim.connector] = claim.crtc
      planes[claim.crtc] = claim.plane
    }
    let given = Set(crtcs.values)
    let waiting = connectors.filter { crtcs[$0.id] == nil }
    let places = Matching.largest(
      waiting.map { connector in
        let others = Set(waiting.filter { $0.id != connector.id }.compactMap(\.currentCRTC))
        return Self.places(for: connector, on: card, leaving: others)
          .filter { !given.contains(card.crtcs[$0].id) }
      })
    for (connector, place) in zip(waiting, places) {
      if let place { crtcs[connector.id] = card.crtcs[place].id }
    }
    let used = Set(planes.values)
    let bare = card.crtcs.indices.filter { place in
      let crtc = card.crtcs[place].id
      return !given.contains(crtc) && crtcs.values.contains(crtc)
    }
    let found = Matching.largest(
      bare.map { place in
        Self.planes(for: place, on: card).filter { !used.contains(card.planes[$0].id) }
      })
    for (place, plane) in zip(bare, found) {
      if let plane { planes[card.crtcs[place].id] = card.planes[plane].id }
    }
    self.crtcs = crtcs
    self.planes = planes
  }

  /// What belongs to others than this connector.
  func parts(ofOthersThan connector: ID<ConnectorInfo>) -> Pipe.Parts {
    let crtcs = Set(self.crtcs.filter { $0.key != connector }.values)
    return Pipe.Parts(
      crtcs: crtcs, planes: Set(planes.filter { crtcs.contains($0.key) }.values))
  }

  /// The places of the CRTCs that can drive a connector, the one that does first, those that drive
  /// others last.
  private static func places(
    for connector: ConnectorInfo, on card: CardInfo, leaving others: Set<ID<CRTCInfo>>
  ) -> [Int] {
    let able = connector.possibleCRTCs.filter(card.crtcs.indices.contains).sorted()
    let current = able.filter { card.crtcs[$0].id == connector.currentCRTC }
    let free = able.filter { !current.contains($0) && !others.contains(card.crtcs[$0].id) }
    return current + free + able.filter { !current.contains($0) && !free.contains($0) }
  }

  /// The places of the primary planes that can be shown on a CRTC, those that are first.
  private static func planes(for place: Int, on card: CardInfo) -> [Int] {
    let able = card.planes.indices.filter {
      card.planes[$0].kind == .primary && card.planes[$0].possibleCRTCs.contains(place)
    }
    let current = able.filter { card.planes[$0].currentCRTC == card.crtcs[place].id }
    let free = able.filter { card.planes[$0].currentCRTC == nil }
    return current + free + able.filter { !current.contains($0) && !free.contains($0) }
  }
}
