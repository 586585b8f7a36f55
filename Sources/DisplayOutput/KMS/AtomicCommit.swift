internal import CLibdrm
internal import Geometry
internal import LinuxIO

/// Shows buffers through the atomic interface.
///
/// A mode set names the whole state: connector, CRTC, primary plane. Beside them it takes off the pipe's
/// neighbours, each unless another display of this process runs it by then; after another console had
/// the panel they may be others than before. A flip names the framebuffer alone, and the plane's rotation
/// where it has one: boot loaders leave a turned plane behind, and software turns here.
final class AtomicCommit: CommitPath {
  private static let upright = UInt64(DRM_MODE_ROTATE_0)
  private static let linkIsGood = UInt64(DRM_MODE_LINK_STATUS_GOOD)

  private let pipe: Pipe
  private let plane: ID<PlaneInfo>
  private let planeProperties: AtomicProperties.Plane
  private let crtcProperties: AtomicProperties.CRTC
  private let connectorProperties: AtomicProperties.Connector
  private let card: Card
  private let holder: PipeClaims.Holder
  private let info: CardInfo
  private var neighbours: PipeNeighbours
  private let mode: ModeBlob
  private let saved: SavedPipe
  private let request: AtomicRequest

  /// Looks up what commits need, and remembers how the panel was found.
  ///
  /// - Parameter holder: For whose display it is.
  init(
    _ pipe: Pipe, plane: PlaneInfo, of info: CardInfo, on card: Card, for holder: PipeClaims.Holder
  ) throws(SystemError) {
    self.card = card
    self.holder = holder
    let ofPlane = ObjectProperties(of: plane.id.rawValue, .plane, on: card)
    let ofCRTC = ObjectProperties(of: pipe.crtc.id.rawValue, .crtc, on: card)
    let ofConnector = ObjectProperties(of: pipe.connector.id.rawValue, .connector, on: card)
    self.pipe = pipe
    self.plane = plane.id
    planeProperties = try AtomicProperties.Plane(ofPlane, on: card)
    crtcProperties = try AtomicProperties.CRTC(ofCRTC, on: card)
    connectorProperties = try AtomicProperties.Connector(ofConnector, on: card)
    self.info = info
    neighbours = try PipeNeighbours(of: pipe, plane: plane.id, among: info, on: card)
    mode = try ModeBlob(pipe.mode, on: card)
    saved = SavedPipe(pipe, plane: ofPlane, crtc: ofCRTC, on: card)
    request = try AtomicRequest(on: card)
  }

  func test(_ buffer: DumbBuffer) throws(SystemError) {
    describe(buffer)
    try request.commit([.test, .modeSet], "set the mode \(pipe.mode) on")
  }

  func setMode(showing buffer: DumbBuffer, resetting: Bool) throws(SystemError) {
    if resetting {
      try turnOff()
      neighbours = try PipeNeighbours(
        of: pipe, plane: plane, among: info.withPresentRoutes(on: card), on: card)
    }
    describe(buffer)
    if pipe.runsAlready && !resetting {
      do {
        // The display goes on as it is; only the picture changes.
        return try request.commit([], "show the first frame on")
      } catch {
        // Only a refusal of the state as such is worth the flash of a mode set.
        guard error.reason == .invalidArgument else { throw error }
      }
    }
    try request.commit(.modeSet, "set the mode \(pipe.mode) on")
  }

  func flip(to buffer: DumbBuffer, event: UInt) throws(SystemError) {
    request.rewind()
    let properties = planeProperties
    request.set(properties.framebuffer, of: plane.rawValue, to: UInt64(buffer.framebuffer.rawValue))
    request.set(properties.rotation, of: plane.rawValue, to: Self.upright)
    try request.commit([.nonBlocking, .event], event: event, "show a frame on")
  }

  func turnOff() throws(SystemError) {
    request.rewind()
    request.set(crtcProperties.active, of: pipe.crtc.id.rawValue, to: 0)
    try request.commit(.modeSet, "turn off")
  }

  func restore() {
    if saved.isShown {
      request.rewind()
      let blob = saved.describe(
        in: request, crtcProperties: crtcProperties, connectorProperties: connectorProperties)
      defer { withExtendedLifetime(blob) {} }
      if blob != nil, (try? request.commit(.modeSet, "restore")) != nil { return }
    }
    // What was shown is gone with its owner, or nothing was: dark, so that no plane still reads
    // memory that is about to be freed.
    try? stop()
  }

  func stop() throws(SystemError) {
    request.rewind()
    clear(plane, planeProperties)
    turnOff(pipe.crtc.id, crtcProperties)
    request.set(connectorProperties.crtc, of: pipe.connector.id.rawValue, to: 0)
    try request.commit(.modeSet, "turn off")
  }

  /// Fills the request with the whole state that shows a buffer.
  private func describe(_ buffer: DumbBuffer) {
    request.rewind()
    clearOthers()
    let crtc = pipe.crtc.id.rawValue
    let connector = pipe.connector.id.rawValue
    request.set(connectorProperties.crtc, of: connector, to: UInt64(crtc))
    // A link is lost at any time; to say of one that is up that it is changes nothing.
    request.set(connectorProperties.linkStatus, of: connector, to: Self.linkIsGood)
    request.set(crtcProperties.mode, of: crtc, to: UInt64(mode.id))
    request.set(crtcProperties.active, of: crtc, to: 1)
    place(buffer, size: pipe.mode.size)
  }

  /// Takes off what would show beside the picture, or instead of it.
  private func clearOthers() {
    let running = card.claims.others(than: holder).filter(\.isRunning)
    for other in neighbours.planes where !running.contains(where: { $0.plane == other.plane }) {
      clear(other.plane, other.properties)
    }
    for clone in neighbours.connectors
    where !running.contains(where: { $0.connector == clone.connector }) {
      request.set(clone.properties.crtc, of: clone.connector.rawValue, to: 0)
    }
    if let displaced = neighbours.displaced,
      !running.contains(where: { $0.crtc == displaced.crtc })
    {
      turnOff(displaced.crtc, displaced.properties)
    }
  }

  private func place(_ buffer: DumbBuffer, size: PixelSize) {
    let properties = planeProperties
    let (width, height) = (UInt64(size.width), UInt64(size.height))
    let values: [(AtomicProperties.Property?, UInt64)] = [
      (properties.framebuffer, UInt64(buffer.framebuffer.rawValue)),
      (properties.crtc, UInt64(pipe.crtc.id.rawValue)),
      (properties.crtcX, 0), (properties.crtcY, 0),
      (properties.crtcWidth, width), (properties.crtcHeight, height),
      // Sources are in 1/65536 of a pixel.
      (properties.sourceX, 0), (properties.sourceY, 0),
      (properties.sourceWidth, width << 16), (properties.sourceHeight, height << 16),
      (properties.rotation, Self.upright),
    ]
    for (property, value) in values { request.set(property, of: plane.rawValue, to: value) }
  }

  private func clear(_ plane: ID<PlaneInfo>, _ properties: AtomicProperties.Plane) {
    request.set(properties.framebuffer, of: plane.rawValue, to: 0)
    request.set(properties.crtc, of: plane.rawValue, to: 0)
  }

  private func turnOff(_ crtc: ID<CRTCInfo>, _ properties: AtomicProperties.CRTC) {
    request.set(properties.active, of: crtc.rawValue, to: 0)
    request.set(properties.mode, of: crtc.rawValue, to: 0)
  }
}
