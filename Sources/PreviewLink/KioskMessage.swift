internal import Composition
internal import Geometry

/// What a kiosk tells the window.
package enum KioskMessage: Hashable, Sendable {
  /// The panel is this one from now on; the memory of its buffers is attached to the packet.
  case panel(PreviewPanel)
  /// A frame is finished in a buffer, and is to be shown; a flip of the same number answers it.
  case frame(UInt32, buffer: Int)

  private enum Kind: UInt8 {
    case panel = 1
    case frame
  }

  /// Writes it into a packet.
  package func write(to packet: inout PreviewPacket) {
    switch self {
    case .panel(let panel):
      packet.begin(Kind.panel.rawValue)
      packet.append(panel.size)
      packet.append(UInt16(panel.rotation.rawValue))
      packet.append(UInt16(panel.format.bytesPerPixel))
    case .frame(let number, let buffer):
      packet.begin(Kind.frame.rawValue)
      packet.append(number)
      packet.append(UInt16(buffer))
    }
    packet.finish()
  }

  /// Reads a packet; nil where a kiosk of this version sends no such one.
  package init?(_ packet: [UInt8]) {
    guard var fields = PacketFields(packet), let kind = Kind(rawValue: fields.kind) else {
      return nil
    }
    switch kind {
    case .panel:
      let size = fields.size()
      let degrees: UInt16 = fields.number()
      let bytesPerPixel: UInt16 = fields.number()
      guard PreviewPanel.canBe(size),
        let rotation = Rotation(rawValue: Int(degrees)),
        let format = PixelFormat.allCases.first(where: { $0.bytesPerPixel == bytesPerPixel })
      else { return nil }
      self = .panel(PreviewPanel(size: size, rotation: rotation, format: format))
    case .frame:
      let number: UInt32 = fields.number()
      let buffer: UInt16 = fields.number()
      guard buffer < PreviewPanel.bufferCount else { return nil }
      self = .frame(number, buffer: Int(buffer))
    }
  }
}
