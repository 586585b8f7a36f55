import Testing

@Suite struct `The manual` {
  @Test func `names every command and every option`() throws {
    let manual = try Repository.text("Documentation/kiosk-navigator.1")
      .replacing("\\-", with: "-").replacing("\\fB", with: "").replacing("\\fR", with: "")
    let help = try BuiltProgram.run(["--help"]).output
    // Commands stand indented, before what they do.
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(commands.count >= 6)
    for command in commands {
      #expect(manual.contains(command), "\(command)")
      for line in try BuiltProgram.run([command, "--help"]).output.split(separator: "\n")
      where line.hasPrefix("  --") {
        let option = line.dropFirst(2).prefix { $0 != " " }
        #expect(manual.contains(option), "\(command) \(option)")
      }
    }
  }
}
