import Composition
import Geometry
import Views

extension GoldenPicture {
  private static let black = ResolvedColor(hex: 0)

  static func text(
    _ string: String, family: String = "Inter", size: Double = 15, weight: Int = 400,
    color: ResolvedColor = black, _ change: (inout TextRun) -> Void = { _ in }
  ) -> TextContent {
    var run = TextRun(
      string: string, font: ResolvedFont(family: family, size: size, weight: weight), color: color)
    change(&run)
    return TextContent(runs: [run])
  }

  /// Texts below each other.
  private static func column(_ texts: [TextContent], height: Double) -> [DisplayItem] {
    texts.enumerated().map { index, text in
      .text(text, in: CGRect(x: 4, y: 2 + Double(index) * height, width: 152, height: height))
    }
  }

  static let weights = GoldenPicture(name: "weights") { _ in
    column(
      [
        text("Thin 100 AVA fi", weight: 100), text("Regular 400 AVA fi"),
        text("Bold 700 AVA fi", weight: 700), text("Italic") { $0.font.isItalic = true },
        text("Underlined jg") { $0.isUnderlined = true },
        text("Struck 12:11", weight: 600) {
          $0.isStruckThrough = true
          $0.font.hasMonospacedDigits = true
        },
      ], height: 19)
  }

  static let scripts = GoldenPicture(name: "scripts", scale: 1.25) { _ in
    [
      (text("거실 조명 켜기", family: "Noto Sans CJK KR"), 0),
      (text("مرحبا بالعالم", family: "Noto Sans Arabic"), 19),
      (text("नमस्ते क्षत्रिय", family: "Noto Sans Devanagari"), 46),
      (text("👍🏽 👩‍🚀 🇰🇷", family: "Noto Color Emoji"), 72),
    ].map { text, y in .text(text, in: CGRect(x: 4, y: y, width: 120, height: 24)) }
  }

  static let bothDirections = GoldenPicture(name: "both-directions") { _ in
    var mixed = TextContent(runs: [
      text("Exit ", size: 13).runs[0],
      text("مخرج", family: "Noto Sans Arabic", size: 13, color: ResolvedColor(hex: 0xD03020)).runs[
        0],
      text(" A12 ", size: 13).runs[0],
    ])
    var items: [DisplayItem] = []
    for (row, direction) in [LayoutDirection.leftToRight, .rightToLeft].enumerated() {
      mixed.direction = direction
      for (index, alignment) in [TextAlignment.leading, .center, .trailing].enumerated() {
        mixed.alignment = alignment
        items.append(
          .text(
            mixed, in: CGRect(x: 4, y: Double(row * 60 + index * 19), width: 152, height: 19)))
      }
    }
    return items
  }

  static let lines = GoldenPicture(name: "lines") { _ in
    var items: [DisplayItem] = []
    for (index, mode) in [Text.TruncationMode.head, .middle, .tail].enumerated() {
      var one = text("Left out where it is long", size: 13)
      one.lineLimit = 1
      one.truncationMode = mode
      items.append(
        .text(one, in: CGRect(x: 4, y: 2 + Double(index * 17), width: 110, height: 16)))
    }
    var two = text("Two lines, some room between them, and no more than that", size: 13)
    two.lineLimit = 2
    two.lineSpacing = 6
    two.alignment = .center
    items.append(.text(two, in: CGRect(x: 4, y: 62, width: 150, height: 50)))
    return items
  }

  /// Chinese characters as Japan, Korea and the mainland write them, all in one font.
  static let languages = GoldenPicture(name: "languages", scale: 2) { _ in
    ["ja", "ko", "zh-Hans"].enumerated().map { index, language in
      var line = text("直骨角 \(index)", family: "Noto Sans CJK JP", size: 14)
      line.language = language
      return .text(line, in: CGRect(x: 3, y: Double(index * 19), width: 76, height: 20))
    }
  }
}
