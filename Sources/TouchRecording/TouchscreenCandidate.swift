/// An input device that may be the touchscreen: what it says of itself, and what udev says of it.
package struct TouchscreenCandidate: Hashable, Sendable {
  /// The device's file, as in `/dev/input/event3`.
  package var node: String
  /// What it says of itself.
  package var description: DeviceDescription
  /// What udev says of it.
  package var udev: UdevFacts

  /// Names a candidate.
  package init(node: String, description: DeviceDescription, udev: UdevFacts = UdevFacts()) {
    self.node = node
    self.description = description
    self.udev = udev
  }

  /// The place in the machine that its twins share: `phys` without the interface, or "" if unknown.
  var physicalParent: Substring {
    let phys = description.phys
    guard let slash = phys.lastIndex(of: "/") else { return phys[...] }
    return phys[..<slash]
  }

  /// Whether both nodes belong to one piece of hardware.
  func isTwin(of other: TouchscreenCandidate) -> Bool {
    guard physicalParent.isEmpty, other.physicalParent.isEmpty else {
      return physicalParent == other.physicalParent
    }
    // Drivers on other buses than USB often give no place; then the maker's numbers must do. Two
    // panels of one model have the same ones, but neither tells more than the other.
    let identity = description.identity
    return identity == other.description.identity && (identity.vendor, identity.product) != (0, 0)
      && description.isMultitouch != other.description.isMultitouch
  }
}
