/// `run`: the kiosk itself, until it is told to leave.
struct RunCommand: Command {
  /// Where frames go.
  enum DisplayKind: String, CaseIterable {
    /// The panel.
    case kms
    /// Memory; everything else is as on a panel.
    case headless
  }

  /// The configuration that is read where none is named.
  static let standardConfiguration = "/etc/kiosk-navigator/kiosk.yaml"

  static let syntax = CommandSyntax(
    name: "run",
    synopsis: "[--config FILE | FOLDER] [--display kms|headless] [--pacing FILE] [--record FILE]",
    summary: """
      Show the kiosk on the touch panel until SIGTERM. A FOLDER of pictures needs no
      configuration: they are shown in name order, each pushing the next. SIGHUP and
      a changed file are read without a restart.
      """,
    options: [
      OptionDescription("config", "FILE", "Read FILE instead of \(standardConfiguration)"),
      OptionDescription("display", "kms|headless", "Where frames go; kms unless given"),
      OptionDescription("pacing", "FILE", "Write when each frame was due, made and shown"),
      OptionDescription("record", "FILE", "Write what the touchscreen sends, for replay"),
    ],
    operands: 0...1)

  /// Where the screens are described.
  let source: ConfigurationSource
  /// Where frames go.
  let display: DisplayKind
  /// The file for frame times.
  let pacingFile: String?
  /// The file for touch events.
  let recordingFile: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments["config"], arguments.operands.first) {
    case (let file?, nil): source = .file(file)
    case (nil, let folder?): source = .folder(folder)
    case (nil, nil): source = .file(Self.standardConfiguration)
    case (_?, _?): throw UsageError("--config and a folder exclude each other")
    }
    display =
      try arguments.value(of: "display", expected: "kms or headless", read: DisplayKind.init)
      ?? .kms
    pacingFile = arguments["pacing"]
    recordingFile = arguments["record"]
  }

  func run() throws(CommandFailure) {
    throw CommandFailure("")
  }
}
