import Testing

@Suite struct `The manual` {
  /// The words that a page prints in bold, where readers look for what they may write.
  private static func boldWords(of page: String) throws -> Set<Substring> {
    words(printedBold: try Repository.text("Documentation/\(page)"))
  }

  private static func words(printedBold text: some StringProtocol) -> Set<Substring> {
    let text = String(text).replacing("\\-", with: "-")
    let lines = text.matches(of: /(?m)^\.B[RI]? (.*)$/).map(\.1)
    let spans = text.matches(of: /\\fB(.+?)\\f[RIP]/).map(\.1)
    return Set((lines + spans).flatMap { $0.split { !$0.isLetter && $0 != "-" } })
  }

  private static func options(ofHelp help: String) -> [Substring] {
    help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { $0.dropFirst(2).prefix { $0 != " " } }
  }

  @Test func `names every command and every option`() throws {
    let manual = try Self.boldWords(of: "kiosk-navigator.1")
    let help = try BuiltProgram.run(["--help"]).output
    // Commands stand indented, before what they do.
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(commands.count >= 6)
    #expect(Set(commands).subtracting(manual) == [])
    for command in commands {
      let options = Self.options(ofHelp: try BuiltProgram.run([String(command), "--help"]).output)
      #expect(Set(options).subtracting(manual) == [], "\(command)")
    }
  }

  @Test(arguments: [
    (page: "kiosk-preview.1", source: "kiosk-preview/PreviewOptions.swift", count: 6),
    (page: "kiosk-mqtt.1", source: "kiosk-mqtt/KioskMQTT.swift", count: 5),
  ])
  func `of other programs names every option`(page: String, source: String, count: Int) throws {
    let manual = try Self.boldWords(of: page)
    let options = try Repository.text("Sources/\(source)")
      .matches(of: /OptionDescription\(\s*"([\w-]+)"/).map { "--\($0.1)" }
    #expect(options.count >= count)
    for option in options { #expect(manual.contains(Substring(option)), "\(option)") }
  }

  @Test(arguments: [
    (
      page: "kiosk-navigator.1",
      parts: ["Kiosk", "Screens", "Settings", "Areas", "Idle", "Outputs"], count: 40
    ),
    (page: "kiosk-mqtt.1", parts: ["Bridge"], count: 12),
  ])
  func `explains every key of a configuration`(page: String, parts: [String], count: Int) throws {
    let section = try #require(
      Repository.text("Documentation/\(page)").split(separator: ".SH CONFIGURATION").last
    ).split(separator: "\n.SH ")[0]
    var keys: Set<Substring> = []
    for part in parts {
      let source = try Repository.text(
        "Sources/Configuration/Reading/SchemaReader+\(part).swift")
      for match in source.matches(of: /fields\["(\w+)"\]/) { keys.insert(match.1) }
      for list in source.matches(of: /(?:known:|Keys =) \[([^\]]+)\]/) {
        for match in list.1.matches(of: /"(\w+)"/) { keys.insert(match.1) }
      }
    }
    #expect(keys.count >= count)
    #expect(keys.subtracting(Self.words(printedBold: section)) == [])
  }
}
