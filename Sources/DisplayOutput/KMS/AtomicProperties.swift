internal import LinuxIO

/// The numbers of the properties that an atomic commit sets, looked up once.
struct AtomicProperties {
  typealias Property = ID<ObjectProperties.Entry>

  /// What a plane shows, and where.
  struct Plane {
    let framebuffer: Property
    let crtc: Property
    let crtcX: Property
    let crtcY: Property
    let crtcWidth: Property
    let crtcHeight: Property
    let sourceX: Property
    let sourceY: Property
    let sourceWidth: Property
    let sourceHeight: Property
    /// Absent where the plane cannot turn its picture.
    let rotation: Property?
  }

  /// What a CRTC runs.
  struct CRTC {
    let mode: Property
    let active: Property
  }

  /// What drives a connector.
  struct Connector {
    let crtc: Property
    /// Absent where links cannot be lost.
    let linkStatus: Property?
  }
}

extension AtomicProperties.Plane {
  /// Finds a plane's properties by their names.
  init(_ properties: ObjectProperties, on card: Card) throws(SystemError) {
    framebuffer = try properties.number(of: "FB_ID", on: card)
    crtc = try properties.number(of: "CRTC_ID", on: card)
    crtcX = try properties.number(of: "CRTC_X", on: card)
    crtcY = try properties.number(of: "CRTC_Y", on: card)
    crtcWidth = try properties.number(of: "CRTC_W", on: card)
    crtcHeight = try properties.number(of: "CRTC_H", on: card)
    sourceX = try properties.number(of: "SRC_X", on: card)
    sourceY = try properties.number(of: "SRC_Y", on: card)
    sourceWidth = try properties.number(of: "SRC_W", on: card)
    sourceHeight = try properties.number(of: "SRC_H", on: card)
    rotation = properties["rotation"]?.id
  }

}

extension AtomicProperties.CRTC {
  /// Finds a CRTC's properties by their names.
  init(_ properties: ObjectProperties, on card: Card) throws(SystemError) {
    mode = try properties.number(of: "MODE_ID", on: card)
    active = try properties.number(of: "ACTIVE", on: card)
  }
}

extension AtomicProperties.Connector {
  /// Finds a connector's properties by their names.
  init(_ properties: ObjectProperties, on card: Card) throws(SystemError) {
    crtc = try properties.number(of: "CRTC_ID", on: card)
    linkStatus = properties["link-status"]?.id
  }
}

extension ObjectProperties {
  /// The number of a property that every atomic driver has.
  fileprivate func number(
    of name: String, on card: Card
  ) throws(SystemError) -> AtomicProperties.Property {
    guard let entry = self[name] else {
      throw SystemError(
        "find the property \(name) on", on: card.path, reason: .invalidArgument,
        remedy: "set display.api to legacy")
    }
    return entry.id
  }
}
