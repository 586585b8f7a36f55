package import Composition

/// One way from memory to a display: a plane, read by a CRTC, sent to a connector.
package struct Pipe: Hashable, Sendable {
  /// Where the display is plugged in.
  package var connector: ConnectorInfo
  /// What scans out.
  package var crtc: CRTCInfo
  /// The layer that carries the picture; nil where the card lists none, which only legacy bears.
  package var plane: PlaneInfo?
  /// The mode to run.
  package var mode: VideoMode

  /// Parts of a card that are another display's, or will be.
  package struct Parts: Hashable, Sendable {
    /// What scans out.
    package var crtcs: Set<ID<CRTCInfo>>
    /// What carries pictures.
    package var planes: Set<ID<PlaneInfo>>

    /// Names parts; none unless given.
    package init(crtcs: Set<ID<CRTCInfo>> = [], planes: Set<ID<PlaneInfo>> = []) {
      self.crtcs = crtcs
      self.planes = planes
    }
  }

  /// Whether the display shows this mode already, so that no mode set is needed.
  package var runsAlready: Bool {
    connector.currentCRTC == crtc.id && crtc.mode.map(mode.hasSameTiming) == true
      && !connector.linkIsBad
  }

  /// Every pipe that could drive a connector, the likeliest first.
  ///
  /// The CRTC that drives the connector now comes first: what runs is known to work, and keeps
  /// running without a flash. Then those that drive nothing, in the kernel's order; those that
  /// drive another connector, and after them those that belong to others, are the last resort.
  /// `possible_crtcs` counts places in the card's list, not numbers, and drivers have got it wrong:
  /// hence more than one candidate, and a test.
  ///
  /// - Parameter others: What belongs to other displays.
  package static func candidates(
    for connector: ConnectorInfo, mode: VideoMode, on card: CardInfo,
    leaving others: Parts = Parts()
  ) -> [Pipe] {
    let taken = Set(
      card.connectors.filter { $0.id != connector.id }.compactMap(\.currentCRTC))
    let places = connector.possibleCRTCs.filter(card.crtcs.indices.contains).sorted()
    let ranked = places.enumerated().sorted { left, right in
      let leftRank = rank(card.crtcs[left.element], for: connector, taken, leaving: others)
      let rightRank = rank(card.crtcs[right.element], for: connector, taken, leaving: others)
      return (leftRank, left.offset) < (rightRank, right.offset)
    }
    return ranked.map { _, place in
      Pipe(
        connector: connector, crtc: card.crtcs[place],
        plane: primaryPlane(for: place, of: card, leaving: others), mode: mode)
    }
  }

  private static func rank(
    _ crtc: CRTCInfo, for connector: ConnectorInfo, _ taken: Set<ID<CRTCInfo>>,
    leaving others: Parts
  ) -> Int {
    if others.crtcs.contains(crtc.id) { return 3 }
    if crtc.id == connector.currentCRTC { return 0 }
    return taken.contains(crtc.id) ? 2 : 1
  }

  /// The primary plane that shows on the CRTC now, else the first one that no CRTC shows, else any.
  private static func primaryPlane(
    for place: Int, of card: CardInfo, leaving others: Parts
  ) -> PlaneInfo? {
    let all = card.planes.filter { $0.kind == .primary && $0.possibleCRTCs.contains(place) }
    let free = all.filter { !others.planes.contains($0.id) }
    let able = free.isEmpty ? all : free
    return able.first { $0.currentCRTC == card.crtcs[place].id }
      ?? able.first { $0.currentCRTC == nil } ?? able.first
  }

  /// The formats to try for screen buffers, the best first.
  ///
  /// - Throws: `DisplayError.unusable` where no pipe's plane can show what is asked for.
  package static func formats(
    asked: PixelFormat?, of pipes: [Pipe]
  ) throws(DisplayError) -> [PixelFormat] {
    let wanted = asked.map { [$0] } ?? [.xrgb8888, .rgb565]
    let shown = wanted.filter { format in
      pipes.contains { $0.plane?.shows(format) ?? true }
    }
    if !shown.isEmpty { return shown }
    let there = pipes.flatMap { $0.plane?.formats ?? [] }.map(\.description)
    throw .unusable(
      "\(pipes.first?.connector.name ?? "the display") cannot show "
        + "\(wanted.map(\.rawValue).joined(separator: " or ")); its plane shows "
        + there.joined(separator: ", "))
  }
}
