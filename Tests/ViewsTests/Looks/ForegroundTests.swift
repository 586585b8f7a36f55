import Testing
import Views

@MainActor
@Suite struct `The foreground style` {
  private static let area = Path(CGRect(x: 0, y: 0, width: 100, height: 60))

  private func paint<Content: View>(_ view: Content) -> Paint? {
    guard case .fill(_, let paint, _) = drawing(of: view).first else { return nil }
    return paint
  }

  @Test func `is the colour of text by itself`() throws {
    #expect(paint(Rectangle()) == .black)
    #expect(paint(Rectangle().environment(\.colorScheme, .dark)) == .white)
    #expect(
      try textContent(of: Text("a").foregroundStyle(.foreground)).runs[0].color
        == ResolvedColor(red: 0, green: 0, blue: 0))
  }

  @Test func `is said for everything inside, and by the innermost`() throws {
    #expect(paint(Group { Rectangle() }.foregroundStyle(.red)) == .hex(0xFF3B30))
    #expect(
      paint(Group { Rectangle().foregroundStyle(.white) }.foregroundStyle(.red)) == .white)
    #expect(
      try textContent(of: Group { Text("a") }.foregroundStyle(.red)).runs[0].color
        == ResolvedColor(hex: 0xFF3B30))
    #expect(
      paint(Group { Rectangle().foregroundColor(nil) }.foregroundColor(.red)) == .black)
  }

  @Test func `may be made of the one outside`() {
    let view = Rectangle().foregroundStyle(.foreground).foregroundStyle(.foreground)
    #expect(paint(view) == .black)
    #expect(paint(view.foregroundStyle(.red)) == .hex(0xFF3B30))
  }

  @Test func `depends on where it is used, not on where it was said`() {
    #expect(
      paint(Rectangle().environment(\.colorScheme, .dark).foregroundStyle(.red))
        == .hex(0xFF453A))
  }

  @Test func `may be the tint, which never means itself`() {
    let view = Rectangle().fill(.tint)
    #expect(paint(view) == .hex(0x007AFF))
    #expect(paint(view.tint(.red)) == .hex(0xFF3B30))
    #expect(paint(view.tint(.accentColor)) == .hex(0x007AFF))
    #expect(
      paint(view.tint(.accentColor.opacity(0.5)).tint(.red)) == .hex(0xFF3B30, opacity: 0.5))
    #expect(paint(view.tint(nil).tint(.red)) == .hex(0x007AFF))
  }
}
