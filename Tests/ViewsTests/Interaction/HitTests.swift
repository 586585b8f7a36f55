import Testing
import Views

@MainActor
@Suite struct `A touch` {
  private func tapped(_ stage: TouchStage, _ x: Double, _ y: Double) -> [String] {
    stage.play("0 down 1 \(x) \(y)\n0 up 1 \(x) \(y)")
  }

  private func button(
    _ name: String, _ journal: Journal, _ width: CGFloat, _ height: CGFloat
  ) -> some View {
    Button {
      journal(name)
    } label: {
      Color.red.frame(width: width, height: height)
    }
  }

  @Test(
    arguments: [
      (149, 149, ["above"]), (60, 60, ["below"]), (120, 60, []), (120, 149, ["above"]),
    ] as [(Double, Double, [String])])
  func `finds what lies on top`(x: Double, y: Double, expected: [String]) {
    let stage = TouchStage { journal in
      button("below", journal, 150, 150)
      button("above", journal, 100, 100).at(100, 100)
      Color.blue.frame(width: 100, height: 50).at(100, 40)
    }
    #expect(tapped(stage, x, y) == expected)
  }

  /// A small button of 20 by 20 at 100, 100, which 44 points surround: 88...132.
  @Test(
    arguments: [
      (88, 88, ["A"]), (110, 110, ["A"]), (87.9, 110, []), (110, 87.9, []), (88, 131, ["A"]),
      // B, of 20 by 20 at 140, 100, reaches from 128 to 172; the nearer one is hit.
      (171.9, 88, ["B"]), (172, 88, []),
      (129, 110, ["A"]), (129.9, 110, ["A"]), (130.1, 110, ["B"]), (139, 110, ["B"]),
      // Inside of the big C at 80, 140, nothing is stolen from it.
      (110, 141, ["C"]), (110, 131, ["A"]),
    ] as [(Double, Double, [String])])
  func `finds small controls around them`(x: Double, y: Double, expected: [String]) {
    let stage = TouchStage { journal in
      button("A", journal, 20, 20).at(100, 100)
      button("B", journal, 20, 20).at(140, 100)
      button("C", journal, 60, 60).at(80, 140)
    }
    #expect(tapped(stage, x, y) == expected)
  }

  @Test func `does not find a covered control around it`() {
    let stage = TouchStage { journal in
      button("A", journal, 20, 20).at(100, 100)
      Color.black.opacity(0.5)
    }
    #expect(tapped(stage, 95, 95) == [])
    #expect(tapped(stage, 110, 110) == [])
  }

  @Test(
    arguments: [
      (149, 110, []), (151, 110, ["A"]), (249, 110, ["A"]), (251, 110, []),
    ] as [(Double, Double, [String])])
  func `ends at what is clipped`(x: Double, y: Double, expected: [String]) {
    let stage = TouchStage { journal in
      button("A", journal, 300, 100).frame(width: 100, height: 100).clipped().at(150, 50)
    }
    #expect(tapped(stage, x, y) == expected)
  }

  @Test(
    arguments: [
      (59, 70, []), (61, 61, ["A"]), (139, 99, ["A"]), (141, 99, []), (139, 103, []),
    ] as [(Double, Double, [String])])
  func `follows what is scaled`(x: Double, y: Double, expected: [String]) {
    let stage = TouchStage { journal in
      button("A", journal, 160, 80).scaleEffect(0.5).at(20, 40)
    }
    #expect(tapped(stage, x, y) == expected)
  }

  @Test func `goes through what is not to be hit`() {
    let stage = TouchStage { journal in
      button("below", journal, 150, 150)
      ZStack {
        button("above", journal, 150, 150)
        Color.red
      }
      .allowsHitTesting(false)
    }
    #expect(tapped(stage, 60, 60) == ["below"])
  }

  @Test func `ends at a disabled control`() {
    let stage = TouchStage { journal in
      button("below", journal, 150, 150)
      button("above", journal, 150, 150).disabled(false).disabled(true)
      button("beside", journal, 100, 100).at(200, 0)
    }
    #expect(tapped(stage, 60, 60) == [])
    #expect(tapped(stage, 250, 60) == ["beside"])
  }

  @Test(
    arguments: [
      ("0 down 1 50 50\n300 up 1 57 57", ["tap"]),
      ("0 down 1 50 50\n300 up 1 58 57", []),
      ("0 down 1 50 50\n50 move 1 70 50\n300 up 1 50 50", []),
      ("0 down 1 50 50\n10 down 2 300 50\n300 up 1 50 50\n300 up 2 300 50", []),
      ("0 down 2 300 50\n10 down 1 50 50\n300 up 1 50 50", []),
      ("0 down 1 50 50\n10 cancel 1", []),
      // A button inside keeps its touches.
      ("0 down 1 120 50\n300 up 1 120 50", ["button"]),
    ] as [(String, [String])])
  func `is a tap if it is alone and hardly moves`(script: String, expected: [String]) {
    let stage = TouchStage { journal in
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100)
        button("button", journal, 50, 100)
        Spacer()
      }
      .onTapGesture { journal("tap") }
    }
    #expect(stage.play(script) == expected)
  }

  @Test func `is no tap where a ghost lifts`() {
    let stage = TouchStage { journal in
      Color.red.frame(width: 100, height: 100).onTapGesture { journal("tap") }
    }
    stage.touch(1, .began, CGPoint(x: 50, y: 50))
    stage.pass(toMilliseconds: 10_000)
    stage.touch(1, .ended, CGPoint(x: 50, y: 50), isGhost: true)
    #expect(stage.journal.take() == [])
  }

  @Test(
    arguments: [
      // A circle in 100 by 100 at 0, 0; only its outline is drawn.
      (50, 50, ["circle"]), (20, 20, ["circle"]), (10, 10, []),
      // A ring at 200, 0 that is filled by turns: a hole of 50 by 50 in the middle.
      (210, 10, ["ring"]), (250, 50, ["below"]),
      // A line across, 10 points thick, that is drawn over a button.
      (250, 154, ["button"]), (250, 156, []), (250, 164, []), (250, 166, ["button"]),
    ] as [(Double, Double, [String])])
  func `finds outlines`(x: Double, y: Double, expected: [String]) {
    let stage = TouchStage { journal in
      Circle().stroke(lineWidth: 1).frame(width: 100, height: 100)
        .contentShape(Circle())
        .onTapGesture { journal("circle") }
      Color.red.frame(width: 100, height: 100).onTapGesture { journal("below") }.at(200, 0)
      Color.clear.frame(width: 100, height: 100)
        .contentShape(Ring(), eoFill: true)
        .onTapGesture { journal("ring") }
        .at(200, 0)
      button("button", journal, 100, 60).at(200, 130)
      Bar().stroke(lineWidth: 10).frame(width: 100, height: 60).at(200, 130)
    }
    #expect(tapped(stage, x, y) == expected)
  }

  /// A rectangle in a rectangle.
  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 25, dy: 25))
      }
    }
  }

  /// A line in the middle.
  private struct Bar: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  @Test func `starts no swipe where that is said`() {
    let stage = TouchStage { _ in
      Color.red.frame(width: 50, height: 60).edgeSwipeExcluded().at(350, 20)
      ScrollView {
        Color.red.frame(width: 100, height: 400)
        Color.blue.frame(width: 100, height: 100).edgeSwipeExcluded()
      }
    }
    #expect(stage.graph.excludedAreas == [CGRect(x: 350, y: 20, width: 50, height: 60)])
    stage.play("0 down 1 50 150\n10 move 1 50 0\n900 up 1 50 0")
    #expect(
      stage.graph.excludedAreas == [
        CGRect(x: 350, y: 20, width: 50, height: 60), CGRect(x: 0, y: 268, width: 100, height: 32),
      ])
  }
}
