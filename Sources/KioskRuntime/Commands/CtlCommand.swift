internal import CommandOptions
internal import ControlClient
internal import ControlProtocol
internal import LinuxIO
internal import Spelling

/// `ctl`: asks a running kiosk something, over its control socket.
struct CtlCommand: Command {
  static let name = "ctl"

  /// Everything but `stop`, which `record` itself asks.
  private static let verbs = ControlVerb.allCases.filter { $0 != .stop }

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "[--socket PATH] [--output NAME] [--json] REQUEST",
      summary: """
        Control a running kiosk over its socket. REQUEST is one of:

          status           Say how it is
          push NAME        Push a screen by time, as a link does
          pop              Go back one screen
          root             Go back to the first screen
          reload           Read the configuration again
          wake             Light the panel, as a touch does
          blank            Darken the panel until a touch
          screenshot FILE  Write what is shown, as PNG
          record FILE      Write what is touched until Control-C, for replay
          watch            Print what happens, as JSON Lines
          metrics          Print figures for Prometheus
        """,
      options: KioskClient.options + [
        OptionDescription("output", "NAME", "Which of several outputs: HDMI-A-1, or 2"),
        OptionDescription("json", nil, "Print status as JSON"),
      ],
      operands: 1...2)
  }

  private let request: ControlRequest
  private let file: String
  private let client: KioskClient
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    let verb = try Self.verb(arguments.operands[0])
    let argument = arguments.operands.count > 1 ? arguments.operands[1] : nil
    if let argument, verb != .push, !verb.takesFile {
      throw UsageError("'\(argument)' is one argument too many: \(verb.rawValue) takes none")
    }
    if argument == nil, verb == .push { throw UsageError("push needs the name of a screen") }
    if argument == nil, verb.takesFile { throw UsageError("\(verb.rawValue) needs a FILE") }
    if arguments.has("output"), !verb.takesOutput {
      throw UsageError("\(verb.rawValue) concerns the whole kiosk and takes no --output")
    }
    if arguments.has("json"), verb != .status {
      throw UsageError("--json is for status; \(verb.rawValue) prints the same always")
    }
    request = ControlRequest(
      verb, screen: argument ?? "", output: arguments["output"].map { OutputName($0) })
    file = argument ?? ""
    client = KioskClient(arguments)
    isJSON = arguments.has("json")
  }

  private static func verb(_ name: String) throws(UsageError) -> ControlVerb {
    if let verb = verbs.first(where: { $0.rawValue == name }) { return verb }
    let names = verbs.map(\.rawValue)
    let advice =
      NearestName.meant(by: name, among: names).map { "did you mean '\($0)'?" }
      ?? "known are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw UsageError("there is nothing called '\(name.excerpt)' to ask a kiosk; \(advice)")
  }

  func run() throws(CommandFailure) {
    switch request {
    case .screenshot: try client.takeScreenshot(request, to: file)
    case .record: try client.record(request, to: file)
    case .watch: try client.watch()
    default:
      switch try client.ask(request) {
      case .status(let status) where !isJSON:
        try StandardOutput.write(StatusReport.text(of: status))
      case .status(let status):
        try StandardOutput.write(String(decoding: ControlAnswer.status(status).line, as: UTF8.self))
      case .metrics(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try StandardOutput.write(lines.map { String($0).printable }.joined(separator: "\n"))
      case .done, .refused: break
      }
    }
  }
}
