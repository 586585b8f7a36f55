/// A colour; as a view, an area of it that takes all the room it is offered.
///
/// Some colours depend on their surroundings: `primary` is dark on light screens and light on dark
/// ones.
nonisolated public struct Color: Hashable, Sendable {
  /// What a colour is before its surroundings are known.
  enum Kind: Hashable {
    case fixed(ResolvedColor)
    case scheme(light: ResolvedColor, dark: ResolvedColor)
    case accent
  }

  let kind: Kind
  let opacity: Double
  /// Whether it gives way so that text in it can be read.
  private let isReadable: Bool

  private init(_ kind: Kind, opacity: Double = 1, isReadable: Bool = false) {
    self.kind = kind
    self.opacity = opacity
    self.isReadable = isReadable
  }

  /// Makes a colour from its shares, 0...1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .fixed(ResolvedColor(red: red.share, green: green.share, blue: blue.share)),
      opacity: opacity.share)
  }

  /// Makes a grey, 0 for black, 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour by its place on the circle of colours, 0...1 from red by green and blue to red,
  /// its distance from grey and its brightness, 0...1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    /// A share falls from full to least over two sixths of the circle, and rises over two others.
    func share(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: share(5), green: share(3), blue: share(1), opacity: opacity)
  }

  /// Makes a colour of one value on light screens and another on dark ones, each `0xRRGGBB`.
  package init(light: UInt32, dark: UInt32, opacity: Double = 1) {
    self.init(
      .scheme(light: ResolvedColor(hex: light), dark: ResolvedColor(hex: dark)), opacity: opacity)
  }

  /// The colour, showing through more than before: its opacity is multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(kind, opacity: self.opacity * opacity.share, isReadable: isReadable)
  }

  /// The colour for text: one of the system's is moved towards black or white until it can be read
  /// on each of the built-in backgrounds; one of the program's own stays as it is.
  package var readable: Color { Color(kind, opacity: opacity, isReadable: true) }

  /// The colour in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch kind {
    case .fixed(let color): with(color)
    case .scheme(let light, let dark):
      with(resolve(environment.colorScheme == .dark ? dark : light, in: environment))
    case .accent: with(presentTint(in: environment).resolve(in: environment))
    }
  }

  private func resolve(
    _ color: ResolvedColor, in environment: EnvironmentValues
  ) -> ResolvedColor {
    guard isReadable else { return color }
    return color.readable(
      on: Self.backgrounds.map { $0.resolve(in: environment) as ResolvedColor })
  }

  private func presentTint(in environment: EnvironmentValues) -> Color {
    let tint = environment.tint ?? .blue
    return isReadable ? tint.readable : tint
  }

  /// The colour with the surroundings' own in place of the accent colour, so that a tint never means
  /// itself.
  func replacingAccent(in environment: EnvironmentValues) -> Color {
    guard kind == .accent else { return self }
    return presentTint(in: environment).opacity(opacity)
  }

  private func with(_ color: ResolvedColor) -> ResolvedColor {
    var color = color
    color.opacity *= opacity
    return color
  }

  /// The colour of what can be pressed, as `tint` sets it.
  public static let accentColor = Color(.accent)
}
