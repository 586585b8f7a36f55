import Composition
import Geometry
import Views

extension GoldenPicture {
  static let all = [
    weights, scripts, bothDirections, lines, languages, fills, strokes, effects, shadows,
    pictures, turned,
  ]

  private static let blue = Paint.color(ResolvedColor(hex: 0x007AFF))
  private static let orange = Paint.color(ResolvedColor(hex: 0xFF9500))

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static func box(_ rect: CGRect, radius: Double = 8) -> Path {
    Path(roundedRect: rect, cornerRadius: radius)
  }

  private static func star(_ rect: CGRect) -> Path {
    Path { path in
      for (index, point) in [
        (0.5, 0.0), (0.8, 1.0), (0.0, 0.38), (1.0, 0.38), (0.2, 1.0),
      ].enumerated() {
        let place = UnitPoint(x: point.0, y: point.1).position(in: rect)
        index == 0 ? path.move(to: place) : path.addLine(to: place)
      }
      path.closeSubpath()
    }
  }

  static let fills = GoldenPicture(name: "fills") { _ in
    func stop(_ color: UInt32, _ location: Double, opacity: Double = 1) -> GradientStop {
      GradientStop(color: ResolvedColor(hex: color, opacity: opacity), location: location)
    }
    return [
      .fill(star(rect(6, 4, 46, 46)), blue, isEvenOdd: false),
      .fill(star(rect(58, 4, 46, 46)), blue, isEvenOdd: true),
      .fill(box(rect(110.4, 6.3, 44, 42)), orange, isEvenOdd: false),
      .fill(
        box(rect(6, 58, 70, 56)),
        .linearGradient(
          [stop(0xFF2D55, 0), stop(0xFFCC00, 0.5), stop(0x34C759, 1)], start: CGPoint(x: 6, y: 58),
          end: CGPoint(x: 76, y: 114)), isEvenOdd: false),
      .fill(
        Path(ellipseIn: rect(84, 58, 70, 56)),
        .linearGradient(
          [stop(0x5856D6, 0), stop(0x5856D6, 1, opacity: 0)], start: CGPoint(x: 0, y: 58),
          end: CGPoint(x: 0, y: 114)), isEvenOdd: false),
    ]
  }

  static let strokes = GoldenPicture(name: "strokes") { _ in
    func zigzag(_ x: Double) -> Path {
      Path { path in
        path.move(to: CGPoint(x: x, y: 50))
        path.addLine(to: CGPoint(x: x + 14, y: 12))
        path.addLine(to: CGPoint(x: x + 28, y: 50))
      }
    }
    let kinds: [(StrokeStyle.LineCap, StrokeStyle.LineJoin)] = [
      (.butt, .miter), (.round, .round), (.square, .bevel),
    ]
    return kinds.enumerated().map { index, kind in
      .stroke(
        zigzag(14 + Double(index) * 50),
        StrokeStyle(lineWidth: 8, lineCap: kind.0, lineJoin: kind.1), blue)
    } + [
      .stroke(box(rect(8, 66, 60, 46)), StrokeStyle(lineWidth: 1), orange),
      .stroke(
        box(rect(80, 66, 72, 46), radius: 23),
        StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]), orange),
    ]
  }

  static let effects = GoldenPicture(name: "effects") { _ in
    func pair(_ effect: DisplayEffect) -> DisplayGroup {
      DisplayGroup(
        items: [
          .fill(box(rect(0, 0, 40, 40)), blue, isEvenOdd: false),
          .fill(box(rect(16, 16, 40, 32)), orange, isEvenOdd: false),
        ], effect: effect)
    }
    return [
      .group(pair(.none), at: CGPoint(x: 8, y: 6)),
      .group(pair(.opacity(0.4)), at: CGPoint(x: 90, y: 6)),
      .group(pair(.clip(Path(ellipseIn: rect(6, 2, 40, 40)))), at: CGPoint(x: 8, y: 64)),
      .group(
        pair(.scale(x: 1.1, y: 0.5, about: CGPoint(x: 28, y: 24))), at: CGPoint(x: 90, y: 64)),
    ]
  }

  static let shadows = GoldenPicture(name: "shadows") { _ in
    func shadow(_ radius: Double, _ opacity: Double, y: Double) -> DisplayEffect {
      .shadow(
        Shadow(
          color: ResolvedColor(hex: 0, opacity: opacity), radius: radius,
          offset: CGPoint(x: 0, y: y)))
    }
    let card = DisplayGroup(
      items: [
        .fill(box(rect(0, 0, 60, 44)), .color(ResolvedColor(hex: 0xFFFFFF)), isEvenOdd: false),
        .text(text("Card", size: 14), in: rect(12, 12, 40, 20)),
      ], effect: shadow(8, 0.3, y: 3))
    let ring = DisplayGroup(
      items: [.stroke(Path(ellipseIn: rect(5, 5, 40, 40)), StrokeStyle(lineWidth: 8), blue)],
      effect: shadow(3, 0.6, y: 6))
    let letters = DisplayGroup(
      items: [
        .text(
          text("Shadow", size: 30, weight: 700, color: ResolvedColor(hex: 0xFF9500)),
          in: rect(0, 0, 140, 40))
      ], effect: shadow(2, 0.8, y: 2))
    return [
      .group(card, at: CGPoint(x: 14, y: 12)), .group(ring, at: CGPoint(x: 96, y: 8)),
      .group(letters, at: CGPoint(x: 12, y: 74)),
    ]
  }

  static let pictures = GoldenPicture(name: "pictures", scale: 1.5) { folder in
    let tint = ResolvedColor(hex: 0xAF52DE)
    return [
      .picture(PictureContent(path: "\(folder)/mark.svg"), in: rect(4, 4, 30, 30)),
      .picture(PictureContent(path: "\(folder)/mark.svg", tint: tint), in: rect(38, 4, 30, 30)),
      .picture(PictureContent(path: "\(folder)/photo.png"), in: rect(4, 40, 30, 30)),
      .picture(PictureContent(path: "\(folder)/photo.png"), in: rect(38, 40, 12, 30)),
      .picture(PictureContent(path: "\(folder)/none.png"), in: rect(72, 4, 30, 30)),
    ]
  }

  /// A card on a panel that stands on its side and has 16 bits.
  static let turned = GoldenPicture(
    name: "turned", rotation: .quarter, format: .rgb565, scale: 1.5
  ) { folder in
    [
      .fill(
        Path { $0.addRect(rect(0, 0, 110, 80)) }, .color(ResolvedColor(hex: 0xF2F2F7)),
        isEvenOdd: false),
      .fill(box(rect(6, 6, 94, 66)), .color(ResolvedColor(hex: 0xFFFFFF)), isEvenOdd: false),
      .picture(PictureContent(path: "\(folder)/mark.svg"), in: rect(12, 12, 20, 20)),
      .text(text("21.5 °C", size: 20, weight: 600), in: rect(12, 36, 84, 26)),
      .text(
        text("거실", family: "Noto Sans CJK KR", size: 12, color: ResolvedColor(hex: 0x5F5F64)),
        in: rect(38, 14, 60, 18)),
    ]
  }
}
