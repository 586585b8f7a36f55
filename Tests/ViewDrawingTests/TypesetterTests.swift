import Testing
import ViewDrawing
import Views

@MainActor
@Suite struct `A typesetter` {
  private let typesetter = PangoTypesetter()

  private func text(_ string: String, size: Double = 20) -> TextContent {
    TextContent(runs: [
      TextRun(
        string: string, font: ResolvedFont(family: "Inter", size: size),
        color: ResolvedColor(hex: 0))
    ])
  }

  @Test func `breaks lines at words`() {
    let one = typesetter.measure(text("Grüße aus Köln"), width: nil)
    let two = typesetter.measure(text("Grüße aus Köln"), width: one.size.width - 1)
    #expect(two.size.height == 2 * one.size.height)
    #expect(two.size.width == typesetter.measure(text("Grüße aus"), width: nil).size.width)
    #expect(two.lastBaseline - two.firstBaseline == one.size.height)
  }

  @Test(arguments: [
    // A line that is a little too short for all of it becomes two; this is the longer.
    ("흙이 불을 만나", "흙이 불을"), ("제1전시실 청자", "제1전시실"), ("한글 word들은", "word들은"),
    ("달항아리", "달항아"), ("달, 항아리", "항아리"), ("달/항아리", "항아리"),
  ])
  func `breaks lines of Korean at words, too, unless one is longer than a line`(
    string: String, longer: String
  ) {
    let one = typesetter.measure(text(string), width: nil)
    let two = typesetter.measure(text(string), width: one.size.width - 1)
    #expect(two.size.width == typesetter.measure(text(longer), width: nil).size.width)
  }

  @Test func `breaks lines of Chinese and Japanese anywhere`() {
    let one = typesetter.measure(text("日本語の文章"), width: nil)
    let two = typesetter.measure(text("日本語の文章"), width: one.size.width - 1)
    #expect(two.size.width == typesetter.measure(text("日本語の文"), width: nil).size.width)
  }

  @Test func `keeps pieces of one Korean word together`() {
    var pieces = text("흙이 달항")
    pieces.runs.append(text("아리로", size: 18).runs[0])
    let one = typesetter.measure(pieces, width: nil)
    let two = typesetter.measure(pieces, width: one.size.width - 1)
    var second = text("달항")
    second.runs.append(text("아리로", size: 18).runs[0])
    #expect(two.size.width == typesetter.measure(second, width: nil).size.width)
  }

  @Test func `measures the same lines in the width that it measured`() {
    let first = typesetter.measure(text("Grüße aus Köln am Rhein"), width: 120)
    #expect(typesetter.measure(text("Grüße aus Köln am Rhein"), width: first.size.width) == first)
  }

  @Test func `grows with the font and nothing else`() {
    let small = typesetter.measure(text("Hamburg", size: 10), width: nil)
    let large = typesetter.measure(text("Hamburg", size: 100), width: nil)
    #expect(abs(large.size.width - 10 * small.size.width) < 0.1)
    #expect(abs(large.size.height - 10 * small.size.height) < 0.1)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func `leaves out what does not fit into the lines`(mode: Text.TruncationMode) {
    var text = text("one two three four five six")
    text.lineLimit = 1
    text.truncationMode = mode
    let measure = typesetter.measure(text, width: 100)
    #expect(measure.isTruncated)
    #expect(measure.size.width <= 100)
    #expect(measure.firstBaseline == measure.lastBaseline)
    #expect(!typesetter.measure(text, width: 400).isTruncated)
  }

  @Test func `counts all lines of several paragraphs, and says that some are missing`() {
    var text = text("a\nb\nc")
    text.lineLimit = 2
    let measure = typesetter.measure(text, width: nil)
    #expect(measure.isTruncated)
    #expect(measure.size.height == 2 * typesetter.measure(self.text("a"), width: nil).size.height)
    text.lineLimit = 3
    #expect(!typesetter.measure(text, width: nil).isTruncated)
  }

  @Test func `adds the spacing between lines only`() {
    var text = text("a\nb\nc")
    let height = typesetter.measure(text, width: nil).size.height
    text.lineSpacing = 7
    #expect(typesetter.measure(text, width: nil).size.height == height + 14)
  }

  @Test func `gives all digits one width where it is asked to`() {
    var one = text("1")
    var eight = text("8")
    #expect(
      typesetter.measure(one, width: nil).size.width
        < typesetter.measure(eight, width: nil).size.width)
    one.runs[0].font.hasMonospacedDigits = true
    eight.runs[0].font.hasMonospacedDigits = true
    #expect(
      typesetter.measure(one, width: nil).size.width
        == typesetter.measure(eight, width: nil).size.width)
  }
}
