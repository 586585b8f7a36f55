import Testing
import Views

@MainActor
@Suite struct `Styled text` {
  private static let families = "Inter, Noto Sans, sans-serif"
  private static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  private static let plain = TextRun(
    string: "a", font: ResolvedFont(family: families, size: 17), color: black)

  private func run(_ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = Self.plain
    change(&run)
    return run
  }

  @Test func `is body text in the primary colour where nothing is said`() throws {
    #expect(try textContent(of: Text("a")) == TextContent(runs: [Self.plain]))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(try textContent(of: Text("a"), in: dark).runs == [run { $0.color = white }])
  }

  @Test func `says of a piece what it is told`() throws {
    let rows: [(Text, TextRun)] = [
      (Text("a").bold(), run { $0.font.weight = 700 }),
      (Text("a").bold(false), run()),
      (Text("a").italic(), run { $0.font.isItalic = true }),
      (Text("a").fontWeight(.light), run { $0.font.weight = 300 }),
      (Text("a").font(.headline).fontWeight(nil), run { $0.font.weight = 600 }),
      (Text("a").font(.caption), run { $0.font.size = 12 }),
      (Text("a").monospacedDigit(), run { $0.font.hasMonospacedDigits = true }),
      (Text("a").underline(), run { $0.isUnderlined = true }),
      (Text("a").strikethrough(), run { $0.isStruckThrough = true }),
      (
        Text("a").foregroundStyle(.white),
        run {
          $0.color.red = 1
          $0.color.green = 1
          $0.color.blue = 1
        }
      ),
      (Text("a").foregroundColor(.black.opacity(0.5)), run { $0.color.opacity = 0.5 }),
      (Text("a").foregroundColor(nil), run()),
    ]
    for (text, expected) in rows {
      #expect(try textContent(of: text).runs == [expected])
    }
  }

  @Test func `takes from around it what it does not say itself`() throws {
    func check(_ view: some View, _ change: (inout TextRun) -> Void) throws {
      #expect(try textContent(of: view).runs == [run(change)])
    }
    try check(Group { Text("a") }.font(.title)) { $0.font.size = 28 }
    try check(Group { Text("a").font(.caption) }.font(.title)) { $0.font.size = 12 }
    try check(Group { Text("a").font(.title) }.bold()) {
      $0.font.size = 28
      $0.font.weight = 700
    }
    try check(Group { Text("a").bold() }.fontWeight(.light)) { $0.font.weight = 700 }
    try check(Group { Text("a").italic(false) }.italic()) { _ in }
    try check(Group { Text("a") }.italic().underline().strikethrough()) {
      $0.font.isItalic = true
      $0.isUnderlined = true
      $0.isStruckThrough = true
    }
    try check(Group { Group { Text("a") }.font(nil) }.font(.title)) { _ in }
    try check(Group { Text("a") }.foregroundStyle(.primary.opacity(0.5))) { $0.color.opacity = 0.5 }
    try check(Group { Text("a").foregroundStyle(.primary) }.foregroundStyle(.red)) { _ in }
    try check(Group { Text("a") }.monospacedDigit()) { $0.font.hasMonospacedDigits = true }
    let mono = try textContent(of: Text("a").font(.body.monospaced())).runs
    #expect(try textContent(of: Group { Text("a") }.monospaced()).runs == mono)
    #expect(try textContent(of: Group { Text("a") }.fontDesign(.monospaced)).runs == mono)
    #expect(try textContent(of: Text("a").monospaced()).runs == mono)
  }

  @Test func `lets the modifier decide that is nearest`() throws {
    #expect(try textContent(of: Text("a").font(.title).font(.caption)).runs[0].font.size == 28)
    let text = (Text("a").foregroundStyle(.white) + Text("b")).foregroundStyle(.black)
    #expect(try textContent(of: text).runs.map(\.color.red) == [1, 0])
  }

  @Test func `joins pieces that look the same`() throws {
    let value = 21.5
    let text = Text("Now ") + Text("\(value)").bold() + Text(" °").fontWeight(.bold) + Text("")
    let content = try textContent(of: text)
    #expect(content.runs.map(\.string) == ["Now ", "21.5 °"])
    #expect(content.runs.map(\.font.weight) == [400, 700])
  }

  @Test func `may be a piece of other text`() throws {
    let degrees = 21
    let text = Text("Now \(Text("\(degrees) °").bold()), \(degrees + 1) later").italic()
    let content = try textContent(of: text)
    #expect(content.runs.map(\.string) == ["Now ", "21 °", ", 22 later"])
    #expect(content.runs.map(\.font.weight) == [400, 700, 400])
    #expect(content.runs.map(\.font.isItalic) == [true, true, true])
    let title: LocalizedStringKey = "a"
    #expect(try textContent(of: Text(title)).runs == [Self.plain])
  }

  @Test func `is written in capital or small letters`() throws {
    #expect(try textContent(of: Text("Straße").textCase(.uppercase)).runs[0].string == "STRASSE")
    #expect(try textContent(of: Text("Straße").textCase(.lowercase)).runs[0].string == "straße")
    #expect(try textContent(of: Text("Straße").textCase(nil)).runs[0].string == "Straße")
  }

  @Test func `takes over everything about its lines`() throws {
    var environment = EnvironmentValues()
    environment.language = "ko"
    environment.layoutDirection = .rightToLeft
    let view = Text("a").lineLimit(2).lineSpacing(3).multilineTextAlignment(.center)
      .truncationMode(.middle)
    var expected = TextContent(runs: [Self.plain])
    expected.lineLimit = 2
    expected.lineSpacing = 3
    expected.alignment = .center
    expected.truncationMode = .middle
    expected.language = "ko"
    expected.direction = .rightToLeft
    #expect(try textContent(of: view, in: environment) == expected)
  }

  @Test func `has a least or a greatest number of lines where only one is said`() throws {
    #expect(try textContent(of: Text("a").lineLimit(...3)).lineLimit == 3)
    #expect(try textContent(of: Text("a").lineLimit(2...)).lineLimit == nil)
  }

  @Test func `is the same text where it says the same`() {
    #expect(Text("a").foregroundStyle(.red).bold() == Text("a").bold().foregroundColor(.red))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text("a").foregroundStyle(.red) != Text("a"))
    #expect(Text(verbatim: "a") == Text("a"[...]))
  }
}
