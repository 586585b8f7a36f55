/// One thing the program can be told to do.
package protocol Command {
  /// How it is called.
  static var syntax: CommandSyntax { get }

  /// Makes sense of the arguments that the program was given.
  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError)

  /// Does it.
  func run() throws(CommandFailure)
}
