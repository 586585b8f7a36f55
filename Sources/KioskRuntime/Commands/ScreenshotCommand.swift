internal import CommandOptions
internal import ControlProtocol

/// `screenshot`: what a running kiosk shows, as a picture.
struct ScreenshotCommand: Command {
  static let name = "screenshot"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "[--socket PATH] [--output NAME] FILE",
      summary: """
        Write what a running kiosk shows to FILE, as an upright PNG. It is asked over
        its control socket, as by ctl screenshot.
        """,
      options: KioskClient.options + [
        OptionDescription("output", "NAME", "Which of several outputs: HDMI-A-1, or 2")
      ],
      operands: 1...1)
  }

  private let file: String
  private let output: OutputName?
  private let client: KioskClient

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    file = arguments.operands[0]
    output = arguments["output"].map { OutputName($0) }
    client = KioskClient(arguments)
  }

  func run() throws(CommandFailure) {
    try client.takeScreenshot(.screenshot(of: output), to: file)
  }
}
