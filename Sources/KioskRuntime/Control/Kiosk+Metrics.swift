internal import Configuration
internal import ControlProtocol
internal import Geometry
internal import LinuxIO
internal import Navigation

/// Figures for Prometheus, in the file that the configuration names.
extension Kiosk {
  /// Writes into the file that is configured now, or into none.
  func openMetricsFile() {
    let path = configuration.control.textfile
    guard path != metricsFile?.path else { return }
    metricsFile?.close()
    metricsFile = nil
    guard let path else { return }
    do throws(SystemError) {
      metricsFile = try MetricsFile(at: path, log: log, on: loop)
    } catch {
      log.write(.warning, "control.textfile: \(error)")
    }
  }

  /// Writes the file where figures have changed and it is time.
  func updateMetricsFile(at now: Instant) {
    guard let metricsFile else { return }
    var mark = MetricsFile.Mark(revision: statusRevision)
    for station in stations {
      mark.frames += station.frames
      if let touch = station.touch.lastTouch {
        mark.lastTouch = max(mark.lastTouch ?? touch, touch)
      }
      mark.missedFrames += station.missedFrames
      mark.screens += station.output?.controller.stack.count ?? 0
    }
    metricsFile.update(to: mark, at: now) { Metrics.text(of: controlStatus(at: now)) }
  }
}
