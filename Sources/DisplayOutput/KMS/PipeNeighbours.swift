internal import LinuxIO

/// What would show beside a pipe's picture, or instead of it.
///
/// Firmware, a splash or another console's program leaves
///
/// - other planes of the CRTC, as a mouse pointer;
/// - other connectors of the CRTC, because firmware likes to show one picture everywhere;
/// - a CRTC that drives the connector instead, with its planes.
struct PipeNeighbours {
  /// Planes that show something.
  let planes: [(plane: ID<PlaneInfo>, properties: AtomicProperties.Plane)]
  /// Connectors that show the same.
  let connectors: [(connector: ID<ConnectorInfo>, properties: AtomicProperties.Connector)]
  /// The CRTC that drives the connector, where that is another and drives nothing else.
  let displaced: (crtc: ID<CRTCInfo>, properties: AtomicProperties.CRTC)?

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - pipe: What is to be alone.
  ///   - plane: Its plane.
  ///   - info: What the card has, and what drives what.
  init(
    of pipe: Pipe, plane: ID<PlaneInfo>, among info: CardInfo, on card: Card
  ) throws(SystemError) {
    let (crtc, connector) = (pipe.crtc.id, pipe.connector.id)
    let displaced = Self.displacedCRTC(by: pipe, of: info)
    self.displaced = try displaced.map { (crtc) throws(SystemError) in
      let properties = ObjectProperties(of: crtc.rawValue, .crtc, on: card)
      return (crtc, try AtomicProperties.CRTC(properties, on: card))
    }
    planes = try info.planes
      .filter { other in
        guard other.id != plane, let current = other.currentCRTC else { return false }
        return current == crtc || current == displaced
      }
      .map { (other) throws(SystemError) in
        let properties = ObjectProperties(of: other.id.rawValue, .plane, on: card)
        return (other.id, try AtomicProperties.Plane(properties, on: card))
      }
    connectors = try info.connectors
      .filter { $0.id != connector && $0.currentCRTC == crtc }
      .map { (other) throws(SystemError) in
        let properties = ObjectProperties(of: other.id.rawValue, .connector, on: card)
        return (other.id, try AtomicProperties.Connector(properties, on: card))
      }
  }

  private static func displacedCRTC(by pipe: Pipe, of info: CardInfo) -> ID<CRTCInfo>? {
    let connector = info.connectors.first { $0.id == pipe.connector.id }
    guard let crtc = connector?.currentCRTC, crtc != pipe.crtc.id,
      !info.connectors.contains(where: { $0.id != pipe.connector.id && $0.currentCRTC == crtc })
    else { return nil }
    return crtc
  }
}

extension CardInfo {
  /// The same with what drives what now; nothing is probed for it.
  ///
  /// To be asked of a card whose driver is atomic: the others do not say.
  func withPresentRoutes(on card: Card) -> CardInfo {
    var info = self
    for place in connectors.indices {
      let properties = ObjectProperties(of: connectors[place].id.rawValue, .connector, on: card)
      info.connectors[place].currentCRTC = ID(value: properties["CRTC_ID"]?.value)
    }
    for place in planes.indices {
      let properties = ObjectProperties(of: planes[place].id.rawValue, .plane, on: card)
      info.planes[place].currentCRTC = ID(value: properties["CRTC_ID"]?.value)
    }
    return info
  }
}
