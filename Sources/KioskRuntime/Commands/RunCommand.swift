internal import CommandOptions
internal import DisplayOutput
internal import LinuxIO

/// `run`: the kiosk itself, until it is told to leave.
struct RunCommand: Command {
  static let name = "run"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    let standard = program.standardConfiguration
    let options = [
      OptionDescription(
        "display", "kms|headless", "Where frames go; kms if not given"),
      OptionDescription("pacing", "FILE", "Write when each frame was due, made and shown"),
      OptionDescription("record", "FILE", "Write what the touchscreen sends, for replay"),
    ]
    if program.isRootProvided {
      return CommandSyntax(
        name: name,
        synopsis: """
          [--config FILE] [--display kms|headless] [--pacing FILE]
                 [--record FILE]
          """,
        summary: """
          Show \(program.name) on the touch panel until SIGTERM. It needs no
          configuration; SIGHUP and a changed one are read without a restart.
          """,
        options: [
          OptionDescription("config", "FILE", "Read FILE instead of \(standard)")
        ] + options,
        operands: 0...1)
    }
    return CommandSyntax(
      name: name,
      synopsis: """
        [--config FILE | FOLDER] [--display kms|headless]
               [--pacing FILE] [--record FILE]
        """,
      summary: """
        Show the kiosk on the touch panel until SIGTERM. A FOLDER of pictures needs no
        configuration: they are shown in name order, each pushing the next. SIGHUP and
        a changed file are read without a restart.
        """,
      options: [OptionDescription("config", "FILE", "Read FILE instead of \(standard)")] + options,
      operands: 0...1)
  }

  /// How the kiosk is run.
  let options: KioskOptions
  private let program: KioskProgram

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    self.program = program
    let source = try Self.source(arguments, of: program)
    let display = try arguments.value(
      of: "display", expected: "kms or headless", read: DisplayKind.init)
    if display == .preview, arguments.has("record") {
      throw UsageError("a preview has no touchscreen to record: press T in its window")
    }
    options = KioskOptions(
      source: source, display: display ?? .kms, pacingFile: arguments["pacing"],
      recordingFile: arguments["record"])
  }

  private static func source(
    _ arguments: ParsedArguments, of program: KioskProgram
  ) throws(UsageError) -> ConfigurationSource {
    let standard = program.standardConfiguration
    guard let folder = arguments.operands.first else {
      if let path = arguments["config"] { return ConfigurationSource(path: path, of: program) }
      return program.isRootProvided ? .optionalFile(standard) : .file(standard)
    }
    if program.isRootProvided {
      throw UsageError(
        "'\(folder)' is one argument too many: \(program.name) brings its own screens, and shows "
          + "no folder of pictures")
    }
    if arguments.has("config") { throw UsageError("--config and a folder exclude each other") }
    guard FilePath.isFolder(folder) || !FilePath.exists(folder) else {
      throw UsageError("'\(folder)' is no folder; a configuration is named by --config")
    }
    return .folder(folder)
  }

  func run() throws(CommandFailure) {
    try kiosk().run()
  }

  private func kiosk() throws(CommandFailure) -> Kiosk {
    let preview = try previewConnection()
    do throws(CommandFailure) {
      return try Kiosk(options, of: program, preview: preview)
    } catch {
      // Also a kiosk without its file runs, where it has a last good configuration.
      let standard = program.standardConfiguration
      guard options.source == .file(standard), !FilePath.exists(standard) else { throw error }
      throw CommandFailure(
        "there is no \(standard): write it, or name another file by --config, or a folder of "
          + "pictures")
    }
  }

  /// The window that kiosk-preview has opened, where one is wanted.
  private func previewConnection() throws(CommandFailure) -> PreviewConnection? {
    guard options.display == .preview else { return nil }
    do throws(DisplayError) {
      return try .inherited()
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
