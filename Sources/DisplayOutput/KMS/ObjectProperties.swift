internal import CLibdrm

/// The properties of one connector, CRTC or plane, by name, as they were when read.
///
/// Properties are numbered anew by every driver, so they are looked up by name once, at the start;
/// commits use the numbers. A property that the driver lacks is simply not there.
struct ObjectProperties {
  /// One property.
  struct Entry {
    /// The kernel's number.
    var id: ID<Self>
    /// Its value.
    var value: UInt64
    /// The name of the value, where the property is a list of names.
    var valueName: String?
  }

  /// The kinds of objects that have properties.
  enum Owner {
    case connector, crtc, plane

    fileprivate var type: UInt32 {
      switch self {
      case .connector: UInt32(DRM_MODE_OBJECT_CONNECTOR)
      case .crtc: UInt32(DRM_MODE_OBJECT_CRTC)
      case .plane: UInt32(DRM_MODE_OBJECT_PLANE)
      }
    }
  }

  private var entries: [String: Entry] = [:]

  /// The property of a name, where there is one.
  subscript(name: String) -> Entry? { entries[name] }

  /// Reads the properties of an object; none where the kernel does not answer.
  init(of object: UInt32, _ owner: Owner, on card: Card) {
    // SAFETY: what libdrm returns is its own memory, valid until freed at the end of each scope;
    // both arrays hold `count_props` entries.
    guard
      let list = unsafe drmModeObjectGetProperties(card.descriptor, object, owner.type)
    else { return }
    defer { unsafe drmModeFreeObjectProperties(list) }
    for index in unsafe 0..<Int(list.pointee.count_props) {
      guard
        let property = unsafe drmModeGetProperty(card.descriptor, list.pointee.props[index])
      else { continue }
      defer { unsafe drmModeFreeProperty(property) }
      let value = unsafe list.pointee.prop_values[index]
      let name = unsafe Self.text(&property.pointee.name)
      entries[name] = unsafe Entry(
        id: ID(property.pointee.prop_id), value: value,
        valueName: Self.name(of: value, in: property))
    }
  }

  private static func name(of value: UInt64, in property: drmModePropertyPtr) -> String? {
    // SAFETY: the caller owns the property for this call; `enums` holds `count_enums` entries.
    for index in unsafe 0..<Int(max(0, property.pointee.count_enums)) {
      if unsafe property.pointee.enums[index].value == value {
        return unsafe text(&property.pointee.enums[index].name)
      }
    }
    return nil
  }

  /// The text in a C array of characters that need not be terminated.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    // SAFETY: the bytes are those of the tuple alone.
    unsafe withUnsafeBytes(of: &characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
