import SeededRandom
import Testing
import ViewDrawing
import Views

/// Text as views lay it out, set by Pango.
@MainActor
@Suite struct `Text in views` {
  private let typesetter = PangoTypesetter()

  private static let words = [
    "Hamburg", "a", "21.5°", "거실", "조명을", "internationalisation", "–", "Straße", "🏠", "fi",
    "日本語の文章", "x\ny",
  ]

  private func text(_ random: inout SplitMix64) -> Text {
    let fonts: [Font] = [.largeTitle, .body, .caption2.bold(), .system(size: 40).italic()]
    return (1...Int.random(in: 1...12, using: &random)).reduce(Text("")) { text, number in
      let word = Self.words.randomElement(using: &random) ?? ""
      // Pango lets a space at the end of a paragraph hang over.
      let piece = Text(number == 1 ? word : " " + word)
      return text + piece.font(fonts.randomElement(using: &random))
    }
  }

  @Test func `is as large as it is drawn, and no larger than it was offered`() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<200 {
      let text = text(&random)
      var environment = EnvironmentValues()
      environment.lineLimit = [nil, nil, 1, 2].randomElement(using: &random) ?? nil
      environment.minimumScaleFactor = Bool.random(using: &random) ? 0.6 : 1
      let proposal = ProposedViewSize(
        width: .random(in: 60...400, using: &random), height: .random(in: 0...200, using: &random))
      let size = text.sizeThatFits(proposal, environment: environment, measuring: typesetter)
      #expect(size.width <= proposal.width ?? 0)
      let items = text.displayItems(
        in: size, proposal: proposal, environment: environment, measuring: typesetter)
      guard case .text(let content, let frame)? = items.first else {
        Issue.record("nothing is written")
        continue
      }
      // Its lines are broken anew for its frame, and must be the same.
      let drawn = typesetter.measure(content, width: frame.width)
      #expect(abs(drawn.size.width - size.width) < 0.01 && drawn.size.height == size.height)
      let isOneLine = drawn.firstBaseline == drawn.lastBaseline
      #expect(isOneLine || size.height <= (proposal.height ?? 0) + 0.01)
    }
  }

  @Test(arguments: [Font.Design.default, .rounded])
  func `is wider in bold`(design: Font.Design) {
    func width(_ weight: Font.Weight) -> Double {
      Text("Hamburg 21:30").font(.system(size: 64, weight: weight, design: design))
        .sizeThatFits(
          .unspecified, environment: EnvironmentValues(), measuring: typesetter
        ).width
    }
    #expect(width(.bold) > width(.regular))
  }

  @Test func `keeps its lines where it is offered the size that it wants`() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<100 {
      let text = text(&random)
      let environment = EnvironmentValues()
      let width = Double.random(in: 60...400, using: &random)
      let size = text.sizeThatFits(
        ProposedViewSize(width: width, height: nil), environment: environment,
        measuring: typesetter)
      // A stack adds lengths up and takes them apart again.
      let other = Double.random(in: 0...1000, using: &random)
      let offered = ProposedViewSize(
        width: size.width + other - other, height: size.height + other - other)
      let again = text.sizeThatFits(offered, environment: environment, measuring: typesetter)
      #expect(again.height == size.height)
      #expect(abs(again.width - size.width) < 0.01)
    }
  }
}
