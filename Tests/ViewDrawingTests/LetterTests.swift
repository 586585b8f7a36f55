import Geometry
import SeededRandom
import Testing
import Views

@testable import ViewDrawing

@Suite struct `Letters of text` {
  private static let words = [
    "Abfahrt", "jÅg", "한국어", "العربية", "हिन्दी", "12:45", "fi", "日本", "ﷺ", "fj", "Ạ̈́",
  ]

  private func content(_ random: inout SplitMix64) -> TextContent {
    var text = TextContent(
      runs: (0..<Int.random(in: 1...3, using: &random)).map { _ in
        TextRun(
          string: (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Self.words[Int.random(in: Self.words.indices, using: &random)] + " "
          }.joined(),
          font: ResolvedFont(
            family: "Inter", size: .random(in: 8...40, using: &random),
            weight: Int.random(in: 1...9, using: &random) * 100,
            isItalic: Bool.random(using: &random)), color: ResolvedColor(hex: 0))
      })
    text.alignment = TextAlignment.allCases[Int.random(in: 0..<3, using: &random)]
    text.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    if Bool.random(using: &random) { text.lineLimit = Int.random(in: 1...3, using: &random) }
    return text
  }

  @MainActor
  @Test(arguments: Rotation.allCases)
  func `stay inside of what was measured and their overhang`(rotation: Rotation) {
    let typesetter = PangoTypesetter()
    var random = SplitMix64(seed: 5)
    let raster = Raster(
      panel: rotation.logicalSize(ofPanel: PixelSize(width: 1000, height: 1000)),
      rotation: rotation, scaleX: 1.5, scaleY: 1.4)
    for _ in 0..<100 {
      let text = content(&random)
      let width = Double.random(in: 80...400, using: &random)
      let size = typesetter.measure(text, width: width).size
      let frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
      let marks = typesetter.marks(
        of: text,
        at: TextPlacement(
          raster: raster, placement: raster.placement, frame: frame, clip: raster.area))
      #expect(!marks.isEmpty)
      // A pixel more on each side, because lines begin on whole pixels.
      let allowed = raster.panelRect(
        ofLogical: PixelRect(
          touching: raster.placement(frame.insetBy(dx: -text.overhang, dy: -text.overhang))
            .insetBy(dx: -1, dy: -1)))
      for mark in marks {
        guard case .letters(let patch, _) = mark, let ink = patch.ink else { continue }
        #expect(ink.intersection(allowed) == ink, "\(text.runs.map(\.string))")
      }
    }
  }

  @Test func `of every script are found in some font`() {
    let text = TextContent(runs: [
      TextRun(
        string: "Aß한日العहि👍🏽", font: ResolvedFont(family: "Inter", size: 17),
        color: ResolvedColor(hex: 0))
    ])
    var typeCase = TypeCase()
    let layout = typeCase.layout(text, width: nil)
    #expect(layout.glyphs.count >= 9)
    #expect(layout.glyphs.allSatisfy { $0.index != 0 })
    #expect(Set(layout.runs.map(\.font)).count >= 4)
  }

  /// More fonts than Cairo keeps open.
  private static let fonts = (1...9).flatMap { weight in
    [false, true].map {
      ResolvedFont(family: "Inter", size: 17, weight: weight * 100, isItalic: $0)
    }
  }

  /// How much letters of all fonts cover together, font by font, beginning with one of them.
  private static func ink(size: Double, first: Int) -> [Int] {
    let raster = Raster(panel: PixelSize(width: 400, height: 100))
    let target = TextPlacement(
      raster: raster, placement: raster.placement,
      frame: CGRect(x: 0, y: 0, width: 400, height: 100), clip: raster.area)
    let typesetter = PangoTypesetter()
    var ink = [Int](repeating: 0, count: fonts.count)
    for step in fonts.indices {
      let index = (first + step) % fonts.count
      var font = fonts[index]
      font.size = size
      let text = TextContent(runs: [
        TextRun(string: "Abfahrt 한국어 العربية", font: font, color: ResolvedColor(hex: 0))
      ])
      for case .letters(let patch, _) in typesetter.marks(of: text, at: target) {
        ink[index] += patch.bytes.reduce(0) { $0 + Int($1) }
      }
    }
    return ink
  }

  @Test func `are laid out by several threads at once`() async {
    await withTaskGroup(of: (Int, [Int]).self) { group in
      for task in 0..<80 {
        group.addTask { (task / 2, Self.ink(size: Double(10 + task / 2), first: task * 5)) }
      }
      var known: [Int: [Int]] = [:]
      for await (size, ink) in group {
        #expect(ink.allSatisfy { $0 > 0 })
        #expect(ink == known[size, default: ink])
        known[size] = ink
      }
    }
  }
}

extension PixelPatch {
  /// The smallest rectangle around the pixels that are covered at all; nil where none is.
  fileprivate var ink: PixelRect? {
    let covered = bytes.indices.filter { bytes[$0] > 0 }
    guard let first = covered.first, let last = covered.last else { return nil }
    let columns = covered.map { $0 % width }
    let left = columns.min() ?? 0
    return PixelRect(
      x: x + left, y: y + first / width, width: (columns.max() ?? 0) - left + 1,
      height: last / width - first / width + 1)
  }
}
