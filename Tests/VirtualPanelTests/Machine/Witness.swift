import Foundation
import Synchronization

/// An eye that does not leave a panel: it sees every picture that stays for some 20 ms.
///
/// It looks by a monitor and a thread of its own, also while the machine boots and while a test waits.
final class Witness: Sendable {
  private struct Memory {
    /// No two are alike; PPM files.
    var pictures: [Data] = []
    /// Which of them were seen one after the other.
    var order: [Int] = []
    var failure: String?
    var isOver = false
  }

  // A screen that moves shows a new picture each frame; what is to be judged shows few.
  private static let mostPictures = 100

  private let memory = Mutex(Memory())
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Makes the channel of a monitor and looks as soon as QEMU answers there.
  ///
  /// - Parameters:
  ///   - path: The channel's, as QEMU's `-qmp pipe:` expects it.
  ///   - file: Where QEMU is to write its pictures.
  init(path: String, file: URL) {
    Thread { [self] in
      do {
        let channel = try Channel(path: path)
        started.signal()
        let monitor = try QMPClient(channel: channel)
        while !memory.withLock({ $0.isOver }) {
          try look(by: monitor, at: file)
          // QEMU writes a picture in some 10 ms, in which the guest stands still.
          Thread.sleep(forTimeInterval: 0.01)
        }
      } catch {
        memory.withLock { $0.failure = "\(error)" }
      }
      started.signal()
      ended.signal()
    }.start()
    started.wait()
  }

  private func look(by monitor: QMPClient, at file: URL) throws {
    try monitor.execute("screendump", ["filename": file.path])
    let picture = try Data(contentsOf: file)
    memory.withLock { memory in
      if let known = memory.pictures.firstIndex(of: picture) {
        if memory.order.last != known { memory.order.append(known) }
      } else if memory.pictures.count < Self.mostPictures {
        memory.order.append(memory.pictures.count)
        memory.pictures.append(picture)
      }
    }
  }

  /// Forgets what was seen, so that only what comes is told.
  func forget() {
    memory.withLock { ($0.pictures, $0.order) = ([], []) }
  }

  /// The pictures that were seen since, one after the other.
  func pictures() throws -> [Pixmap] {
    let (files, order, failure) = memory.withLock { ($0.pictures, $0.order, $0.failure) }
    if let failure { throw PanelFailure("nobody watched the panel: \(failure)") }
    let pictures = try files.map { try Pixmap(file: $0) }
    return order.map { pictures[$0] }
  }

  /// Looks no more; to be called before QEMU ends.
  func stop() {
    memory.withLock { $0.isOver = true }
    ended.wait()
    ended.signal()
  }
}
