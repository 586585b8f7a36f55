/// What an input device says of itself: its name and what it can send.
///
/// A live device, the head of a recording and a synthetic panel all come as this value, so the
/// question whether something is a touchscreen is answered once, without a device.
package struct DeviceDescription: Hashable, Sendable {
  /// The name that the driver gives, often with the maker's.
  package var name: String
  /// The bus, maker, product and revision.
  package var identity: DeviceIdentity
  /// Where the device is plugged in, as in `usb-0000:00:14.0-1/input0`; empty where not known.
  ///
  /// Recordings do not carry it.
  package var phys: String
  /// The properties: an `InputProperty` each.
  package var properties: EventCodeSet
  /// For each event type the codes that can be sent; for type 0 the types themselves.
  ///
  /// A type without codes is left out, so that equal devices are equal.
  package var codes: [UInt16: EventCodeSet] {
    didSet { codes = codes.filter { !$0.value.isEmpty } }
  }
  /// The absolute axes by code.
  package var axes: [UInt16: AbsoluteAxis]

  /// Describes a device.
  package init(
    name: String = "", identity: DeviceIdentity = DeviceIdentity(), phys: String = "",
    properties: EventCodeSet = [], codes: [UInt16: EventCodeSet] = [:],
    axes: [UInt16: AbsoluteAxis] = [:]
  ) {
    self.name = name
    self.identity = identity
    self.phys = phys
    self.properties = properties
    self.codes = codes.filter { !$0.value.isEmpty }
    self.axes = axes
  }

  /// The name without what would end a line or move a terminal's cursor.
  ///
  /// Some panels send garbage after their name.
  package var printableName: String {
    let scalars = name.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{fffd}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether the device can send events of `type` with `code`.
  package func has(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }
}
