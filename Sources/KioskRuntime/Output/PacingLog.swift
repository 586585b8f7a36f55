internal import FramePacing
internal import Geometry
package import LinuxIO

/// The file that `--pacing` names: when each frame was due, made and shown.
///
/// Lines are gathered and written when the kiosk comes to rest, so that measuring disturbs what is
/// measured as little as may be.
package final class PacingLog {
  /// Lines gathered before they are written although something still moves.
  private static let limit = 600

  private let path: String
  private let file: FileDescriptor
  private let log: Log
  private var reported: Errno?
  /// Why the file has gaps; nil while it has none.
  private(set) var problem: SystemError?
  private var frames = 0
  private var current: PacingRecord?
  private var finished: [PacingRecord] = []

  /// Makes the file, in place of one that is there.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - log: Is told when it cannot be written any more.
  package init(path: String, log: Log = .standard) throws(SystemError) {
    self.path = path
    self.log = log
    file = try FileDescriptor.creating(path)
    finished.reserveCapacity(Self.limit)
  }

  deinit {
    complete(flip: nil)
    write()
  }

  /// Takes note of a frame.
  ///
  /// - Parameters:
  ///   - scheduled: The deadline for which the timer was set.
  ///   - presented: When the commit had been made.
  ///   - newestSample: The stamp of the newest touch that it shows.
  func presented(scheduled: Instant, presented: Instant, newestSample: Instant?) {
    complete(flip: nil)
    current = PacingRecord(
      frame: frames, scheduled: scheduled, presented: presented, newestSample: newestSample,
      flip: nil)
    frames += 1
  }

  /// Takes note of the flip of the last frame.
  func flipped(at time: Instant) {
    complete(flip: time)
    if finished.count >= Self.limit { write() }
  }

  /// Writes what has been gathered.
  func write() {
    guard !finished.isEmpty else { return }
    let lines = finished.map(\.jsonLine).joined()
    finished.removeAll(keepingCapacity: true)
    // A full disk must not stop the kiosk: the file has gaps then, which is said once.
    let reason = FileOutput.writeAll(Array(lines.utf8), to: file.rawValue)
    defer { reported = reason }
    guard let reason, reason != reported else { return }
    let problem = SystemError.writing(path, reason)
    self.problem = problem
    log.write(.warning, "\(problem); frame times are missing in it")
  }

  private func complete(flip: Instant?) {
    guard var record = current else { return }
    record.flip = flip
    finished.append(record)
    current = nil
  }
}
