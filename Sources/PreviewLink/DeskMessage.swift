package import Geometry
package import Gestures

/// What a window tells the kiosk.
package enum DeskMessage: Hashable, Sendable {
  /// The panel is to be like this from now on; the first message, and sent again when it is turned.
  case wish(PreviewWish)
  /// A frame has been on the window since `time`, on the monotonic clock.
  case flip(frame: UInt32, time: Instant)
  /// The touchscreen that the window plays sends an event; see `PreviewTouchscreen`.
  case touch(EvdevEvent)
  /// A key went down (1), was repeated (2) or went up (0): an event as a keyboard sends it.
  case key(EvdevEvent)

  private enum Kind: UInt8 {
    case wish = 1
    case flip, touch, key
  }

  /// Writes it into a packet.
  package func write(to packet: inout PreviewPacket) {
    switch self {
    case .wish(let wish):
      packet.begin(Kind.wish.rawValue)
      Self.append(wish, to: &packet)
    case .flip(let frame, let time):
      packet.begin(Kind.flip.rawValue)
      packet.append(frame)
      packet.append(time.nanoseconds)
    case .touch(let event):
      packet.begin(Kind.touch.rawValue)
      Self.append(event, to: &packet)
    case .key(let event):
      packet.begin(Kind.key.rawValue)
      Self.append(event, to: &packet)
    }
    packet.finish()
  }

  /// Reads a packet; nil where a window of this version sends no such one.
  package init?(_ packet: [UInt8]) {
    guard var fields = PacketFields(packet), let kind = Kind(rawValue: fields.kind) else {
      return nil
    }
    switch kind {
    case .wish:
      guard let wish = Self.wish(&fields) else { return nil }
      self = .wish(wish)
    case .flip:
      self = .flip(frame: fields.number(), time: Instant(nanoseconds: fields.number()))
    case .touch: self = .touch(Self.event(&fields))
    case .key: self = .key(Self.event(&fields))
    }
  }

  // MARK: Fields

  private static func append(_ event: EvdevEvent, to packet: inout PreviewPacket) {
    packet.append(event.time.nanoseconds)
    packet.append(event.type)
    packet.append(event.code)
    packet.append(event.value)
  }

  private static func event(_ fields: inout PacketFields) -> EvdevEvent {
    EvdevEvent(
      time: Instant(nanoseconds: fields.number()), type: fields.number(), code: fields.number(),
      value: fields.number())
  }

  /// Stands for a rotation that is left to the configuration; other choices are left by a zero.
  private static let noRotation: UInt16 = 0xffff

  private static func append(_ wish: PreviewWish, to packet: inout PreviewPacket) {
    packet.append(wish.size ?? PixelSize(width: 0, height: 0))
    packet.append(wish.physicalSize?.width ?? 0)
    packet.append(wish.physicalSize?.height ?? 0)
    packet.append(wish.scale ?? 0)
    packet.append(wish.refreshRate)
    packet.append(wish.rotation.map { UInt16($0.rawValue) } ?? noRotation)
  }

  private static func wish(_ fields: inout PacketFields) -> PreviewWish? {
    let size = fields.size()
    let (width, height) = (fields.double(), fields.double())
    let scale = fields.double()
    let refreshRate = fields.double()
    let degrees: UInt16 = fields.number()
    let rotation = degrees == noRotation ? nil : Rotation(rawValue: Int(degrees))
    guard size == PixelSize(width: 0, height: 0) || PreviewPanel.canBe(size),
      degrees == noRotation || rotation != nil, (1...1000).contains(refreshRate),
      width.isFinite, height.isFinite, scale.isFinite
    else { return nil }
    return PreviewWish(
      size: size.width > 0 ? size : nil,
      physicalSize: width > 0 && height > 0 ? PhysicalSize(width: width, height: height) : nil,
      scale: scale > 0 ? scale : nil, rotation: rotation, refreshRate: refreshRate)
  }
}
