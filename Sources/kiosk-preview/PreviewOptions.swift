internal import CommandOptions
internal import Configuration
internal import Geometry
internal import LinuxIO
internal import PreviewLink

/// How a preview was called for.
struct PreviewOptions {
  static let syntax = CommandSyntax(
    name: "",
    synopsis: """
      [--config FILE | FOLDER] [--size WxH] [--size-mm WxH]
             [--scale S] [--rotation 0|90|180|270] [--program PROGRAM]
             [--screenshots DIR] [--trace] [-- ARGUMENT...]
      """,
    summary: """
      Show a kiosk in a window of the desktop: a configuration, a FOLDER of
      pictures, or a PROGRAM with screens of its own. The mouse is a finger. What is
      not said of the panel is as the configuration says, else 1024x600 pixels. The
      keys:

      \(WindowCommand.explanation)
      """,
    options: [
      OptionDescription("config", "FILE", "The kiosk's configuration"),
      OptionDescription("size", "WxH", "Pixels before rotation"),
      OptionDescription("size-mm", "WxH", "Millimetres before rotation"),
      OptionDescription("scale", "S", "Pixels in a point for drawing views, 0.25 to 8"),
      OptionDescription("rotation", "0|90|180|270", "How far the picture is turned clockwise"),
      OptionDescription("program", "PROGRAM", "The kiosk; kiosk-navigator if not given"),
      OptionDescription("screenshots", "DIR", "Where screenshots and recordings go"),
      OptionDescription("trace", nil, "Print each panel and each frame that is shown"),
    ], operands: 0...1)

  /// What the panel is to be like, apart from the desktop's refresh rate.
  var wish: PreviewWish
  /// The kiosk's program.
  let program: String
  /// What it is called with.
  let arguments: [String]
  /// Where screenshots and recordings go.
  let folder: String
  /// Whether panels and frames are printed.
  let isTraced: Bool

  /// Makes sense of the arguments.
  ///
  /// - Parameters:
  ///   - parsed: Those before `--`.
  ///   - rest: Those after it, for the program.
  init(_ parsed: ParsedArguments, passing rest: [String]) throws(UsageError) {
    if parsed.has("config"), let folder = parsed.operands.first {
      throw UsageError("--config and '\(folder)' exclude each other")
    }
    wish = PreviewWish(
      size: try parsed.value(of: "size", expected: "WxH in pixels, as 1024x600") {
        PixelSize(configured: $0)
      },
      physicalSize: try parsed.value(of: "size-mm", expected: "WxH in millimetres, as 154x86") {
        PhysicalSize(configured: $0)
      },
      scale: try parsed.value(of: "scale", expected: "0.25 to 8 pixels in a point") {
        Double($0).flatMap { (0.25...8).contains($0) ? $0 : nil }
      },
      rotation: try parsed.value(of: "rotation", expected: "0, 90, 180 or 270") {
        Int($0).flatMap { Rotation(rawValue: $0) }
      })
    program = parsed["program"] ?? Self.kioskNavigator
    folder = parsed["screenshots"] ?? "."
    isTraced = parsed.has("trace")
    let config = parsed["config"].map { ["--config", $0] } ?? []
    arguments = ["run"] + config + parsed.operands + ["--display", "preview"] + rest
  }

  /// The kiosk that was built or installed with this program: beside it.
  private static var kioskNavigator: String {
    guard let program = FilePath.linkTarget("/proc/self/exe") else { return "kiosk-navigator" }
    return FilePath.resolve("kiosk-navigator", in: FilePath.parent(of: program))
  }
}
