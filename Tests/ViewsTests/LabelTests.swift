import Testing
import Views

@MainActor
@Suite struct `A label` {
  /// The frames of text and the areas of symbols, in the screen's coordinates.
  private func frames(
    _ view: some View, font: Font = .system(size: 20)
  ) -> (text: [CGRect], symbols: [CGRect]) {
    let measuring = FixedMeasuring()
    measuring.followsFontSize = true
    let graph = ViewGraph(size: CGSize(width: 200, height: 100), measuring: measuring)
    graph.setRoot(ZStack { view }.font(font))
    return frames(in: graph.update(), at: .zero)
  }

  private func frames(
    in group: DisplayGroup, at origin: CGPoint
  ) -> (text: [CGRect], symbols: [CGRect]) {
    var (text, symbols) = ([CGRect](), [CGRect]())
    for item in group.items {
      switch item {
      case .text(_, let frame): text.append(frame.offsetBy(dx: origin.x, dy: origin.y))
      case .stroke(let path, _, _):
        symbols.append(path.boundingRect.offsetBy(dx: origin.x, dy: origin.y))
      case .group(let inner, let place):
        let found = frames(in: inner, at: origin + place)
        text += found.text
        symbols += found.symbols
      default: break
      }
    }
    return (text, symbols)
  }

  // A symbol beside letters of 20 points is 25 wide and high; the line of the minus goes from a
  // sixth to five sixths of that. "four" is 40 wide. Between both are 6 points.
  @Test func `puts a symbol before its title, the middle of a capital beside its own`() {
    let found = frames(Label("four", symbol: .minus))
    let left = 100 - (25.0 + 6 + 40) / 2
    #expect(found.text.map(\.minX) == [left + 31])
    #expect(found.text.map(\.width) == [40])
    #expect(found.symbols.map(\.minX) == [left + 25 / 6.0])
    // The base line of the letters is 16 points below their upper side.
    let baseline = found.text[0].minY + 16
    #expect(abs(found.symbols[0].midY - (baseline - 0.727 * 20 / 2)) < 1e-9)
  }

  @Test func `grows with its font`() {
    let small = frames(Label("four", symbol: .minus))
    let large = frames(Label("four", symbol: .minus), font: .system(size: 40))
    // The symbol is 25 and 50 wide, the line of the minus ends at five sixths of it.
    #expect(abs(small.text[0].minX - small.symbols[0].maxX - (6 + 25 / 6.0)) < 1e-9)
    #expect(abs(large.text[0].minX - large.symbols[0].maxX - (12 + 50 / 6.0)) < 1e-9)
  }

  @Test func `shows what its style says`() {
    let label = Label("four", symbol: .minus)
    #expect(frames(label.labelStyle(.titleAndIcon)).text.count == 1)
    #expect(frames(label.labelStyle(.titleAndIcon)).symbols.count == 1)
    #expect(
      frames(label.labelStyle(.titleOnly)).text == [CGRect(x: 80, y: 40, width: 40, height: 20)])
    #expect(frames(label.labelStyle(.titleOnly)).symbols.isEmpty)
    #expect(frames(label.labelStyle(.iconOnly)).text.isEmpty)
    #expect(frames(label.labelStyle(.iconOnly)).symbols.map(\.midX) == [100])
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func `can have a style of a program's own`() {
    let found = frames(Label("four", symbol: .minus).labelStyle(Reversed()))
    #expect(found.text.map(\.minX) == [67.5])
  }

  @Test func `is made of any views`() {
    let found = frames(
      Label {
        Text("a") + Text("bcd")
      } icon: {
        Text("12")
      })
    #expect(found.text.map(\.minX) == [67, 93])
  }
}
