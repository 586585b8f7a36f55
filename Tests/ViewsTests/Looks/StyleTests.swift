import Testing
import Views

@MainActor
@Suite struct `A style` {
  private func paint<Style: ShapeStyle>(
    _ style: Style, in environment: EnvironmentValues = EnvironmentValues()
  ) -> Paint {
    style.resolve(in: environment).paint(in: CGRect(x: 10, y: 20, width: 100, height: 60))
  }

  private static let red = ResolvedColor(hex: 0xFF3B30)
  private static let black = ResolvedColor(hex: 0)
  private static let white = ResolvedColor(hex: 0xFFFFFF)

  @Test func `may be a gradient along a line of what is filled`() {
    let gradient = LinearGradient(
      colors: [.black, .red, .white], startPoint: .leading, endPoint: .bottomTrailing)
    let stops = [
      GradientStop(color: Self.black, location: 0), GradientStop(color: Self.red, location: 0.5),
      GradientStop(color: Self.white, location: 1),
    ]
    let (start, end) = (CGPoint(x: 10, y: 50), CGPoint(x: 110, y: 80))
    #expect(paint(gradient) == .linearGradient(stops, start: start, end: end))
    #expect(
      paint(
        .linearGradient(
          stops: [Gradient.Stop(color: .red, location: 0.25)], startPoint: .top,
          endPoint: .bottom))
        == .linearGradient(
          [GradientStop(color: Self.red, location: 0.25)], start: CGPoint(x: 60, y: 20),
          end: CGPoint(x: 60, y: 80)))
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
  }

  @Test func `may be a gradient to nothing, which keeps its colour`() {
    func clear(_ hex: UInt32) -> ResolvedColor { ResolvedColor(hex: hex, opacity: 0) }
    func stops(_ colors: [Color]) -> [GradientStop] {
      Gradient(colors: colors).resolvedStops(in: EnvironmentValues())
    }
    #expect(
      stops([.red, .clear]) == [
        GradientStop(color: Self.red, location: 0),
        GradientStop(color: clear(0xFF3B30), location: 1),
      ])
    #expect(
      stops([.red, .clear, .white]) == [
        GradientStop(color: Self.red, location: 0),
        GradientStop(color: clear(0xFF3B30), location: 0.5),
        GradientStop(color: clear(0xFFFFFF), location: 0.5),
        GradientStop(color: Self.white, location: 1),
      ])
    #expect(
      stops([.red, .clear, .red]).map(\.color) == [Self.red, clear(0xFF3B30), Self.red])
    #expect(stops([.clear, .clear]).map(\.color) == [clear(0), clear(0)])
  }

  @Test func `may be a gradient without a direction, which runs downwards`() {
    #expect(
      paint(Gradient(colors: [.black, .white]))
        == .linearGradient(
          [
            GradientStop(color: Self.black, location: 0),
            GradientStop(color: Self.white, location: 1),
          ], start: CGPoint(x: 60, y: 20), end: CGPoint(x: 60, y: 80)))
  }

  @Test func `may be for what matters less`() {
    #expect(paint(.tertiary) == .hex(0x3C3C43, opacity: 0.3))
    #expect(paint(.quaternary) == .hex(0x3C3C43, opacity: 0.18))
  }

  @Test func `may be a colour of a named colour space`() {
    #expect(
      paint(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)) == .hex(0xFF0000, opacity: 0.5))
    #expect(paint(Color(.sRGB, white: 1, opacity: 1)) == .white)
  }

  @Test func `may be a gradient that is a view`() {
    let gradient = LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom)
    #expect(
      drawing(of: gradient) == [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 100, height: 60)),
          .linearGradient(
            [GradientStop(color: Self.black, location: 0)], start: CGPoint(x: 50, y: 0),
            end: CGPoint(x: 50, y: 60)), isEvenOdd: false)
      ])
  }

  @Test func `may show through`() {
    #expect(paint(.red.opacity(0.5)) == .hex(0xFF3B30, opacity: 0.5))
    #expect(paint(.foreground.opacity(0.5).opacity(0.5)) == .hex(0, opacity: 0.25))
    #expect(paint(.foreground.opacity(-1)) == .hex(0, opacity: 0))
    var half = Self.black
    half.opacity = 0.5
    let gradient = LinearGradient(colors: [.black], startPoint: .zero, endPoint: .zero)
    #expect(
      paint(gradient.opacity(0.5))
        == .linearGradient(
          [GradientStop(color: half, location: 0)], start: CGPoint(x: 10, y: 20),
          end: CGPoint(x: 10, y: 20)))
  }

  @Test(
    arguments: [
      (0, 1, 1, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF),
      (1, 1, 1, 0xFF0000), (1.0 / 6, 1, 1, 0xFFFF00), (0.5, 1, 0.6, 0x009999),
      (0.3, 0, 1, 0xFFFFFF), (0.3, 0.5, 0, 0x000000), (0, 0.6, 1, 0xFF6666),
    ] as [(Double, Double, Double, UInt32)])
  func `may be a colour by hue, saturation and brightness`(
    hue: Double, saturation: Double, brightness: Double, hex: UInt32
  ) {
    let color: ResolvedColor =
      Color(hue: hue, saturation: saturation, brightness: brightness)
      .resolve(in: EnvironmentValues())
    let expected = ResolvedColor(hex: hex)
    #expect(abs(color.red - expected.red) < 1e-12)
    #expect(abs(color.green - expected.green) < 1e-12)
    #expect(abs(color.blue - expected.blue) < 1e-12)
  }

  @Test func `may be the gradient that belongs to a colour`() {
    let light = ResolvedColor(red: 0.2, green: 0.2, blue: 0.2, opacity: 0.5)
    let stops = [
      GradientStop(color: light, location: 0),
      GradientStop(color: ResolvedColor(hex: 0, opacity: 0.5), location: 1),
    ]
    #expect(
      paint(Color.black.opacity(0.5).gradient)
        == .linearGradient(stops, start: CGPoint(x: 60, y: 20), end: CGPoint(x: 60, y: 80)))
  }

  @Test func `follows whether the screen is light or dark`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(.background) == .white)
    #expect(paint(.background, in: dark) == .black)
    #expect(paint(AnyShapeStyle(.red), in: dark) == .hex(0xFF453A))
  }
}
