/// The kernel's display drivers that the tests run on.
enum PanelDriver: String, CaseIterable, CustomStringConvertible {
  /// Those that every test of pictures runs on.
  static let allCases = [virtioGPU, vkms]

  /// The virtual graphics card: one primary plane, no vblank; QEMU hands its picture out.
  case virtioGPU = "virtio-gpu"
  /// The same with two outputs, each with a monitor and a touchscreen of its own.
  case virtioGPUOfTwo = "virtio-gpu of two outputs"
  /// The kernel's virtual KMS: overlay planes, vblanks at 60 Hz, a checksum of each frame.
  case vkms = "vkms"
  /// A graphics card that a machine can be suspended with: virtio-gpu of Linux 6.1 loses its queues.
  case bochs = "bochs"

  var description: String { rawValue }

  /// What the kernel calls it.
  var module: String {
    switch self {
    case .virtioGPUOfTwo: Self.virtioGPU.module
    case .virtioGPU, .vkms, .bochs: rawValue
    }
  }

  /// How many monitors can be plugged in.
  var outputs: Int { self == .virtioGPUOfTwo ? 2 : 1 }

  /// Monitors can be plugged in and out while the machine runs.
  var hasCable: Bool { module == Self.virtioGPU.module }
}
