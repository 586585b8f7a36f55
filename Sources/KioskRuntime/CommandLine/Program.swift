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
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - program: Which program it is.
  package static func run(_ arguments: [String], as program: KioskProgram) -> ExitStatus {
    do {
      try perform(arguments, as: program)
      return .success
    } catch let failure as CommandFailure {
      Log.standard.write(.error, failure.description)
      return .failure
    } catch {
      let name = arguments.lazy.compactMap { command(named: $0)?.syntax.name }.first
      let call = name.map { "kiosk-navigator \($0)" } ?? "kiosk-navigator"
      Log.standard.write(.error, "\(error); see \(call) --help")
      return .usage
    }
  }

  private static func perform(_ arguments: [String], as program: KioskProgram) throws {
    let call = try choose(arguments)
    guard let command = call.command else {
      return try StandardOutput.write(
        call.rest == ["--version"] ? "\(program.name) \(program.version)\n" : help)
    }
    try perform(command, with: call.rest, as: program)
  }

  private static func perform<Chosen: Command>(
    _ command: Chosen.Type, with arguments: [String], as program: KioskProgram
  ) throws {
    let parsed = try OptionParser.parse(arguments, for: command.syntax)
    if parsed.has("help") { return try StandardOutput.write(command.syntax.help) }
    try command.init(parsed, of: program).run()
  }

  /// The command that is meant, `run` where none is named; nil for the program's own options.
  private static func choose(
    _ arguments: [String]
  ) throws(UsageError) -> (command: (any Command.Type)?, rest: [String]) {
    guard let first = arguments.first else { return (RunCommand.self, []) }
    let rest = Array(arguments.dropFirst())
    if ["--help", "-h", "--version"].contains(first) { return (nil, [first]) }
    if first == "help" {
      guard let name = rest.first else { return (nil, ["--help"]) }
      guard let command = command(named: name) else {
        throw UsageError("there is no command '\(name)'")
      }
      return (command, ["--help"])
    }
    if let command = command(named: first) { return (command, rest) }
    // A folder of pictures may follow the program's name directly; it is told from a mistyped
    // command by its slash, or by being there.
    if first.hasPrefix("-") || first.contains("/") || FilePath.isFolder(first) {
      return (RunCommand.self, arguments)
    }
    throw UsageError("there is no command '\(first)'")
  }

  private static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.syntax.name == name }
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

      Without a command it is run. kiosk-navigator help COMMAND says more; so does
      man kiosk-navigator. Exit status: 0, 1 (it failed), 2 (called wrongly).

      """
  }
}
