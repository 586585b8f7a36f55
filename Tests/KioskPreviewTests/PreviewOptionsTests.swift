import Foundation
import Geometry
import LinuxIO
import PreviewLink
import TestFiles
import Testing

@testable import CommandOptions
@testable import kiosk_preview

@Suite struct `A call for a preview` {
  private static func options(
    _ options: [String: String], _ operands: [String] = [], passing rest: [String] = []
  ) throws(UsageError) -> PreviewOptions {
    var arguments = ParsedArguments()
    arguments.options = options
    arguments.operands = operands
    return try PreviewOptions(arguments, passing: rest)
  }

  @Test(arguments: [
    ([:], [], [], ["run", "--display", "preview"]),
    (["config": "k.yaml"], [], [], ["run", "--config", "k.yaml", "--display", "preview"]),
    ([:], ["pictures"], [], ["run", "pictures", "--display", "preview"]),
    (
      ["trace": ""], [], ["--pacing", "p"],
      ["run", "--display", "preview", "--pacing", "p"]
    ),
  ])
  func `becomes a call of the kiosk`(
    options: [String: String], operands: [String], rest: [String], call: [String]
  ) throws {
    #expect(try Self.options(options, operands, passing: rest).arguments == call)
  }

  @Test func `wishes a panel as far as it says one`() throws {
    #expect(try Self.options([:]).wish == PreviewWish())
    let all = try Self.options([
      "size": "800x480", "size-mm": "154x86", "scale": "1.5", "rotation": "270",
    ])
    #expect(
      all.wish
        == PreviewWish(
          size: PixelSize(width: 800, height: 480),
          physicalSize: PhysicalSize(width: 154, height: 86), scale: 1.5,
          rotation: .threeQuarters))
  }

  @Test func `means the kiosk beside the program, unless it names another`() throws {
    #expect(try Self.options([:]).program.hasSuffix("/kiosk-navigator"))
    #expect(try Self.options(["program": "app"]).program == "app")
  }

  @Test(arguments: [
    (["size": "0x480"], "--size takes WxH in pixels, as 1024x600, not '0x480'"),
    (["size-mm": "wide"], "--size-mm takes WxH in millimetres, as 154x86, not 'wide'"),
    (["scale": "9"], "--scale takes 0.25 to 8 pixels in a point, not '9'"),
    (["rotation": "45"], "--rotation takes 0, 90, 180 or 270, not '45'"),
    (["config": "k.yaml"], "--config and 'pictures' exclude each other"),
  ])
  func `is refused where it is wrong`(options: [String: String], complaint: String) {
    let error = #expect(throws: UsageError.self) { try Self.options(options, ["pictures"]) }
    #expect(error?.description == complaint)
  }

  @Test(arguments: [
    (["--help"], 0, "Usage: kiosk-preview [--config FILE | FOLDER] ", ""),
    (["--fly"], 2, "", "there is no option --fly; see kiosk-preview --help\n"),
  ])
  func `is explained`(
    arguments: [String], status: Int32, start: String, complaint: String
  ) throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram(
      RunningPreview.programs.appendingPathComponent("kiosk-preview").path, arguments,
      log: folder.file("log"))
    #expect(try program.waitForEnd() == .exited(status: status))
    #expect((program.lines.first ?? "").hasPrefix(start))
    #expect(program.complaints == complaint)
  }
}
