internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// The figures of the kiosk in a file, for the textfile collector of Prometheus' node_exporter.
///
/// It is written when figures have become others, at most every `interval`, whole and on another
/// thread. So a kiosk at rest writes once after the last change, and then nothing more.
final class MetricsFile: EventHandler {
  /// Seconds between two writings at least: how often Prometheus asks, or less.
  static let interval = 15.0

  /// What changes when any figure does; made in every turn, so it holds no text.
  struct Mark: Hashable {
    /// Frames on all panels.
    var frames = 0
    /// Refreshes missed on all panels.
    var missedFrames = 0
    /// Screens on all stacks.
    var screens = 0
    /// When anything was touched last.
    var lastTouch: Instant?
    /// How often what is said of the kiosk may have changed.
    var revision = 0
  }

  /// The file.
  let path: String
  private let log: Log
  private let worker: Worker<String, SystemError?>
  private let loop: EventLoop
  private var source: EventLoop.Source?
  private var written: Mark?
  private var lastWritten: Instant?
  private var lastError: SystemError?
  /// When it is to be written, if nothing else happens before.
  private(set) var deadline: Instant?

  /// Writes to a file, which is made where there is none, until it is closed.
  init(at path: String, log: Log, on loop: EventLoop) throws(SystemError) {
    self.path = path
    self.log = log
    self.loop = loop
    worker = try Worker("metrics") { text in
      do throws(SystemError) {
        try AtomicFile.write(Array(text.utf8), to: path, isPublic: true)
        return nil
      } catch {
        return error
      }
    }
    source = try loop.add(worker.descriptor, handler: self)
  }

  /// Writes nothing more.
  func close() {
    if let source { loop.remove(source) }
    source = nil
  }

  /// Writes where that is due.
  ///
  /// - Parameter text: Asked only then.
  func update(to mark: Mark, at now: Instant, text: () -> String) {
    guard mark != written else {
      deadline = nil
      return
    }
    let due = lastWritten?.advanced(bySeconds: Self.interval) ?? now
    guard due <= now else {
      deadline = due
      return
    }
    deadline = nil
    written = mark
    lastWritten = now
    worker.request([text()])
  }

  /// Logs what went wrong with the writing, once for each reason.
  ///
  /// At once: where the path is wrong, whoever has written it looks at the log now, and a kiosk at
  /// rest has nothing more to write.
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    for error in worker.takeAnswers() {
      if let error, error != lastError { log.write(.warning, "control.textfile: \(error)") }
      lastError = error
    }
  }
}
