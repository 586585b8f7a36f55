internal import LinuxIO

/// Keeps the configuration that was shown, on a thread of its own: a slow memory card may take
/// seconds to write a few hundred bytes.
final class ConfigurationKeeper {
  private struct Order: Hashable, Sendable {
    var place: LastGoodConfiguration
    var text: [UInt8]
  }

  private let place: LastGoodConfiguration
  private let worker: Worker<Order, SystemError?>
  private var reported: SystemError?

  /// Readable when `takeProblem` may have something to say.
  var descriptor: Int32 { worker.descriptor }

  /// Keeps nothing yet.
  init(in place: LastGoodConfiguration) throws(SystemError) {
    self.place = place
    worker = try Worker("state") { order in
      do throws(SystemError) {
        try order.place.keep(order.text)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Has this text kept; it does not wait for it.
  func keep(_ text: [UInt8]) {
    worker.request([Order(place: place, text: text)])
  }

  /// Why the last text could not be kept; each reason is told once.
  func takeProblem() -> SystemError? {
    guard let last = worker.takeAnswers().last else { return nil }
    defer { reported = last }
    return last == reported ? nil : last
  }

  /// Waits until what is to be kept is.
  func finish() {
    worker.waitForAnswers()
  }
}
