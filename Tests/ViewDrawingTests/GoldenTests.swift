import Composition
import Foundation
import Geometry
import Pictures
import TestFiles
import Testing
import ViewDrawing
import Views

/// Pictures that were looked at, and must come out the same to the last bit.
///
/// They are made anew by `RECORD_GOLDENS=1 swift test --filter GoldenTests`; look at each that has
/// changed before it is committed. The fonts are those of the packages that `scripts/setup test`
/// installs; each piece of text names its family, so that other fonts do not matter.
@Suite struct `A picture that was looked at` {
  private static let goldens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  @Test(arguments: GoldenPicture.all)
  func `comes out the same`(golden: GoldenPicture) throws {
    let folder = try TemporaryFolder()
    try folder.writeGoldenFiles()
    let raster = Raster(
      panel: golden.rotation.logicalSize(ofPanel: golden.size), rotation: golden.rotation,
      format: golden.format, scaleX: golden.scale, scaleY: golden.scale)
    let picture = Canvas(raster: raster) { _ in }
      .draw(DisplayGroup(items: golden.items(folder.path))).upright(golden.rotation)
    let path = Self.goldens.appendingPathComponent("\(golden.name).png").path
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try PNGWriter.write(picture, to: path)
    }
    let expected = try PictureDecoder(panel: golden.size).decode(.image(path: path))
    if picture.bytes == expected.bytes { return }
    let actual = NSTemporaryDirectory() + "kiosk-navigator-\(golden.name).png"
    try PNGWriter.write(picture, to: actual)
    let differing = zip(picture.bytes, expected.bytes).count { $0 != $1 }
    Issue.record(
      "\(differing) bytes differ: compare \(path) with \(actual), see GoldenTests.swift")
  }
}

extension TemporaryFolder {
  /// The files that pictures on the goldens are made from.
  fileprivate func writeGoldenFiles() throws {
    try write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\
      <circle cx='12' cy='12' r='11' fill='#30b0c7'/>\
      <path d='M7 12l4 4 7-8' fill='none' stroke='white' stroke-width='3'/></svg>
      """, to: "mark.svg")
    let side = 32
    let pixels = (0..<side * side).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index % side * 8), UInt8(index / side * 8), 160, 255]
    }
    try PNGWriter.write(
      PixelBuffer(
        size: PixelSize(width: side, height: side), format: .xrgb8888, bytes: pixels),
      to: file("photo.png"))
  }
}
