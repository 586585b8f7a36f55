import Testing
import Views

@MainActor
@Suite struct `A font` {
  private static let families = "Inter, Noto Sans, sans-serif"

  /// What a font becomes where text is written in it.
  private func resolved(
    _ font: Font, in environment: EnvironmentValues = EnvironmentValues()
  ) throws -> ResolvedFont {
    let content = try textContent(of: Text("a").font(font), in: environment)
    return try #require(content.runs.first).font
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, Font.largeTitle, 34.0, 400),
    (.title, .title, 28, 400), (.title2, .title2, 22, 400), (.title3, .title3, 20, 400),
    (.headline, .headline, 17, 600), (.subheadline, .subheadline, 15, 400),
    (.body, .body, 17, 400), (.callout, .callout, 16, 400), (.footnote, .footnote, 13, 400),
    (.caption, .caption, 12, 400), (.caption2, .caption2, 11, 400),
  ])
  func `of a text style has the size and weight of Apple's table`(
    style: Font.TextStyle, font: Font, size: CGFloat, weight: Int
  ) throws {
    let expected = ResolvedFont(family: Self.families, size: size, weight: weight)
    #expect(try resolved(font) == expected)
    #expect(try resolved(.system(style)) == expected)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ])
  func `has the weight that fonts have a number for`(weight: Font.Weight, number: Int) throws {
    #expect(try resolved(.body.weight(weight)).weight == number)
    #expect(try resolved(.system(size: 12, weight: weight)).weight == number)
    #expect(try resolved(.system(.headline, weight: weight)).weight == number)
  }

  @Test func `can be asked for in detail`() throws {
    let font = Font.system(size: 40, weight: .thin).italic().monospacedDigit()
    #expect(
      try resolved(font)
        == ResolvedFont(
          family: Self.families, size: 40, weight: 200, isItalic: true, hasMonospacedDigits: true))
    #expect(try resolved(.body.bold()).weight == 700)
  }

  @Test func `has families to fall back upon for every design`() throws {
    for design in Font.Design.allCases {
      let family = try resolved(.system(size: 17, design: design)).family
      #expect(family.hasSuffix("serif") || family.hasSuffix("monospace"))
      #expect(family.contains(", "))
    }
    #expect(
      try resolved(.body.monospaced()) == resolved(.system(.body, design: .monospaced)))
  }

  @Test func `of a name falls back upon the system's`() throws {
    #expect(
      try resolved(.custom("Nanum Pen", size: 20))
        == ResolvedFont(family: "Nanum Pen, \(Self.families)", size: 20))
    #expect(
      try resolved(.custom("Nanum Pen", size: 20, relativeTo: .title))
        == resolved(.custom("Nanum Pen", size: 20)))
  }

  @Test func `grows with the screen's text scale, unless its size is fixed`() throws {
    var environment = EnvironmentValues()
    environment.textScale = 1.5
    #expect(try resolved(.body, in: environment).size == 25.5)
    #expect(try resolved(.system(size: 10), in: environment).size == 15)
    #expect(try resolved(.custom("Inter", size: 10), in: environment).size == 15)
    #expect(try resolved(.custom("Inter", fixedSize: 10), in: environment).size == 10)
  }
}
