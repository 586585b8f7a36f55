import Foundation
import Glibc

/// The lines that a program prints, as they come.
struct Lines {
  struct Silence: Error, CustomStringConvertible {
    let heard: [String]
    var description: String { "what was waited for did not come; there was \(heard)" }
  }

  /// How long it may take until a line comes, on a machine that is busy, too.
  private static let patience = Duration.seconds(60)

  private let file: FileHandle
  private var rest = Data()
  private(set) var heard: [String] = []

  init(of file: FileHandle) {
    self.file = file
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    Int32(max(0, (end - ContinuousClock.now) / .milliseconds(1)))
  }

  /// Waits for a line, and returns it.
  ///
  /// - Throws: `Silence` where the program ends before, or says only other things for too long.
  mutating func next(where isWanted: (String) -> Bool) throws -> String {
    let end = ContinuousClock.now + Self.patience
    while true {
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        heard.append(line)
        if isWanted(line) { return line }
      }
      var request = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, Self.milliseconds(until: end)) > 0 else {
        throw Silence(heard: heard)
      }
      let piece = file.availableData
      guard !piece.isEmpty else { throw Silence(heard: heard) }
      rest.append(piece)
    }
  }
}
