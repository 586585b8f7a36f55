import Testing
import Views

@MainActor
@Suite struct `Text in a built-in colour` {
  private static let named: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray),
  ]

  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  private func contrast(
    of color: Color, on background: Color, in environment: EnvironmentValues
  ) -> Double {
    resolved(color, in: environment).contrastRatio(on: resolved(background, in: environment))
  }

  @Test(arguments: ColorScheme.allCases)
  func `can be read on each of the built-in backgrounds`(scheme: ColorScheme) {
    var environment = environment(scheme)
    for background in Color.backgrounds {
      for color in [Color.primary, .secondary, .textTint] {
        #expect(contrast(of: color, on: background, in: environment) >= 4.5, "\(color)")
      }
      for (name, color) in Self.named {
        #expect(
          contrast(of: color.readable, on: background, in: environment) >= 4.5, "\(name)")
        environment.tint = color
        #expect(
          contrast(of: .textTint, on: background, in: environment) >= 4.5, "tint \(name)")
      }
      environment.tint = nil
    }
  }

  private func resolved(_ color: Color, in environment: EnvironmentValues) -> ResolvedColor {
    color.resolve(in: environment)
  }

  @Test func `is as near to the colour as can be`() {
    let (light, dark) = (environment(.light), environment(.dark))
    #expect(contrast(of: .textTint, on: .raisedBackground, in: light) < 4.6)
    #expect(resolved(Color.indigo.readable, in: light) == resolved(.indigo, in: light))
    #expect(resolved(Color.blue.readable, in: dark) == resolved(.blue, in: dark))
  }

  @Test func `keeps a colour of the program's own`() {
    var environment = environment(.light)
    let pale = Color(red: 0.9, green: 0.9, blue: 0.5)
    environment.tint = pale
    #expect(resolved(.textTint, in: environment) == resolved(pale, in: environment))
  }

  @Test func `leaves the colour itself as it is`() {
    let light = environment(.light)
    #expect(resolved(.blue, in: light) == ResolvedColor(hex: 0x007AFF))
    #expect(resolved(.accentColor, in: light) == ResolvedColor(hex: 0x007AFF))
  }

  /// Figures from WebAIM's contrast checker, which goes by the same formula.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
      (0x007AFF, 0xFFFFFF, 4.02), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
    ] as [(UInt32, UInt32, Double)])
  func `is judged by the ratio of its light to the background's`(
    color: UInt32, background: UInt32, ratio: Double
  ) {
    let (color, background) = (ResolvedColor(hex: color), ResolvedColor(hex: background))
    #expect((color.contrastRatio(on: background) * 100).rounded() / 100 == ratio)
    #expect(color.contrastRatio(on: background) == background.contrastRatio(on: color))
  }
}
