internal import CLibdrm
internal import Geometry
package import LinuxIO

extension Card {
  /// Reads what the card has, probing connectors, so that what was plugged in just now is seen.
  ///
  /// - Parameter names: What the card is called; by its device file alone unless given.
  /// - Throws: EOPNOTSUPP and EINVAL of a card that only renders.
  package func info(_ names: CardNames? = nil) throws(SystemError) -> CardInfo {
    let offersAtomic = enableAtomic()
    // SAFETY: the resources are libdrm's own memory, freed at the end; each array holds the number
    // of entries that stands beside it.
    guard let resources = unsafe drmModeGetResources(descriptor) else {
      throw SystemError("read the connectors of", on: path, reason: .current)
    }
    defer { unsafe drmModeFreeResources(resources) }
    let connectors = unsafe Self.numbers(
      resources.pointee.connectors, count: resources.pointee.count_connectors)
    let crtcs = unsafe Self.numbers(resources.pointee.crtcs, count: resources.pointee.count_crtcs)
    return CardInfo(
      names: names ?? CardNames(path: path), driver: driver, offersAtomic: offersAtomic,
      isTaken: !isMaster,
      connectors: readConnectors(connectors), crtcs: crtcs.map(readCRTC), planes: readPlanes())
  }

  private func readConnectors(_ numbers: [UInt32]) -> [ConnectorInfo] {
    var counts: [String: Int] = [:]
    var connectors: [ConnectorInfo] = []
    for number in numbers {
      // SAFETY: the connector is libdrm's own memory, freed at the end of the scope.
      guard let raw = unsafe drmModeGetConnector(descriptor, number) else { continue }
      defer { unsafe drmModeFreeConnector(raw) }
      let type =
        unsafe drmModeGetConnectorTypeName(raw.pointee.connector_type)
        .map { unsafe String(cString: $0) } ?? "Unknown"
      counts[type, default: 0] += 1
      connectors.append(unsafe readConnector(raw, name: "\(type)-\(counts[type] ?? 1)"))
    }
    return connectors
  }

  private func readConnector(_ raw: drmModeConnectorPtr, name: String) -> ConnectorInfo {
    // SAFETY: the caller owns the connector for this call; `modes` holds `count_modes` entries.
    let properties = unsafe ObjectProperties(
      of: raw.pointee.connector_id, .connector, on: self)
    let millimetres = unsafe (raw.pointee.mmWidth, raw.pointee.mmHeight)
    return unsafe ConnectorInfo(
      id: ID(raw.pointee.connector_id), name: name, status: Self.status(raw.pointee.connection),
      modes: (0..<Int(max(0, raw.pointee.count_modes))).map { index in
        unsafe VideoMode(raw.pointee.modes[index])
      },
      modesAreGuessed: Self.areGuessed(
        edid: properties["EDID"]?.value, modeCount: raw.pointee.count_modes),
      physicalSize: millimetres.0 > 0 && millimetres.1 > 0
        ? PhysicalSize(width: Double(millimetres.0), height: Double(millimetres.1)) : nil,
      panelOrientation: Self.rotation(properties["panel orientation"]?.valueName),
      linkIsBad: properties["link-status"]?.valueName == "Bad",
      possibleCRTCs: Self.places(drmModeConnectorGetPossibleCrtcs(descriptor, raw)),
      currentCRTC: currentCRTC(properties, encoder: raw.pointee.encoder_id))
  }

  /// A built-in panel has no EDID either, but one mode, which its driver knows.
  private static func areGuessed(edid: UInt64?, modeCount: Int32) -> Bool {
    edid == 0 && modeCount > 1
  }

  /// Reads one connector again, probing it: that may read an EDID for a tenth of a second.
  ///
  /// - Parameter known: The connector as it was.
  /// - Returns: Nil where there is no such connector any more.
  /// - Throws: Where the card is gone.
  func connector(again known: ConnectorInfo) throws(SystemError) -> ConnectorInfo? {
    // SAFETY: the connector is libdrm's own memory, freed at the end.
    guard let raw = unsafe drmModeGetConnector(descriptor, known.id.rawValue) else {
      let reason = Errno.current
      if reason == .noSuchFile { return nil }
      throw SystemError("look at \(known.name) of", on: path, reason: reason)
    }
    defer { unsafe drmModeFreeConnector(raw) }
    return unsafe readConnector(raw, name: known.name)
  }

  /// Whether the kernel takes each connector for connected; nothing is probed, so it may not know yet.
  var connectorStatuses: [ID<ConnectorInfo>: ConnectorInfo.Status] {
    // SAFETY: resources and connectors are libdrm's own memory, each freed at the end of its scope; the
    // array holds the number of entries that stands beside it.
    guard let resources = unsafe drmModeGetResources(descriptor) else { return [:] }
    defer { unsafe drmModeFreeResources(resources) }
    let numbers = unsafe Self.numbers(
      resources.pointee.connectors, count: resources.pointee.count_connectors)
    var statuses: [ID<ConnectorInfo>: ConnectorInfo.Status] = [:]
    for number in numbers {
      guard let raw = unsafe drmModeGetConnectorCurrent(descriptor, number) else { continue }
      defer { unsafe drmModeFreeConnector(raw) }
      statuses[ID(number)] = unsafe Self.status(raw.pointee.connection)
    }
    return statuses
  }

  /// The CRTC that drives a connector: atomic drivers say so themselves; the others by way of an
  /// encoder, which may be 0 after the display was plugged in again.
  private func currentCRTC(
    _ properties: ObjectProperties, encoder: UInt32
  ) -> ID<CRTCInfo>? {
    if let property = properties["CRTC_ID"] { return ID(value: property.value) }
    // SAFETY: the encoder is libdrm's own memory, read and freed here.
    guard encoder != 0, let raw = unsafe drmModeGetEncoder(descriptor, encoder) else { return nil }
    defer { unsafe drmModeFreeEncoder(raw) }
    return unsafe ID(value: UInt64(raw.pointee.crtc_id))
  }

  private func readCRTC(_ number: UInt32) -> CRTCInfo {
    var crtc = CRTCInfo(id: ID(number))
    // SAFETY: the CRTC is libdrm's own memory, read and freed here.
    guard let raw = unsafe drmModeGetCrtc(descriptor, number) else { return crtc }
    defer { unsafe drmModeFreeCrtc(raw) }
    if unsafe raw.pointee.mode_valid != 0 { crtc.mode = unsafe VideoMode(raw.pointee.mode) }
    return crtc
  }

  private func readPlanes() -> [PlaneInfo] {
    // SAFETY: list and planes are libdrm's own memory, each freed at the end of its scope; each
    // array holds the number of entries that stands beside it.
    guard let list = unsafe drmModeGetPlaneResources(descriptor) else { return [] }
    defer { unsafe drmModeFreePlaneResources(list) }
    return unsafe (0..<Int(list.pointee.count_planes)).compactMap { index in
      guard let raw = unsafe drmModeGetPlane(descriptor, list.pointee.planes[index]) else {
        return nil
      }
      defer { unsafe drmModeFreePlane(raw) }
      let properties = unsafe ObjectProperties(of: raw.pointee.plane_id, .plane, on: self)
      return unsafe PlaneInfo(
        id: ID(raw.pointee.plane_id), kind: Self.kind(properties["type"]?.value),
        formats: (0..<Int(raw.pointee.count_formats)).map { index in
          unsafe FourCC(rawValue: raw.pointee.formats[index])
        },
        possibleCRTCs: Self.places(raw.pointee.possible_crtcs),
        currentCRTC: ID(value: UInt64(raw.pointee.crtc_id)))
    }
  }

  // MARK: - The kernel's numbers

  private static func numbers(_ start: UnsafePointer<UInt32>?, count: Int32) -> [UInt32] {
    // SAFETY: the caller lends `count` numbers.
    unsafe Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(max(0, count))))
  }

  private static func places(_ mask: UInt32) -> Set<Int> {
    Set((0..<32).filter { mask & (1 << UInt32($0)) != 0 })
  }

  private static func status(_ connection: drmModeConnection) -> ConnectorInfo.Status {
    switch connection {
    case DRM_MODE_CONNECTED: .connected
    case DRM_MODE_DISCONNECTED: .disconnected
    default: .unknown
    }
  }

  private static func kind(_ type: UInt64?) -> PlaneInfo.Kind {
    switch type {
    case UInt64(DRM_PLANE_TYPE_PRIMARY): .primary
    case UInt64(DRM_PLANE_TYPE_CURSOR): .cursor
    default: .overlay
    }
  }

  /// The turn that puts the picture's top where the panel says that up is.
  private static func rotation(_ orientation: String?) -> Rotation? {
    switch orientation {
    case "Normal": Rotation.none
    case "Right Side Up": .quarter
    case "Upside Down": .half
    case "Left Side Up": .threeQuarters
    default: nil
    }
  }
}
