/// The device properties that matter to touch, numbered as in the kernel's
/// `input-event-codes.h`.
package enum InputProperty {
  /// `INPUT_PROP_POINTER`: moves a pointer, as touchpads do.
  package static let pointer: UInt16 = 0x00
  /// `INPUT_PROP_DIRECT`: what is touched is what is seen.
  package static let direct: UInt16 = 0x01
  /// `INPUT_PROP_ACCELEROMETER`: the axes are not positions.
  package static let accelerometer: UInt16 = 0x06
}
