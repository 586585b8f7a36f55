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

  @Test func `of the preview names every option`() throws {
    let manual = try Repository.text("Documentation/kiosk-preview.1")
      .replacing("\\-", with: "-")
    let help = try Repository.text("Sources/kiosk-preview/PreviewOptions.swift")
    let options = help.matches(of: /OptionDescription\(\s*"([\w-]+)"/).map(\.1)
    #expect(options.count >= 6)
    for option in options { #expect(manual.contains("--\(option)"), "\(option)") }
  }

  @Test func `explains every key of the configuration`() throws {
    let manual = try Repository.text("Documentation/kiosk-navigator.1")
    let section = try #require(manual.split(separator: ".SH CONFIGURATION").last)
      .split(separator: ".SH ")[0]
    let words = Set(section.split { !$0.isLetter })
    var keys: Set<Substring> = []
    for part in ["Kiosk", "Screens", "Settings", "Areas", "Idle", "Outputs"] {
      let source = try Repository.text(
        "Sources/Configuration/Reading/SchemaReader+\(part).swift")
      for match in source.matches(of: /fields\["(\w+)"\]/) { keys.insert(match.1) }
      for list in source.matches(of: /(?:known:|Keys =) \[([^\]]+)\]/) {
        for match in list.1.matches(of: /"(\w+)"/) { keys.insert(match.1) }
      }
    }
    #expect(keys.count >= 40)
    #expect(keys.subtracting(words) == [])
  }
}
