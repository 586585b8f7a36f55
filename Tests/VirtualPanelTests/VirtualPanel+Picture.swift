import Foundation
import Geometry

/// What the panel shows.
extension VirtualPanel {
  /// Waits until the panel shows exactly this picture.
  ///
  /// The picture is read back as often as it takes; nothing is assumed of how soon it comes. A
  /// kiosk that was started and has gone by itself is not waited for.
  func expect(_ picture: Pixmap, of kiosk: KioskSetup, at output: Int = 0) throws {
    let deadline = Deadline.seconds(20)
    switch driver {
    case .virtioGPU, .virtioGPUOfTwo, .bochs:
      var shown = try screenshot(of: output)
      while shown != picture {
        try checkKioskLives()
        if deadline.hasPassed {
          throw PanelFailure(
            "\(try describeDifference(of: shown, from: picture)) \(deadline)\n\(try log())")
        }
        shown = try screenshot(of: output)
      }
    case .vkms:
      let expected = kiosk.checksum(of: picture)
      while try frameChecksum() != expected {
        try checkKioskLives()
        if deadline.hasPassed {
          throw PanelFailure("the frame is not the expected one \(deadline)\n\(try log())")
        }
      }
    }
  }

  /// What the panel shows; virtio-gpu only.
  func screenshot(of output: Int = 0) throws -> Pixmap {
    let file = machine.folder.appending(path: "screen.ppm")
    try machine.monitor.execute(
      "screendump", ["filename": file.path, "device": "display", "head": output])
    return try Pixmap(contentsOf: file)
  }

  /// Begins to watch what the panel shows.
  func watch() {
    machine.witness?.forget()
  }

  /// The pictures that the panel has shown since, or since its machine was turned on, one after the
  /// other; of panels with a witness only.
  func picturesShown() throws -> [Pixmap] {
    guard let witness = machine.witness else { throw PanelFailure("nobody watches the panel") }
    return try witness.pictures()
  }

  /// Keeps a picture beside the build, and says where.
  func keep(_ picture: Pixmap, as name: String) throws -> String {
    let file = build.appending(path: "\(name).ppm")
    try picture.fileContents.write(to: file)
    return file.path
  }

  /// The checksum of a frame on vkms; nil while the display is off.
  private func frameChecksum() throws -> UInt32? {
    let answer = try machine.shell.answer(
      to: "head -n 1 /sys/kernel/debug/dri/0/crtc-0/crc/data")
    guard answer.status == 0, let word = answer.output.split(whereSeparator: \.isWhitespace).last
    else { return nil }
    return UInt32(word.dropFirst(2), radix: 16)
  }

  /// Says where two pictures differ first, and keeps both beside the build.
  private func describeDifference(of shown: Pixmap, from expected: Pixmap) throws -> String {
    try shown.fileContents.write(to: build.appending(path: "shown.ppm"))
    try expected.fileContents.write(to: build.appending(path: "expected.ppm"))
    guard shown.size == expected.size else { return "the panel shows \(shown.size)" }
    let width = shown.size.width
    let differing = zip(shown.bytes, expected.bytes).enumerated().filter { $1.0 != $1.1 }
    let first = (differing.first?.offset ?? 0) / 3
    return """
      \(differing.count) bytes differ, the first at x \(first % width), y \(first / width); \
      see shown.ppm and expected.ppm in \(build.path)
      """
  }
}
