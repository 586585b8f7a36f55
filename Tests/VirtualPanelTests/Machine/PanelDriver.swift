/// The kernel's display drivers that the tests run on.
enum PanelDriver: String, CaseIterable, CustomStringConvertible {
  /// The virtual graphics card: one primary plane, no vblank; QEMU hands its picture out.
  case virtioGPU = "virtio-gpu"
  /// The kernel's virtual KMS: overlay planes, vblanks at 60 Hz, a checksum of each frame.
  case vkms = "vkms"

  var description: String { rawValue }
}
