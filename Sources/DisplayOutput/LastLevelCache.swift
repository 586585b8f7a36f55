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

  /// Reads a size as sysfs writes it: `32768K` and a line feed.
  private static func bytes(in path: String) -> Int? {
    guard let text = try? FileContents.read(path, limit: 64) else { return nil }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let kibibytes = Int(String(decoding: digits, as: UTF8.self)), kibibytes < 1 << 40,
      text.dropFirst(digits.count).first == UInt8(ascii: "K")
    else { return nil }
    return kibibytes << 10
  }
}
