/// A typeface in a size, a weight and a slant.
///
/// Sizes are in points, of which one is 1/160 inch, and are multiplied by the screen's text scale.
///
/// ```swift
/// Text("21.5 °").font(.system(size: 96, weight: .thin).monospacedDigit())
/// ```
nonisolated public struct Font: Hashable, Sendable {
  /// Where the letters come from.
  enum Typeface: Hashable {
    /// The system's own of a design; nil for the design that the surroundings say.
    case system(Font.Design?)
    case custom(String)
  }

  var typeface: Typeface
  var size: CGFloat
  var weight: Weight = .regular
  var isItalic = false
  var hasMonospacedDigits = false
  /// Whether the text scale of the screen makes it larger.
  var isScaled = true

  /// The system's font in a size in points.
  ///
  /// - Parameters:
  ///   - weight: How bold it is; nil for regular.
  ///   - design: Its kind of letters; nil for what the surroundings say, as by `fontDesign`.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(typeface: .system(design), size: size, weight: weight ?? .regular)
  }

  /// The system's font for a purpose.
  ///
  /// - Parameters:
  ///   - design: Its kind of letters; nil for what the surroundings say, as by `fontDesign`.
  ///   - weight: How bold it is; nil for the weight of the style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(typeface: .system(design), size: style.size, weight: weight ?? style.weight)
  }

  /// A font by the name of its family, as `fc-list : family` lists them, in a size in points.
  ///
  /// Where there is no such family, the system's font takes its place.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(typeface: .custom(name), size: size)
  }

  /// A font by the name of its family, in a size in points.
  ///
  /// - Parameter textStyle: What the text is for. It changes nothing here: the screen's text scale
  ///   is the same for all.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font by the name of its family, in a size in points that no text scale changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(typeface: .custom(name), size: fixedSize, isScaled: false)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The system's font whose characters are all equally wide, in the same size and weight.
  public func monospaced() -> Font { with { $0.typeface = .system(.monospaced) } }

  /// The font with digits that are equally wide, so that a clock does not tremble.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Larger letters, in points, are on no panel, and more than can be drawn: a foot of glass for each.
  private static let greatestSize = 2000.0

  /// What fontconfig is asked for.
  ///
  /// - Parameters:
  ///   - design: The kind of letters where the font leaves it open; nil for the usual one.
  ///   - textScale: How many times larger than written text is drawn.
  func resolve(design: Design?, textScale: Double) -> ResolvedFont {
    let family =
      switch typeface {
      case .system(let own): (own ?? design ?? .default).families
      case .custom(let name): "\(name), \(Design.default.families)"
      }
    let wanted = isScaled ? size * textScale : size
    return ResolvedFont(
      family: family, size: min(max(0, wanted.ofNumbers), Self.greatestSize), weight: weight.value,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }
}
