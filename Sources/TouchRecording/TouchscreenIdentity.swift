/// What a touchscreen is known by when it comes back: nodes are numbered as devices come.
package struct TouchscreenIdentity: Hashable, Sendable {
  private let phys: String
  private let device: DeviceIdentity
  private let name: String

  /// The identity of a device.
  package init(of description: DeviceDescription) {
    phys = description.phys
    device = description.identity
    name = description.name
  }
}
