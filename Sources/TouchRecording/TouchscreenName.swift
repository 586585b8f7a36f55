/// How a configuration names a touchscreen: `touch.device`.
package struct TouchscreenName: Hashable, Sendable, CustomStringConvertible {
  /// The name as written.
  package var description: String

  /// Takes a name as written: a device name, `vid:pid`, phys, by-path name or device file.
  package init(_ text: String) {
    description = text
  }

  /// The ways a device can be named, in the order in which they are tried.
  enum Way: CaseIterable {
    case name, numbers, phys, path
  }

  /// Whether this names `candidate` in that way.
  func matches(_ candidate: TouchscreenCandidate, by way: Way) -> Bool {
    let device = candidate.description
    switch way {
    case .name:
      return device.name == description
    case .numbers:
      let parts = description.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      return UInt16(parts[0], radix: 16) == device.identity.vendor
        && UInt16(parts[1], radix: 16) == device.identity.product
    case .phys:
      return !description.isEmpty && device.phys == description
    case .path:
      return candidate.node == description
        || candidate.udev.links.contains { $0 == description || $0.hasSuffix("/" + description) }
    }
  }
}
