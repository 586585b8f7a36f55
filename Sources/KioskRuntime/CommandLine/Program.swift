internal import Glibc
internal import LinuxIO

/// The program `kiosk-navigator`: finds the command that is meant and runs it.
package enum Program {
  /// What `--version` prints.
  package static let version = "0.1.0"

  private static var commands: [any Command.Type] {
    [
      RunCommand.self, CheckCommand.self, DevicesCommand.self, RecordCommand.self,
      ReplayCommand.self, DemoCommand.self,
    ]
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: What follows the program's name.
  package static func run(_ arguments: [String]) -> ExitStatus {
    do {
      let call = try choose(arguments)
      guard let command = call.command else {
        StandardOutput.write(call.rest == ["--version"] ? "kiosk-navigator \(version)\n" : help)
        return .success
      }
      return try run(command, with: call.rest)
    } catch {
      let name = arguments.first { !$0.hasPrefix("-") && isCommand($0) }.map { " \($0)" } ?? ""
      Log.standard.write(.error, "\(error); see kiosk-navigator\(name) --help")
      return .usage
    }
  }

  private static func run<Chosen: Command>(
    _ command: Chosen.Type, with arguments: [String]
  ) throws(UsageError) -> ExitStatus {
    let parsed = try OptionParser.parse(arguments, for: command.syntax)
    if parsed.has("help") {
      StandardOutput.write(command.syntax.help)
      return .success
    }
    let call = try command.init(parsed)
    do throws(CommandFailure) {
      try call.run()
      return .success
    } catch {
      Log.standard.write(.error, error.description)
      return .failure
    }
  }

  /// The command that is meant, `run` where none is named; nil for the program's own options.
  private static func choose(
    _ arguments: [String]
  ) throws(UsageError) -> (command: (any Command.Type)?, rest: [String]) {
    guard let first = arguments.first else { return (RunCommand.self, []) }
    if first == "--help" || first == "--version" { return (nil, [first]) }
    if let command = commands.first(where: { $0.syntax.name == first }) {
      return (command, Array(arguments.dropFirst()))
    }
    // A folder of pictures may follow the program's name directly; it is told from a mistyped
    // command by its slash, or by being there.
    if first.hasPrefix("-") || first.contains("/") || FilePath.isFolder(first) {
      return (RunCommand.self, arguments)
    }
    throw UsageError("there is no command '\(first)'")
  }

  private static func isCommand(_ word: String) -> Bool {
    commands.contains { $0.syntax.name == word }
  }

  private static var help: String {
    let syntaxes = commands.map { $0.syntax }
    let width = syntaxes.map(\.name.count).max() ?? 0
    var text = """
      Usage: kiosk-navigator [COMMAND] [ARGUMENTS]

      Full-screen screens on a touch panel, pushed and popped by edge swipes, without X or Wayland.


      """
    for syntax in syntaxes {
      let padding = String(repeating: " ", count: width - syntax.name.count)
      let sentence = syntax.summary.prefix { $0 != "." }.map { $0 == "\n" ? " " : $0 }
      text += "  \(syntax.name)\(padding)  \(String(sentence))\n"
    }
    return text + """

      Without a command it is run. kiosk-navigator COMMAND --help says more; so does
      man kiosk-navigator. Exit status: 0, 1 (it failed), 2 (called wrongly).

      """
  }
}
