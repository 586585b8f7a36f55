package import CommandOptions

/// One thing the program can be told to do.
package protocol Command {
  /// The word after the program's name.
  static var name: String { get }

  /// How it is called.
  static func syntax(of program: KioskProgram) -> CommandSyntax

  /// Makes sense of the arguments that the program was given.
  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError)

  /// Does it.
  func run() throws(CommandFailure)
}
