internal import CommandOptions
internal import Configuration
internal import DisplayOutput
internal import LinuxIO
internal import TouchRecording

/// `demo`: the kiosk that comes with the program, on the panel or as pictures.
struct DemoCommand: Command {
  static let name = "demo"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "[FOLDER]",
      summary: """
        Show the demo on the panel where the display is free. Else play swipes to it
        without a panel and write each frame and a film strip to FOLDER,
        kiosk-navigator-demo if not given.
        """,
      options: [], operands: 0...1)
  }

  private let folder: String
  private let program: KioskProgram

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    self.program = program
    folder = arguments.operands.first ?? "kiosk-navigator-demo"
  }

  func run() throws(CommandFailure) {
    let source = ConfigurationSource.file(try Self.configurationFile())
    let reading = source.read(for: program)
    guard let configuration = reading.configuration else {
      throw CommandFailure(reading.complaints.map(\.description).joined(separator: "\n"))
    }
    do throws(DisplayError) {
      // Opened to see whether it can be had, and closed again: the kiosk opens it for itself.
      let request = DisplayRequest(configuration.outputs[configuration.firstOriginal].display)
      try GraphicsCards([request]).openDisplay(0).close()
    } catch {
      try StandardOutput.write("no display is free (\(error)); playing swipes without one\n")
      return try playSwipes(source)
    }
    try Kiosk(KioskOptions(source: source), of: program).run()
  }

  /// The demo's configuration: beside the sources the program was built from, or installed.
  private static func configurationFile() throws(CommandFailure) -> String {
    guard let program = FilePath.linkTarget("/proc/self/exe") else {
      throw CommandFailure("could not find out where this program is: is /proc mounted?")
    }
    var folder = FilePath.parent(of: program)
    while true {
      for name in ["config/kiosk.yaml", "share/kiosk-navigator/demo/kiosk.yaml"] {
        let file = FilePath.resolve(name, in: folder)
        if FilePath.exists(file) { return file }
      }
      if folder == "/" { break }
      folder = FilePath.parent(of: folder)
    }
    throw CommandFailure(
      "the demo's screens were not found above \(FilePath.parent(of: program)): run it where "
        + "config/ is, or install share/kiosk-navigator/demo")
  }

  private func playSwipes(_ source: ConfigurationSource) throws(CommandFailure) {
    let stream = "\(folder)/swipes.evemu"
    let filmStrip = "\(folder)/film-strip.png"
    let frames = "\(folder)/frames"
    do throws(SystemError) {
      try FilePath.makeFolder(folder)
      try AtomicFile.write(DemoSwipes.recording.text, to: stream)
    } catch {
      throw CommandFailure(error.description)
    }
    try ReplayCommand(
      of: program, source: source, stream: stream, framesFolder: frames, filmStripFile: filmStrip,
      traceFile: "\(folder)/trace.jsonl"
    ).run()
    try StandardOutput.write(
      """
      swipes:     \(stream)
      frames:     \(frames)
      film strip: \(filmStrip)

      """)
  }
}
