internal import LinuxIO

/// How a CRTC, its plane and its connector were found, so that they can be given back so.
struct SavedPipe {
  /// Whether a picture was shown then.
  let isShown: Bool
  private let connector: ID<ConnectorInfo>
  private let crtc: ID<CRTCInfo>
  private let mode: VideoMode?
  private let plane: UInt32
  private let planeValues: [(property: AtomicProperties.Property, value: UInt64)]
  private let card: Card

  /// Remembers a pipe whose properties were read just now.
  init(
    _ pipe: Pipe, plane: ObjectProperties, crtc: ObjectProperties, on card: Card
  ) {
    connector = pipe.connector.id
    self.crtc = pipe.crtc.id
    mode = pipe.crtc.mode
    self.plane = pipe.plane?.id.rawValue ?? 0
    self.card = card
    planeValues = Self.names.compactMap { name in plane[name].map { ($0.id, $0.value) } }
    isShown =
      pipe.connector.currentCRTC == pipe.crtc.id && mode != nil
      && crtc["ACTIVE"]?.value == 1 && ID<DumbBuffer>(value: plane["FB_ID"]?.value) != nil
  }

  private static let names = [
    "FB_ID", "CRTC_ID", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H", "SRC_X", "SRC_Y", "SRC_W",
    "SRC_H", "rotation",
  ]

  /// Fills a request with the remembered state.
  ///
  /// - Returns: The mode, to be kept until the commit is done; nil where it cannot be described.
  func describe(
    in request: AtomicRequest, crtcProperties: AtomicProperties.CRTC,
    connectorProperties: AtomicProperties.Connector
  ) -> ModeBlob? {
    guard let mode, let blob = try? ModeBlob(mode, on: card) else { return nil }
    request.set(connectorProperties.crtc, of: connector.rawValue, to: UInt64(crtc.rawValue))
    request.set(crtcProperties.mode, of: crtc.rawValue, to: UInt64(blob.id))
    request.set(crtcProperties.active, of: crtc.rawValue, to: 1)
    for (property, value) in planeValues { request.set(property, of: plane, to: value) }
    return blob
  }
}
