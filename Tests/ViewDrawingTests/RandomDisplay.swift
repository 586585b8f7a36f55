import SeededRandom
import Views

/// Display lists that a seed determines, and changes of them.
struct RandomDisplay {
  private var random: SplitMix64
  private let size: CGSize
  private let pictures: [String]
  /// One sixteenth of a point: coordinates are neither whole pixels nor endless fractions.
  private static let grain = 16.0
  private static let words = [
    "Abfahrt", "한국어", "العربية", "हिन्दी", "12:45", "👍", "fi", "AVA", "…", "日本",
  ]

  /// - Parameter pictures: Files.
  init(seed: UInt64, size: CGSize, pictures: [String]) {
    random = SplitMix64(seed: seed)
    self.size = size
    self.pictures = pictures
  }

  // MARK: Making

  mutating func group(depth: Int = 3) -> DisplayGroup {
    DisplayGroup(items: items(depth: depth), effect: depth == 3 ? .none : effect())
  }

  private mutating func items(depth: Int) -> [DisplayItem] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch Int.random(in: 0..<(depth > 0 ? 16 : 8), using: &random) {
    case 0: .fill(path(), paint(), isEvenOdd: Bool.random(using: &random))
    case 1: .fill(roundedRect(rect()), paint(), isEvenOdd: false)
    case 2: .fill(Path { $0.addRect(rect()) }, paint(), isEvenOdd: false)
    case 3: .stroke(path(), strokeStyle(), paint())
    case 4, 5: .text(text(), in: rect())
    case 6:
      .picture(
        PictureContent(path: pick(pictures), tint: Bool.random(using: &random) ? color() : nil),
        in: rect())
    case 7: .stroke(roundedRect(rect()), strokeStyle(), paint())
    default: .group(group(depth: depth - 1), at: point(within: 0.5))
    }
  }

  private mutating func effect() -> DisplayEffect {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .opacity(number(0...1))
    case 1: .clip(Path { $0.addRect(rect()) })
    case 2: .clip(roundedRect(rect()))
    case 3: .scale(x: number(0.5...1.5), y: number(0.5...1.5), about: point())
    case 4:
      .shadow(
        Shadow(
          color: color(), radius: number(0...8),
          offset: CGPoint(x: number(-5...5), y: number(-5...5))))
    default: .none
    }
  }

  // MARK: Changing

  /// The group with one thing in it changed, added or removed; all else is the same objects.
  mutating func changed(_ group: DisplayGroup, depth: Int = 3) -> DisplayGroup {
    var items = group.items
    let index = Int.random(in: 0..<max(1, items.count), using: &random)
    let chance = Int.random(in: 0..<10, using: &random)
    if chance == 0 || items.isEmpty {
      items.insert(item(depth: depth - 1), at: index)
    } else if chance == 1 {
      items.remove(at: index)
    } else if chance == 2, items.count > 1 {
      items.swapAt(0, index)
    } else if case .group(let inner, let origin) = items[index], chance < 9 {
      items[index] = .group(changed(inner, depth: depth - 1), at: origin)
    } else {
      items[index] = item(depth: depth - 1)
    }
    let isNewEffect = depth < 3 && Int.random(in: 0..<20, using: &random) == 0
    return DisplayGroup(items: items, effect: isNewEffect ? effect() : group.effect)
  }

  // MARK: Pieces

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * Self.grain).rounded() / Self.grain
  }

  private mutating func point(within share: Double = 1) -> CGPoint {
    CGPoint(
      x: number(-10...(size.width * share)), y: number(-10...(size.height * share)))
  }

  private mutating func rect() -> CGRect {
    CGRect(
      origin: point(),
      size: CGSize(width: number(0...(size.width / 2)), height: number(0...(size.height / 2))))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Bool.random(using: &random) {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    path.closeSubpath()
    return path
  }

  private mutating func roundedRect(_ rect: CGRect) -> Path {
    let radius = min(number(0...20), rect.width / 2, rect.height / 2)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    for (x, y, corner) in [
      (rect.maxX, rect.minY, 0), (rect.maxX, rect.maxY, 1), (rect.minX, rect.maxY, 2),
      (rect.minX, rect.minY, 3),
    ] {
      let cornerPoint = CGPoint(x: x, y: y)
      let inwards = [(-radius, 0.0), (0.0, -radius), (radius, 0.0), (0.0, radius)][corner]
      let onwards = [(0.0, radius), (-radius, 0.0), (0.0, -radius), (radius, 0.0)][corner]
      path.addLine(to: cornerPoint + CGPoint(x: inwards.0, y: inwards.1))
      path.addCurve(
        to: cornerPoint + CGPoint(x: onwards.0, y: onwards.1),
        control1: cornerPoint + CGPoint(x: inwards.0 * 0.45, y: inwards.1 * 0.45),
        control2: cornerPoint + CGPoint(x: onwards.0 * 0.45, y: onwards.1 * 0.45))
    }
    path.closeSubpath()
    return path
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(0.5...6), lineCap: pick([.butt, .round, .square]),
      lineJoin: pick([.miter, .round, .bevel]),
      dash: Bool.random(using: &random) ? [] : [number(1...9), number(1...9)])
  }

  private mutating func color() -> ResolvedColor {
    ResolvedColor(
      hex: UInt32.random(in: 0...0xFFFFFF, using: &random),
      opacity: Bool.random(using: &random) ? 1 : number(0...1))
  }

  private mutating func paint() -> Paint {
    if Int.random(in: 0..<3, using: &random) > 0 { return .color(color()) }
    return .linearGradient(
      [
        GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 0.5),
        GradientStop(color: color(), location: 1),
      ], start: point(), end: point())
  }

  private mutating func text() -> TextContent {
    var text = TextContent(
      runs: (0..<Int.random(in: 1...2, using: &random)).map { _ in
        let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          pick(Self.words)
        }
        var run = TextRun(
          string: words.joined(separator: " "),
          font: ResolvedFont(
            family: "Inter", size: number(6...30),
            weight: Int.random(in: 1...9, using: &random) * 100,
            isItalic: Bool.random(using: &random)), color: color())
        run.isUnderlined = Int.random(in: 0..<4, using: &random) == 0
        run.isStruckThrough = Int.random(in: 0..<4, using: &random) == 0
        return run
      })
    text.alignment = pick(TextAlignment.allCases)
    text.direction = pick(LayoutDirection.allCases)
    if Bool.random(using: &random) { text.lineLimit = Int.random(in: 1...3, using: &random) }
    return text
  }
}
