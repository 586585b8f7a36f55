internal import Glibc
internal import LinuxIO

/// The cache that is shared by all cores before memory.
enum LastLevelCache {
  /// Its size in bytes, read once; 0 where the kernel does not say.
  ///
  /// From sysfs, because `sysconf(_SC_LEVEL3_CACHE_SIZE)` multiplies by what the processor says of
  /// its cores and goes wrong in virtual machines (384 MiB for 32 on the one this was written on).
  static let bytes: Int =
    bytes(in: "/sys/devices/system/cpu/cpu0/cache/index3/size")
    ?? bytes(in: "/sys/devices/system/cpu/cpu0/cache/index2/size") ?? 0

  private static func bytes(in path: String) -> Int? {
    guard let file = try? FileDescriptor.open(path, O_RDONLY) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 32, alignment: 1) { buffer in
      // SAFETY: the call writes at most the buffer's length, and says how much it wrote.
      let count = unsafe read(file.rawValue, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      return unsafe bytes(described: buffer[..<count])
    }
  }

  /// Reads a size as sysfs writes it: `32768K`.
  static func bytes(described text: some Sequence<UInt8>) -> Int? {
    var value = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where value < 1 << 40:
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "K"): return value << 10
      case UInt8(ascii: "M"): return value << 20
      default: return nil
      }
    }
    return nil
  }
}
