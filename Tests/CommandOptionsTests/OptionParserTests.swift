import CommandOptions
import Testing

// getopt keeps its place in global variables, as it is called once in a program's life.
@Suite(.serialized) struct `The option parser` {
  private let syntax = CommandSyntax(
    name: "move", synopsis: "[--from PLACE] [--force] WHAT", summary: "Moves things.",
    options: [
      OptionDescription("from", "PLACE", "Where it is"),
      OptionDescription("force", nil, "Also where it is heavy"),
    ], operands: 1...2)

  @Test(arguments: [
    (["box"], [:], ["box"]),
    (["--from", "attic", "box"], ["from": "attic"], ["box"]),
    (["--from=attic", "box"], ["from": "attic"], ["box"]),
    (["box", "--force", "bag"], ["force": ""], ["box", "bag"]),
    (["--fr", "attic", "box"], ["from": "attic"], ["box"]),
    (["--", "--force"], [:], ["--force"]),
    (["--from", "--force", "box"], ["from": "--force"], ["box"]),
    (["--from", "a", "--from", "b", "box"], ["from": "b"], ["box"]),
    (["상자", "--from", "다락"], ["from": "다락"], ["상자"]),
    (["-"], [:], ["-"]),
    (["--help"], ["help": ""], []),
    (["-h"], ["help": ""], []),
    (["box", "-h"], ["help": ""], ["box"]),
  ])
  func `sorts options from the rest`(
    arguments: [String], options: [String: String], operands: [String]
  ) throws {
    let parsed = try OptionParser.parse(arguments, for: syntax)
    #expect(parsed.options == options)
    #expect(parsed.operands == operands)
  }

  @Test(arguments: [
    ([], "an argument is missing: WHAT"),
    (["a", "b", "c"], "'c' is one argument too many"),
    (["--form", "x", "box"], "there is no option --form"),
    (["box", "-f"], "there is no option -f"),
    (["-from", "x", "box"], "there is no option -f"),
    (["box", "--from"], "--from needs PLACE"),
    (["--from=", "box"], "--from needs PLACE"),
    (["--from", "", "box"], "--from needs PLACE"),
    (["box", ""], "an argument is empty"),
    (["--force=yes", "box"], "--force takes no value"),
    (["--fo", "--f", "box"], "--f may mean --from and --force"),
  ])
  func `says what is wrong with a call`(arguments: [String], complaint: String) {
    let error = #expect(throws: UsageError.self) {
      try OptionParser.parse(arguments, for: syntax)
    }
    #expect(error?.description == complaint)
  }

  @Test func `prints a help whose columns line up`() {
    #expect(
      syntax.help(of: "kiosk-navigator") == """
        Usage: kiosk-navigator move [--from PLACE] [--force] WHAT

        Moves things.

          --from PLACE  Where it is
          --force       Also where it is heavy
          --help        Print this and leave

        Exit status: 0, 1 (it failed), 2 (called wrongly).

        """)
  }
}
