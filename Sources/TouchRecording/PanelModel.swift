package import Gestures

/// A touchscreen that does not exist, for streams that test the way of a touch.
///
/// The models in `all` have the shapes that real panels have: few or many slots, one contact, axes
/// that start below zero, equal ranges on unequal glass, no `INPUT_PROP_DIRECT`.
package struct PanelModel: Hashable, Sendable, CustomStringConvertible {
  /// How the panel reports contacts.
  package enum Style: Hashable, Sendable {
    /// Protocol B with `count` slots; `BTN_TOUCH` beside it if `hasTouchKey`.
    case slots(count: Int, hasTouchKey: Bool = true)
    /// Protocol A.
    case packets(ProtocolAStyle)
    /// One contact, down while `key` is.
    case single(key: UInt16)
  }

  /// The device's name.
  package var name: String
  /// How it reports contacts.
  package var style: Style
  /// The axis along the width.
  package var x: AxisRange
  /// The axis along the height.
  package var y: AxisRange
  /// Whether `INPUT_PROP_DIRECT` is set.
  package var isDirect: Bool

  /// Describes a panel.
  package init(
    name: String, style: Style, x: AxisRange, y: AxisRange, isDirect: Bool = true
  ) {
    self.name = name
    self.style = style
    self.x = x
    self.y = y
    self.isDirect = isDirect
  }

  /// The name, for test rows.
  package var description: String { name }

  /// Ten slots, fine and equal axes on a wide glass: what most panels are.
  package static let common = PanelModel(
    name: "common", style: .slots(count: 10),
    x: AxisRange(minimum: 0, maximum: 32767), y: AxisRange(minimum: 0, maximum: 32767))

  /// Axes that count the pixels of an 800x480 panel, ends included.
  package static let pixels = PanelModel(
    name: "pixels", style: .slots(count: 5),
    x: AxisRange(minimum: 0, maximum: 799), y: AxisRange(minimum: 0, maximum: 479))

  /// Axes that do not start at 0.
  package static let offset = PanelModel(
    name: "offset", style: .slots(count: 2),
    x: AxisRange(minimum: -100, maximum: 4000), y: AxisRange(minimum: 200, maximum: 3900),
    isDirect: false)

  /// The widest axes, sixty slots, no key at all.
  package static let wide = PanelModel(
    name: "wide", style: .slots(count: 60, hasTouchKey: false),
    x: AxisRange(minimum: 0, maximum: 65535), y: AxisRange(minimum: 0, maximum: 65535))

  /// A phone's panel standing upright, with believable units per millimetre.
  package static let portrait = PanelModel(
    name: "portrait", style: .slots(count: 16),
    x: AxisRange(minimum: 0, maximum: 1599, resolution: 11),
    y: AxisRange(minimum: 0, maximum: 2559, resolution: 11))

  /// One contact and `BTN_TOUCH`.
  package static let resistive = PanelModel(
    name: "resistive", style: .single(key: EventCode.touch),
    x: AxisRange(minimum: 0, maximum: 4095), y: AxisRange(minimum: 0, maximum: 4095),
    isDirect: false)

  /// One contact and `BTN_LEFT`, as if it were a mouse.
  package static let absoluteMouse = PanelModel(
    name: "absolute mouse", style: .single(key: EventCode.leftButton),
    x: AxisRange(minimum: 0, maximum: 4095), y: AxisRange(minimum: 0, maximum: 4095),
    isDirect: false)

  /// Protocol A, with tracking ids.
  package static let packets = PanelModel(
    name: "packets", style: .packets(ProtocolAStyle()),
    x: AxisRange(minimum: 0, maximum: 1023), y: AxisRange(minimum: 0, maximum: 599))

  /// Protocol A, without tracking ids.
  package static let anonymousPackets = PanelModel(
    name: "anonymous packets", style: .packets(ProtocolAStyle(hasTrackingIDs: false)),
    x: AxisRange(minimum: 0, maximum: 65535), y: AxisRange(minimum: 0, maximum: 65535))

  /// Every model.
  package static let all = [
    common, pixels, offset, wide, portrait, resistive, absoluteMouse, packets, anonymousPackets,
  ]

  /// What the device says of itself.
  package var device: DeviceDescription {
    var device = DeviceDescription(name: name, identity: DeviceIdentity(bus: 0x18, vendor: 0x1d6b))
    if isDirect { device.properties.insert(InputProperty.direct) }
    var keys: EventCodeSet = []
    switch style {
    case .slots(let count, let hasTouchKey):
      if hasTouchKey { keys.insert(EventCode.touch) }
      device.axes[EventCode.slot] = AbsoluteAxis(minimum: 0, maximum: Int32(count) - 1)
      addMultitouchAxes(to: &device)
      device.axes[EventCode.trackingID] = AbsoluteAxis(minimum: 0, maximum: 65535)
      device.axes[EventCode.distance] = AbsoluteAxis(minimum: 0, maximum: 1)
    case .packets(let style):
      if style.release == .touchKey { keys.insert(EventCode.touch) }
      addMultitouchAxes(to: &device)
      if style.hasTrackingIDs {
        device.axes[EventCode.trackingID] = AbsoluteAxis(minimum: 0, maximum: 65535)
      }
      if style.alsoSingleTouch { addSingleTouchAxes(to: &device) }
    case .single(let key):
      keys.insert(key)
      addSingleTouchAxes(to: &device)
    }
    device.codes[EventType.key] = keys
    device.codes[EventType.absolute] = EventCodeSet(device.axes.keys)
    device.codes[EventType.synchronization] = EventCodeSet(
      [EventType.synchronization] + device.codes.keys)
    return device
  }

  private func addMultitouchAxes(to device: inout DeviceDescription) {
    device.axes[EventCode.positionX] = axis(x)
    device.axes[EventCode.positionY] = axis(y)
    device.axes[EventCode.touchMajor] = AbsoluteAxis(minimum: 0, maximum: 255)
    device.axes[EventCode.toolType] = AbsoluteAxis(minimum: 0, maximum: 2)
  }

  private func addSingleTouchAxes(to device: inout DeviceDescription) {
    device.axes[EventCode.x] = axis(x)
    device.axes[EventCode.y] = axis(y)
  }

  private func axis(_ range: AxisRange) -> AbsoluteAxis {
    AbsoluteAxis(minimum: range.minimum, maximum: range.maximum, resolution: range.resolution)
  }
}
