internal import FramePacing
internal import Geometry
internal import Gestures
internal import Glibc
internal import LinuxIO
internal import Pictures
internal import TouchRecording

/// Draws the file that `kiosk-navigator run --pacing` writes, and prints its figures.
///
/// With the recording that `--record` wrote meanwhile, each frame is held against what it would have
/// shown, had it been composed right after the vertical blank before.
@main struct PacingChart {
  private static let usage = "usage: pacing-chart PACING CHART.png [RECORDING]"

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(arguments.count) else { end(usage, status: 2) }
    do {
      let trace = PacingTrace(
        try records(of: arguments[0]),
        recorded: arguments.count == 3 ? try samples(of: arguments[2]) : [])
      if arguments.count == 3, trace.earlyDelays == nil {
        end("\(arguments[2]) is not of the run of \(arguments[0])", status: 1)
      }
      try PNGWriter.write(
        LatencyChart(trace, title: "From touch to glass").picture(), to: arguments[1])
      for figure in trace.figures { print("\(figure.value)  \(figure.caption)") }
    } catch {
      end("\(error)", status: 1)
    }
  }

  private static func records(of file: String) throws -> [PacingRecord] {
    let text = String(decoding: try FileContents.read(file), as: UTF8.self)
    return try text.split(separator: "\n").enumerated().map { index, line in
      guard let record = PacingRecord(parsing: line) else {
        throw SystemError(
          "read line \(index + 1)", on: file, reason: .invalidArgument,
          remedy: "give a file that 'run --pacing' wrote")
      }
      return record
    }
  }

  /// When the touchscreen sent something: the times at which its frames of events end.
  private static func samples(of file: String) throws -> [Instant] {
    try EvemuRecording(parsing: FileContents.read(file), file: file).events
      .filter { $0.type == EventType.synchronization && $0.code == EventCode.report }
      .map(\.time)
  }

  private static func end(_ message: String, status: Int32) -> Never {
    FileOutput.writeAll(Array("pacing-chart: \(message)\n".utf8), to: STDERR_FILENO)
    exit(status)
  }
}
