import SeededRandom
import Views

/// A view with numbers and words that no designer would write and a program may well compute, thrown
/// together by dice.
@MainActor
struct HostileView {
  private static let lengths: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, -1, 1, 0.5, 40, 200, -1e308, 1e308, 1e-308, 1e19, -1e19,
    65536,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private static let counts = [Int.min, -1, 0, 1, 2, 3, 1000, Int(Int32.max), Int.max]
  private static let words = [
    "", " ", "\n\n", "\t", "Abfahrt", "한국어", "العربية 12", "\u{202e}gnu\u{2066}",
    "e\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦🇰🇷", "\u{0}\u{1}\u{7f}\u{85}", "\u{fffd}\u{feff}", String(repeating: "W", count: 3000),
    String(repeating: "a b ", count: 500),
  ]

  private var dice: SplitMix64
  private let pictures: [String]

  /// - Parameter pictures: Files.
  init(seed: UInt64, pictures: [String]) {
    dice = SplitMix64(seed: seed)
    self.pictures = pictures
  }

  mutating func view(depth: Int = 4) -> AnyView {
    var view = depth > 0 && chance(3, of: 4) ? container(depth: depth) : leaf()
    for _ in 0..<Int.random(in: 0...3, using: &dice) { view = modified(view, depth: depth) }
    return view
  }

  // MARK: Numbers

  private mutating func chance(_ count: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &dice) < count
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }

  private mutating func length() -> CGFloat {
    chance(1, of: 2) ? CGFloat.random(in: 0...120, using: &dice) : pick(Self.lengths)
  }

  private mutating func optional() -> CGFloat? { chance(1, of: 3) ? nil : length() }
  private mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  private mutating func unit() -> UnitPoint { UnitPoint(x: length(), y: length()) }
  private mutating func count() -> Int { pick(Self.counts) }
  private mutating func flag() -> Bool { chance(1, of: 2) }

  private mutating func color() -> Color {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: Color(red: length(), green: length(), blue: length(), opacity: length())
    case 1: Color(hue: length(), saturation: length(), brightness: length(), opacity: length())
    case 2: Color(white: length(), opacity: length())
    case 3: Color.blue.opacity(length())
    default: pick([.red, .primary, .accentColor, .clear])
    }
  }

  private mutating func style() -> AnyShapeStyle {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: AnyShapeStyle(color())
    case 1: AnyShapeStyle(color().gradient)
    case 2:
      AnyShapeStyle(
        LinearGradient(
          colors: (0..<Int.random(in: 0...3, using: &dice)).map { _ in color() },
          startPoint: unit(), endPoint: unit()))
    default:
      AnyShapeStyle(
        LinearGradient(
          stops: (0..<Int.random(in: 0...3, using: &dice)).map { _ in
            Gradient.Stop(color: color(), location: length())
          }, startPoint: unit(), endPoint: unit()
        ).opacity(length()))
    }
  }

  private mutating func shape() -> AnyShape {
    let base: AnyShape =
      switch Int.random(in: 0..<7, using: &dice) {
      case 0: AnyShape(Circle())
      case 1: AnyShape(Capsule())
      case 2: AnyShape(RoundedRectangle(cornerRadius: length()))
      case 3:
        AnyShape(
          UnevenRoundedRectangle(
            topLeadingRadius: length(), bottomLeadingRadius: length(),
            bottomTrailingRadius: length(), topTrailingRadius: length()))
      case 4: AnyShape(Ellipse().inset(by: length()))
      case 5: AnyShape(RoundedRectangle(cornerRadius: 9).inset(by: length()))
      default: AnyShape(path())
      }
    return switch Int.random(in: 0..<6, using: &dice) {
    case 0: AnyShape(base.trim(from: length(), to: length()))
    case 1: AnyShape(base.rotation(.degrees(length()), anchor: unit()))
    case 2: AnyShape(base.scale(x: length(), y: length(), anchor: unit()))
    case 3: AnyShape(base.offset(x: length(), y: length()))
    default: base
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0...4, using: &dice) {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4:
        path.addArc(
          center: point(), radius: length(), startAngle: .degrees(length()),
          endAngle: .degrees(length()), clockwise: flag())
      case 5:
        path.addRect(CGRect(x: length(), y: length(), width: length(), height: length()))
      case 6:
        path.addEllipse(in: CGRect(x: length(), y: length(), width: length(), height: length()))
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: length(), lineCap: pick([.butt, .round, .square]),
      lineJoin: pick([.miter, .round, .bevel]), miterLimit: length(),
      dash: (0..<Int.random(in: 0...3, using: &dice)).map { _ in length() }, dashPhase: length())
  }

  // MARK: Views

  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<14, using: &dice) {
    case 0: AnyView(color())
    case 1: AnyView(Spacer(minLength: optional()))
    case 2: AnyView(Divider())
    case 3: AnyView(shape().fill(style()))
    case 4: AnyView(shape().stroke(style(), style: stroke()))
    case 5:
      AnyView(RoundedRectangle(cornerRadius: length()).strokeBorder(color(), lineWidth: length()))
    case 6: AnyView(Image(file: pick(pictures)).resizable())
    case 7: AnyView(Image(file: pick(pictures)))
    case 8: AnyView(Slider(value: .constant(length()), in: 0...max(0, 100), step: length()))
    case 9:
      AnyView(Slider(value: .constant(length()), in: -1e308...1e308, step: length()) { Text("") })
    case 10:
      AnyView(Stepper(value: .constant(count()), in: 0...Int.max, step: count()) { Text("s") })
    case 11: AnyView(ProgressView(value: length(), total: length()))
    case 12: AnyView(Toggle(pick(Self.words), isOn: .constant(flag())))
    default:
      AnyView(
        Text(pick(Self.words))
          .font(.system(size: length(), weight: pick([.black, .ultraLight, .regular]))))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let children = (0..<Int.random(in: 0...3, using: &dice)).map { _ in view(depth: depth - 1) }
    // Two may have the same number.
    let numbers = children.indices.map { _ in Int.random(in: 0...3, using: &dice) }
    let content = ForEach(numbers, id: \.self) { number in
      if number < children.count { children[number] }
    }
    return switch Int.random(in: 0..<9, using: &dice) {
    case 0: AnyView(HStack(spacing: optional()) { content })
    case 1: AnyView(VStack(spacing: optional()) { content })
    case 2: AnyView(ZStack { content })
    case 3: AnyView(ScrollView { content })
    case 4:
      AnyView(
        Grid(horizontalSpacing: optional(), verticalSpacing: optional()) {
          GridRow { content }
          GridRow { content.gridCellColumns(count()) }
        })
    case 5:
      AnyView(
        Button {
        } label: {
          content
        })
    case 6: AnyView(GeometryReader { _ in content })
    case 7:
      AnyView(
        Label {
          content
        } icon: {
          Image(symbol: .thermometer)
        })
    default: AnyView(Group { content })
    }
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch Int.random(in: 0..<27, using: &dice) {
    case 0: AnyView(view.frame(width: optional(), height: optional()))
    case 1:
      AnyView(
        view.frame(
          minWidth: optional(), idealWidth: optional(), maxWidth: optional(), minHeight: optional(),
          idealHeight: optional(), maxHeight: optional()))
    case 2: AnyView(view.padding(length()))
    case 3:
      AnyView(
        view.padding(
          EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())))
    case 4: AnyView(view.offset(x: length(), y: length()))
    case 5: AnyView(view.position(x: length(), y: length()))
    case 6: AnyView(view.scaleEffect(x: length(), y: length(), anchor: unit()))
    case 7: AnyView(view.opacity(length()))
    case 8: AnyView(view.shadow(color: color(), radius: length(), x: length(), y: length()))
    case 9: AnyView(view.cornerRadius(length()))
    case 10: AnyView(view.clipShape(shape()))
    case 11: AnyView(view.border(style(), width: length()))
    case 12: AnyView(view.aspectRatio(optional(), contentMode: flag() ? .fit : .fill))
    case 13: AnyView(view.aspectRatio(CGSize(width: length(), height: length()), contentMode: .fit))
    case 14: AnyView(view.fixedSize(horizontal: flag(), vertical: flag()))
    case 15: AnyView(view.layoutPriority(length()))
    case 16: AnyView(view.lineLimit(count()))
    case 17: AnyView(view.lineLimit(count(), reservesSpace: true))
    case 18: AnyView(view.lineSpacing(length()))
    case 19: AnyView(view.minimumScaleFactor(length()))
    case 20: AnyView(view.background(style(), in: shape()))
    case 21: AnyView(view.overlay(style()))
    case 22: AnyView(view.contentShape(Rectangle()).onTapGesture {})
    case 23: AnyView(view.imageScale(.large).font(.system(size: length())))
    case 24: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 25: AnyView(view.edgeSwipeExcluded())
    default: AnyView(view.id(count()))
    }
  }
}
