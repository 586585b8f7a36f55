import Testing
import Views

@MainActor
@Suite struct `A symbol` {
  private func size(_ image: Image, in environment: EnvironmentValues) -> CGSize {
    image.sizeThatFits(
      .unspecified, environment: environment, measuring: FixedMeasuring())
  }

  private func baseline(
    _ image: Image, _ proposal: ProposedViewSize, in environment: EnvironmentValues
  ) -> CGFloat? {
    image.baseline(
      .firstTextBaseline, proposal: proposal, environment: environment,
      measuring: FixedMeasuring())
  }

  private func items(
    _ image: Image, in size: CGSize, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    image.displayItems(
      in: size, proposal: ProposedViewSize(size), environment: environment,
      measuring: FixedMeasuring())
  }

  @Test(arguments: [
    (20.0, 1.0, Image.Scale.medium, 25.0, 19.77), (20, 2, .medium, 50, 39.54),
    (20, 1, .small, 20, 17.27), (20, 1, .large, 31.25, 22.895),
  ])
  func `is as large as its font, and stands as a capital does`(
    font: CGFloat, textScale: Double, scale: Image.Scale, side: CGFloat, baseline: CGFloat
  ) throws {
    var environment = EnvironmentValues()
    environment.font = .system(size: font)
    environment.textScale = textScale
    environment.imageScale = scale
    let image = Image(symbol: .house)
    #expect(size(image, in: environment) == CGSize(width: side, height: side))
    let found = try #require(self.baseline(image, .unspecified, in: environment))
    #expect(abs(found - baseline) < 1e-9)
  }

  @Test func `keeps its base line where it is made larger`() throws {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    let image = Image(symbol: .house).resizable()
    let proposal = ProposedViewSize(width: 30, height: 50)
    let found = try #require(baseline(image, proposal, in: environment))
    #expect(abs(found - 39.54) < 1e-9)
  }

  @Test(arguments: [(Font.Weight.ultraLight, 1.0), (.regular, 1.75), (.black, 3)])
  func `has lines as bold as its font`(weight: Font.Weight, width: CGFloat) {
    var environment = EnvironmentValues()
    environment.font = .body.weight(weight)
    let items = items(
      Image(symbol: .minus), in: CGSize(width: 24, height: 48), environment)
    var expected = Path()
    expected.move(to: CGPoint(x: 4, y: 24))
    expected.addLine(to: CGPoint(x: 20, y: 24))
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    #expect(
      items == [
        .stroke(
          expected, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round),
          .color(black))
      ])
  }

  @Test(arguments: Symbol.allCases)
  func `stays inside its square even in black`(symbol: Symbol) {
    var environment = EnvironmentValues()
    environment.font = .body.weight(.black)
    let side = CGSize(width: 24, height: 24)
    let items = items(Image(symbol: symbol), in: side, environment)
    #expect(!items.isEmpty)
    for item in items {
      // The reach of a round line is half its width.
      let bounds =
        switch item {
        case .stroke(let path, let style, _):
          path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        default: item.bounds
        }
      #expect(bounds.minX >= 0 && bounds.minY >= 0 && bounds.maxX <= 24 && bounds.maxY <= 24)
    }
  }

  @Test func `has a name of its own`() {
    #expect(Set(Symbol.allCases.map(\.name)).count == Symbol.allCases.count)
    #expect(Symbol.chevronLeft.name == "chevron.left")
    #expect(Symbol.chevronLeft != .chevronRight)
  }
}
