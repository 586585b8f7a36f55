internal import CLibdrm
internal import LinuxIO

/// Shows buffers through the interface that drivers had before atomic commits.
///
/// It cannot ask beforehand whether a mode would do. A mode set waits; a flip never does.
final class LegacyCommit: CommitPath {
  private let pipe: Pipe
  private let card: Card
  private let holder: PipeClaims.Holder
  /// What may show above the picture.
  private let otherPlanes: [ID<PlaneInfo>]
  private let rotation: (plane: ID<PlaneInfo>, property: ID<ObjectProperties.Entry>)?
  /// The connector's power, where the driver has a property for it.
  private let power: ID<ObjectProperties.Entry>?
  private let savedFramebuffer: UInt32
  private let savedOrigin: (x: UInt32, y: UInt32)
  private let savedConnectors: [ID<ConnectorInfo>]

  /// Remembers how the panel was found.
  ///
  /// - Parameter holder: For whose display it is.
  init(_ pipe: Pipe, of info: CardInfo, on card: Card, for holder: PipeClaims.Holder) {
    self.pipe = pipe
    self.card = card
    self.holder = holder
    otherPlanes = info.planes.filter { $0.kind != .primary }.map(\.id)
    rotation = pipe.plane.flatMap { plane in
      ObjectProperties(of: plane.id.rawValue, .plane, on: card)["rotation"].map {
        (plane.id, $0.id)
      }
    }
    power =
      ObjectProperties(of: pipe.connector.id.rawValue, .connector, on: card)["DPMS"]?.id
    savedConnectors = info.connectors.filter { $0.currentCRTC == pipe.crtc.id }.map(\.id)
    // SAFETY: the CRTC is libdrm's own memory, read and freed here.
    guard let crtc = unsafe drmModeGetCrtc(card.descriptor, pipe.crtc.id.rawValue) else {
      savedFramebuffer = 0
      savedOrigin = (0, 0)
      return
    }
    defer { unsafe drmModeFreeCrtc(crtc) }
    savedFramebuffer = unsafe crtc.pointee.buffer_id
    savedOrigin = unsafe (crtc.pointee.x, crtc.pointee.y)
  }

  /// Accepts everything: there is no way to ask.
  func test(_ buffer: DumbBuffer) throws(SystemError) {}

  func setMode(showing buffer: DumbBuffer, resetting: Bool) throws(SystemError) {
    if let rotation {
      // Boot loaders leave a turned plane behind. A driver that refuses shows what it can.
      drmModeObjectSetProperty(
        card.descriptor, rotation.plane.rawValue, UInt32(DRM_MODE_OBJECT_PLANE),
        rotation.property.rawValue, UInt64(DRM_MODE_ROTATE_0))
    }
    if resetting { try stop() }
    takeOffOthers()
    try set(
      pipe.mode, framebuffer: buffer.framebuffer.rawValue, origin: (0, 0),
      connectors: [pipe.connector.id.rawValue], "set the mode \(pipe.mode) on")
    // Most drivers do so with the mode; none minds being told.
    if resetting { _ = setPower(DRM_MODE_DPMS_ON) }
  }

  func turnOff() throws(SystemError) {
    if setPower(DRM_MODE_DPMS_OFF) { return }
    try stop()
  }

  func stop() throws(SystemError) {
    try card.check(
      drmModeSetCrtc(card.descriptor, pipe.crtc.id.rawValue, 0, 0, 0, nil, 0, nil), "turn off")
  }

  func flip(to buffer: DumbBuffer, event: UInt) throws(SystemError) {
    // SAFETY: the event's number is not followed.
    try card.check(
      unsafe drmModePageFlip(
        card.descriptor, pipe.crtc.id.rawValue, buffer.framebuffer.rawValue,
        UInt32(DRM_MODE_PAGE_FLIP_EVENT), UnsafeMutableRawPointer(bitPattern: event)),
      "show a frame on")
  }

  func restore() {
    let others = card.claims.others(than: holder)
    let connectors = savedConnectors.filter { id in !others.contains { $0.connector == id } }
    if let mode = pipe.crtc.mode, savedFramebuffer != 0, !connectors.isEmpty {
      let restored: Void? = try? set(
        mode, framebuffer: savedFramebuffer, origin: savedOrigin,
        connectors: connectors.map(\.rawValue),
        "restore")
      if restored != nil { return }
    }
    try? stop()
  }

  /// Takes off what another program has left above the picture: its pointer, a video.
  ///
  /// Nothing depends on it: a driver that has none of these refuses.
  private func takeOffOthers() {
    let crtc = pipe.crtc.id.rawValue
    for id in otherPlanes {
      // SAFETY: the plane is libdrm's own memory, read and freed here.
      guard let plane = unsafe drmModeGetPlane(card.descriptor, id.rawValue) else { continue }
      let current = unsafe plane.pointee.crtc_id
      unsafe drmModeFreePlane(plane)
      guard current == crtc else { continue }
      drmModeSetPlane(card.descriptor, id.rawValue, crtc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }
    // Drivers of that time have pointers that are no planes.
    drmModeSetCursor(card.descriptor, crtc, 0, 0, 0)
  }

  /// Sets the connector's power; false where that cannot be done.
  private func setPower(_ level: Int32) -> Bool {
    guard let power else { return false }
    return drmModeObjectSetProperty(
      card.descriptor, pipe.connector.id.rawValue, UInt32(DRM_MODE_OBJECT_CONNECTOR),
      power.rawValue, UInt64(level)) == 0
  }

  private func set(
    _ mode: VideoMode, framebuffer: UInt32, origin: (x: UInt32, y: UInt32), connectors: [UInt32],
    _ operation: String
  ) throws(SystemError) {
    var connectors = connectors
    var raw = mode.raw
    // SAFETY: connectors and mode are borrowed for the call, which reads them.
    try card.check(
      unsafe drmModeSetCrtc(
        card.descriptor, pipe.crtc.id.rawValue, framebuffer, origin.x, origin.y, &connectors,
        Int32(connectors.count), &raw),
      operation)
  }
}
