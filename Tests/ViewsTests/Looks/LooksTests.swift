import Testing
import Views

@MainActor
@Suite struct `A modifier of looks` {
  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  private static let area = Path(frame)
  private static let content = DisplayItem.fill(area, .hex(0xFF3B30), isEvenOdd: false)
  private static let round = Path(roundedRect: frame, cornerRadius: 8)

  private func fill(_ path: Path, _ paint: Paint) -> DisplayItem {
    .fill(path, paint, isEvenOdd: false)
  }

  @Test func `draws styles behind a view and in front of it`() {
    let corner = RoundedRectangle(cornerRadius: 8)
    #expect(drawing(of: Color.red.background(.black)) == [fill(Self.area, .black), Self.content])
    #expect(
      drawing(of: Color.red.background(.black, in: corner))
        == [fill(Self.round, .black), Self.content])
    #expect(
      drawing(of: Color.red.background(in: corner)) == [fill(Self.round, .white), Self.content])
    #expect(
      drawing(of: Color.red.overlay(.black.opacity(0.5)))
        == [Self.content, fill(Self.area, .hex(0, opacity: 0.5))])
    #expect(
      drawing(of: Color.red.overlay(.black, in: corner))
        == [Self.content, fill(Self.round, .black)])
    #expect(
      drawing(of: Color.red.border(.black, width: 4)) == [
        Self.content,
        .stroke(
          Path(CGRect(x: 2, y: 2, width: 96, height: 56)), StrokeStyle(lineWidth: 4), .black),
      ])
  }

  @Test func `draws nothing of what is hidden, and keeps its place`() {
    let view = HStack(spacing: 0) {
      Color.red.hidden()
      Color.red
    }
    let half = Path(CGRect(x: 0, y: 0, width: 50, height: 60))
    let visible = DisplayGroup(items: [.fill(half, .hex(0xFF3B30), isEvenOdd: false)])
    #expect(
      drawing(of: view) == [
        .group(DisplayGroup(items: [], effect: .opacity(0)), at: .zero),
        .group(visible, at: CGPoint(x: 50, y: 0)),
      ])
  }

  @Test func `does something to all that a view draws`() {
    let effects: [(any View, DisplayEffect)] = [
      (Color.red.opacity(0.5) as Color, .none),
      (Group { Color.red }.opacity(0.5), .opacity(0.5)),
      (Group { Color.red }.opacity(-1), .opacity(0)),
      (Group { Color.red }.opacity(2), .none),
      (Color.red.clipped(), .clip(Self.area)),
      (Color.red.clipShape(Ellipse()), .clip(Path(ellipseIn: Self.frame))),
      (Color.red.cornerRadius(8), .clip(Self.round)),
      (
        Color.red.shadow(radius: 4),
        .shadow(
          Shadow(
            color: ResolvedColor(hex: 0, opacity: 0.33), radius: 4, offset: CGPoint(x: 0, y: 0)))
      ),
      (
        Color.red.shadow(color: .red, radius: 4, x: 1, y: 2),
        .shadow(
          Shadow(color: ResolvedColor(hex: 0xFF3B30), radius: 4, offset: CGPoint(x: 1, y: 2)))
      ),
      (Color.red.scaleEffect(1), .none),
      (Color.red.scaleEffect(0.5), .scale(x: 0.5, y: 0.5, about: CGPoint(x: 50, y: 30))),
      (
        Color.red.scaleEffect(x: -1, anchor: .topTrailing),
        .scale(x: -1, y: 1, about: CGPoint(x: 100, y: 0))
      ),
    ]
    for (view, effect) in effects {
      #expect(self.effect(of: view) == effect, "\(view)")
    }
  }

  private func effect(of view: some View) -> DisplayEffect {
    guard case .group(let group, .zero) = drawing(of: view).first else { return .none }
    return group.effect
  }

  @Test func `that turns a view over leaves its traces on the other side`() {
    let effect = DisplayEffect.scale(x: -2, y: 1, about: CGPoint(x: 10, y: 0))
    #expect(
      effect.bounds(of: CGRect(x: 20, y: 5, width: 30, height: 40))
        == CGRect(x: -70, y: 5, width: 60, height: 40))
  }

  final class Counter {
    var count = 0
  }

  struct CountingModifier: LayoutModifier {
    let counter: Counter

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
      counter.count += 1
      return child.sizeThatFits(proposal)
    }
  }

  @Test func `changes without anything around it being laid out again`() {
    let counter = Counter()
    func view(_ opacity: Double) -> some View {
      Text("a").opacity(opacity).background(.red.opacity(opacity))
        .modified(by: CountingModifier(counter: counter))
    }
    let graph = ViewGraph(
      size: CGSize(width: 100, height: 60), measuring: FixedMeasuring())
    graph.setRoot(view(0.5))
    let first = graph.update()
    let count = counter.count
    graph.setRoot(view(0.6))
    #expect(graph.update() != first)
    #expect(counter.count == count)
  }
}
