/// How one command is called: what its help prints and what is accepted.
package struct CommandSyntax: Hashable, Sendable {
  /// The word after the program's name; empty where the program has one command and no word for it.
  package let name: String
  /// The arguments as the first line of the help shows them.
  package let synopsis: String
  /// What the command does; whole sentences, in lines of at most 80 characters.
  package let summary: String
  /// Its options; `--help`, in short `-h`, is understood without being listed.
  package let options: [OptionDescription]
  /// How many arguments may follow that are no options.
  package let operands: ClosedRange<Int>

  /// Describes a command.
  package init(
    name: String, synopsis: String, summary: String, options: [OptionDescription],
    operands: ClosedRange<Int> = 0...0
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.options = options + [OptionDescription("help", nil, "Print this and leave")]
    self.operands = operands
  }

  /// What `--help` prints.
  ///
  /// - Parameter program: The program's name.
  package func help(of program: String) -> String {
    let labels = options.map { "--\($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = labels.map(\.count).max() ?? 0
    let call = [program, name, synopsis].filter { !$0.isEmpty }.joined(separator: " ")
    var text = "Usage: \(call)\n\n\(summary)\n\n"
    for (label, option) in zip(labels, options) {
      text += "  \(label)\(String(repeating: " ", count: width - label.count))  \(option.summary)\n"
    }
    return text + "\nExit status: 0, 1 (it failed), 2 (called wrongly).\n"
  }

  /// The arguments without the options that may be left out.
  var operandSynopsis: String {
    synopsis.replacing(/\[--[^\]]*\]\s*/, with: "")
  }
}
