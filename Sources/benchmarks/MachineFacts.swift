internal import Glibc
internal import LinuxIO

/// What a reader must know of the machine to compare figures.
enum MachineFacts {
  /// Lines like `processor: AMD EPYC, 2 online`.
  static var lines: [String] {
    [
      "processor: \(processor), \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) online",
      "last-level cache: \(cache)",
      "kernel: \(firstLine(of: "/proc/sys/kernel/osrelease") ?? "unknown")",
      "load: \(firstLine(of: "/proc/loadavg") ?? "unknown")",
    ]
  }

  private static var processor: String {
    let line = text(of: "/proc/cpuinfo")?.split(separator: "\n").first {
      $0.hasPrefix("model name") || $0.hasPrefix("Model")
    }
    let name = line?.split(separator: ":", maxSplits: 1).last?.drop { $0 == " " }
    return name.map { String($0) } ?? "unknown"
  }

  private static var cache: String {
    let folder = "/sys/devices/system/cpu/cpu0/cache"
    return firstLine(of: "\(folder)/index3/size") ?? firstLine(of: "\(folder)/index2/size")
      ?? "unknown"
  }

  private static func firstLine(of path: String) -> String? {
    text(of: path)?.split(separator: "\n").first.map { String($0) }
  }

  private static func text(of path: String) -> String? {
    guard let bytes = try? FileContents.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
