internal import CommandOptions
internal import Composition
internal import Configuration
internal import Geometry
internal import Gestures
internal import LinuxIO
internal import Navigation
internal import TouchInput
internal import TouchRecording

/// `replay`: a recorded stream through the whole way of a swipe, without panel and without waiting.
struct ReplayCommand: Command {
  /// The panel where nothing else is said.
  static let standardSize = PixelSize(width: 1024, height: 600)
  /// Frames a second where nothing else is said.
  static let standardRefreshRate = 60.0

  static let name = "replay"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    let (config, file, summary) =
      program.isRootProvided
      ? ("[--config FILE]", "FILE", "The configuration; all is as by default if not given")
      : ("--config FILE|FOLDER", "FILE|FOLDER", "The kiosk, or a folder of pictures")
    return CommandSyntax(
      name: name,
      synopsis: """
        \(config) --touch STREAM [--size WxH]
               [--size-mm WxH] [--refresh HZ] [--rotation 0|90|180|270]
               [--frames DIR] [--filmstrip FILE.png] [--trace FILE]
        """,
      summary: """
        Play an evemu recording of a touchscreen on a display in memory. Time is the
        recording's, so the same input gives the same output, byte for byte. A bug
        report is a recording and the trace.
        """,
      options: [
        OptionDescription("config", file, summary),
        OptionDescription("touch", "STREAM", "The evemu recording"),
        OptionDescription("size", "WxH", "Pixels before rotation; 1024x600 if not given"),
        OptionDescription("size-mm", "WxH", "Millimetres before rotation"),
        OptionDescription("refresh", "HZ", "Frames a second; 60 if not given"),
        OptionDescription("rotation", "0|90|180|270", "How far the picture is turned clockwise"),
        OptionDescription("frames", "DIR", "Write frames as DIR/000000.png and so on"),
        OptionDescription("filmstrip", "FILE.png", "Write a contact sheet of the frames"),
        OptionDescription("trace", "FILE", "Write gestures, navigation and frames as JSON Lines"),
      ])
  }

  private let program: KioskProgram
  private let source: ConfigurationSource
  private let stream: String
  private let size: PixelSize
  private let physicalSize: PhysicalSize?
  private let refreshRate: Double
  private let rotation: Rotation?
  private let framesFolder: String?
  private let filmStripFile: String?
  private let traceFile: String?

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    let config = arguments["config"]
    if config == nil, !program.isRootProvided { throw UsageError("replay needs --config") }
    guard let touch = arguments["touch"] else { throw UsageError("replay needs --touch") }
    self.init(
      of: program,
      source: config.map { ConfigurationSource(path: $0, of: program) } ?? .program,
      stream: touch,
      size: try arguments.value(of: "size", expected: "WxH in pixels, as 1024x600") {
        PixelSize(configured: $0)
      },
      physicalSize: try arguments.value(
        of: "size-mm", expected: "WxH in millimetres, as 154x86"
      ) { PhysicalSize(configured: $0) },
      refreshRate: try arguments.value(of: "refresh", expected: "1 to 1000 frames a second") {
        Double($0).flatMap { (1...1000).contains($0) ? $0 : nil }
      },
      rotation: try arguments.value(of: "rotation", expected: "0, 90, 180 or 270") {
        Int($0).flatMap { Rotation(rawValue: $0) }
      },
      framesFolder: arguments["frames"], filmStripFile: arguments["filmstrip"],
      traceFile: arguments["trace"])
  }

  /// Describes a replay; what is nil is the configuration's, or the standard.
  init(
    of program: KioskProgram, source: ConfigurationSource, stream: String, size: PixelSize? = nil,
    physicalSize: PhysicalSize? = nil, refreshRate: Double? = nil, rotation: Rotation? = nil,
    framesFolder: String? = nil, filmStripFile: String? = nil, traceFile: String? = nil
  ) {
    self.program = program
    self.source = source
    self.stream = stream
    self.size = size ?? Self.standardSize
    self.physicalSize = physicalSize
    self.refreshRate = refreshRate ?? Self.standardRefreshRate
    self.rotation = rotation
    self.framesFolder = framesFolder
    self.filmStripFile = filmStripFile
    self.traceFile = traceFile
  }

  func run() throws(CommandFailure) {
    let reading = source.read(for: program)
    guard let configuration = reading.configuration else {
      throw CommandFailure(reading.complaints.map(\.description).joined(separator: "\n"))
    }
    for complaint in reading.complaints { Log.standard.write(.warning, complaint.description) }
    do {
      let recording = try EvemuRecording(parsing: try Self.read(stream), file: stream)
      if recording.isCutOff {
        Log.standard.write(
          .warning, "\(stream): the last line has no end: the recording was cut off there")
      }
      try run(recording, with: configuration)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private static func read(_ stream: String) throws(SystemError) -> [UInt8] {
    do throws(SystemError) {
      return try FileContents.read(stream)
    } catch {
      var error = error
      if error.reason == .noSuchFile { error.remedy = "name a recording that 'record' wrote" }
      throw error
    }
  }

  private func run(_ recording: EvemuRecording, with whole: KioskConfiguration) throws {
    let configuration = whole.narrowed(to: whole.firstOriginal)
    let output = configuration.outputs[0]
    let panel = Panel(
      size: size, physicalSize: physicalSize ?? output.display.physicalSize,
      rotation: rotation ?? output.display.rotation ?? .none,
      scale: output.display.scale, format: output.display.format ?? .xrgb8888)
    let screens = try program.makeScreens(ScreensRequest(configuration, in: .replay))
    let controller = InteractivePushNavigationController(
      rootScreen: screens.root, configuration: configuration, panel: panel)
    screens.attach(to: controller, on: panel)
    let trace = traceFile.map { _ in ReplayTrace() }
    if let trace { controller.addObserver(trace) }
    let stillness = ReplayStillness()
    controller.addObserver(stillness)
    if let framesFolder { try FilePath.makeFolder(framesFolder) }

    let pictures = ReplayPictures(
      panel: panel, refreshRate: refreshRate, folder: framesFolder,
      filmStripTitle: filmStripFile.map { _ in FilePath.name(of: stream) })
    let replay = try Replay(
      recording, controller: controller, source: screens,
      mapping: TouchMapping(
        calibration: output.touch.matrix ?? .identity, rotation: panel.rotation,
        screenSize: panel.logicalSize),
      refreshRate: refreshRate)
    try replay.run { (frame: ReplayFrame) throws(CommandFailure) in
      trace?.add(frame)
      try pictures.show(frame)
    }
    let widths = configuration.edgeWidths(on: panel)
    for warning in widths.warnings { Log.standard.write(.warning, warning) }
    for problem in screens.problems { Log.standard.write(.warning, problem) }
    try pictures.removeFormerFrames()
    if let filmStripFile { try pictures.writeFilmStrip(to: filmStripFile) }
    if let trace, let traceFile {
      trace.finish()
      try AtomicFile.write(trace.bytes, to: traceFile)
    }
    // What views do with a touch is seen in their pictures.
    if pictures.count == 1,
      let note = stillness.note(of: replay.contactCount, on: widths)
    {
      Log.standard.write(.info, note)
    }
  }
}
