package import LinuxIO
package import TouchRecording

/// One event device of the machine, or why nothing can be said of it.
package struct InputNode: Sendable {
  /// The device's file, as in `/dev/input/event3`.
  package var node: String
  /// What the device says of itself, or why it could not be asked.
  package var description: Result<DeviceDescription, SystemError>
  /// What udev says of it; nothing where udev does not run.
  package var udev: UdevFacts

  /// Describes a node.
  package init(
    node: String, description: Result<DeviceDescription, SystemError>, udev: UdevFacts
  ) {
    self.node = node
    self.description = description
    self.udev = udev
  }

  /// The device as a candidate, where it could be asked.
  package var candidate: TouchscreenCandidate? {
    guard case .success(let description) = description else { return nil }
    return TouchscreenCandidate(node: node, description: description, udev: udev)
  }
}
