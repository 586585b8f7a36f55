internal import CommandOptions
internal import Glibc
package import LinuxIO
internal import Spelling

/// A program that is a kiosk: finds the command that is meant and runs it.
package enum Program {
  /// What `kiosk-navigator --version` prints.
  package static let version = "0.2.0"

  private static func commands(of program: KioskProgram) -> [any Command.Type] {
    let commands: [any Command.Type] = [
      RunCommand.self, CheckCommand.self, DevicesCommand.self, RecordCommand.self,
      ReplayCommand.self, DemoCommand.self, ScreenshotCommand.self, CtlCommand.self,
    ]
    return program.hasDemo ? commands : commands.filter { $0 != DemoCommand.self }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - program: Which program it is.
  package static func run(_ arguments: [String], as program: KioskProgram) -> ExitStatus {
    StandardDescriptors.reserve()
    do {
      try perform(arguments, as: program)
      return .success
    } catch let failure as CommandFailure {
      Log.standard.write(.error, failure.description)
      return .failure
    } catch {
      let name = arguments.lazy.compactMap { command(named: $0, of: program)?.name }.first
      let call = name.map { "\(program.name) \($0)" } ?? program.name
      Log.standard.write(.error, "\(error); see \(call) --help")
      return .usage
    }
  }

  /// Runs the program on a thread of its own, and leaves the process with its status.
  ///
  /// For an application whose main thread serves the main actor. It is called on the main thread,
  /// and returns at once. `Kiosk.signals` are kept from all threads but the program's own; where
  /// others are started earlier, they are blocked before these.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - program: Which program it is.
  package static func start(
    _ arguments: [String], as program: KioskProgram
  ) throws(SystemError) {
    // Before this opens anything itself.
    StandardDescriptors.reserve()
    Signal.block(Kiosk.signals)
    Thread.prepareForCrash()
    let navigator = try Thread("navigator") {
      // Commands that do not take signals as data end by them.
      Signal.unblock(Kiosk.signals)
      exit(run(arguments, as: program).rawValue)
    }
    navigator.receive(Kiosk.signals)
  }

  private static func perform(_ arguments: [String], as program: KioskProgram) throws {
    let call = try choose(arguments, of: program)
    guard let command = call.command else {
      return try StandardOutput.write(
        call.rest == ["--version"] ? "\(program.name) \(program.version)\n" : help(of: program))
    }
    try perform(command, with: call.rest, as: program)
  }

  private static func perform<Chosen: Command>(
    _ command: Chosen.Type, with arguments: [String], as program: KioskProgram
  ) throws {
    let syntax = command.syntax(of: program)
    let parsed = try OptionParser.parse(arguments, for: syntax)
    if parsed.has("help") { return try StandardOutput.write(syntax.help(of: program.name)) }
    try command.init(parsed, of: program).run()
  }

  /// The command that is meant, `run` where none is named; nil for the program's own options.
  private static func choose(
    _ arguments: [String], of program: KioskProgram
  ) throws(UsageError) -> (command: (any Command.Type)?, rest: [String]) {
    guard let first = arguments.first else { return (RunCommand.self, []) }
    let rest = Array(arguments.dropFirst())
    if ["--help", "-h", "--version"].contains(first) { return (nil, [first]) }
    if first == "help" {
      guard let name = rest.first else { return (nil, ["--help"]) }
      guard let command = command(named: name, of: program) else {
        throw unknown(name, of: program)
      }
      return (command, ["--help"])
    }
    if let command = command(named: first, of: program) { return (command, rest) }
    // A folder of pictures may follow the program's name directly; it is told from a mistyped
    // command by its slash, or by being there.
    if first.hasPrefix("-") || first.contains("/") || FilePath.isFolder(first) {
      return (RunCommand.self, arguments)
    }
    throw unknown(first, of: program)
  }

  private static func unknown(_ name: String, of program: KioskProgram) -> UsageError {
    let meant = NearestName.meant(by: name, among: commands(of: program).map { $0.name })
    let advice = meant.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("there is no command '\(name)'\(advice)")
  }

  private static func command(
    named name: String, of program: KioskProgram
  ) -> (any Command.Type)? {
    commands(of: program).first { $0.name == name }
  }

  private static func help(of program: KioskProgram) -> String {
    let syntaxes = commands(of: program).map { $0.syntax(of: program) }
    let width = syntaxes.map(\.name.count).max() ?? 0
    var text = """
      Usage: \(program.name) [COMMAND] [ARGUMENTS]

      Full-screen screens on a touch panel, pushed and popped by edge swipes, without
      X or Wayland.


      """
    for syntax in syntaxes {
      let padding = String(repeating: " ", count: width - syntax.name.count)
      let sentence = syntax.summary.prefix { $0 != "." }.map { $0 == "\n" ? " " : $0 }
      text += "  \(syntax.name)\(padding)  \(String(sentence))\n"
    }
    return text + """

      Without a command it is run. \(program.name) help COMMAND says more; so does
      man kiosk-navigator. Exit status: 0, 1 (it failed), 2 (called wrongly).

      """
  }
}
