internal import Geometry
internal import Glibc
internal import LinuxIO

extension Benchmark {
  /// From the start of the program to the first composed frame, and the memory that took.
  static let start = Benchmark(
    title: "Start: `run --display headless` with a 1920x1080 PNG as the root screen",
    notes: [
      "From the start of the process to the first frame with the picture in it; medians of 20",
      "starts, files in the page cache. With the dynamic linker, configuration and decoding;",
      "without kernel, service manager, mode set and flip. Peak memory is VmHWM after that frame:",
      "program, libraries, the picture, and both buffers that a panel would hold itself.",
    ],
    measure: {
      do {
        return [["", "ms", "peak MB"], try startRow()]
      } catch {
        return [["not measured: \(error)"]]
      }
    })

  private static func startRow() throws -> [String] {
    // Beside this program, where the build puts both.
    let program = "\(FilePath.parent(of: CommandLine.arguments[0]))/kiosk-navigator"
    let folder = try StartFolder(size: PixelSize(width: 1920, height: 1080))
    var milliseconds = Samples()
    var megabytes = Samples()
    for _ in 0..<20 {
      folder.forgetFrames()
      let start = MonotonicClock.now
      let kiosk = try ChildProcess(
        program,
        [
          "run", "--config", folder.configuration, "--display", "headless", "--pacing",
          folder.pacing,
        ],
        log: folder.log)
      var shown = folder.firstStamp("presented")
      while shown == nil, MonotonicClock.now.seconds(since: start) < 5 {
        usleep(5000)
        shown = folder.firstStamp("presented")
      }
      guard let shown else { return ["no frame within 5 s"] }
      milliseconds.add(shown * 1000 - Double(start.nanoseconds) / 1e6)
      if let peak = kiosk.peakMemory { megabytes.add(Double(peak) / 1e6) }
    }
    if let complaint = folder.complaint { return ["not measured: \(complaint)"] }
    return ["first frame", milliseconds.median.fixed(1), megabytes.median.fixed(1)]
  }
}
