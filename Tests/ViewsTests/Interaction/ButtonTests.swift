import Testing
import Views

@MainActor
@Suite struct `A button` {
  /// A of 100 by 60 points at 50, 50 and B beside it, 100 points on.
  private func makeStage() -> TouchStage {
    TouchStage { journal in
      Button {
        journal("A")
      } label: {
        Color.red.frame(width: 100, height: 60)
      }
      .buttonStyle(JournalStyle(name: "A", journal: journal))
      .at(50, 50)
      Button {
        journal("B")
      } label: {
        Color.red.frame(width: 100, height: 60)
      }
      .buttonStyle(JournalStyle(name: "B", journal: journal))
      .at(250, 50)
    }
  }

  @Test(arguments: [
    ("0 down 1 60 60\n300 up 1 70 70", ["A down", "A", "A up"]),
    ("0 down 1 60 60\n300 up 1 300 70", ["A down", "A up"]),
    ("0 down 1 60 60\n50 move 1 100 129\n300 up 1 100 129", ["A down", "A", "A up"]),
    (
      "0 down 1 60 60\n50 move 1 100 131\n90 move 1 100 120\n300 up 1 100 120",
      ["A down", "A up", "A down", "A", "A up"]
    ),
    ("0 down 1 60 60\n50 move 1 100 131\n300 up 1 100 131", ["A down", "A up"]),
    ("0 down 1 60 60\n50 cancel 1", ["A down", "A up"]),
    ("0 down 1 10 10\n50 up 1 60 60", []),
    (
      "0 down 1 60 60\n0 down 2 300 60\n300 up 1 60 60\n300 up 2 300 60",
      ["A down", "B down", "A", "A up", "B", "B up"]
    ),
    ("0 down 1 60 60\n0 down 2 70 60\n200 up 2 70 60\n300 up 1 60 60", ["A down", "A", "A up"]),
  ])
  func `is pressed by a finger that lifts on it`(script: String, expected: [String]) {
    #expect(makeStage().play(script) == expected)
  }

  @Test func `looks pressed for a tenth of a second at least`() {
    let stage = makeStage()
    #expect(stage.play("0 down 1 60 60\n30 up 1 60 60") == ["A down", "A"])
    #expect(stage.play("99.9 wait") == [])
    #expect(stage.play("100 wait") == ["A up"])
    #expect(stage.graph.nextDeadline == nil)
  }

  @Test func `is drawn anew alone`() {
    let stage = makeStage()
    let before = stage.display
    stage.play("0 down 1 60 60")
    let (old, new) = (before.leaves, stage.display.leaves)
    #expect(old.count == 3)
    #expect(new[0] === old[0])
    #expect(new[2] === old[2])
  }

  struct Fragile: View {
    let journal: Journal
    let state: State
    enum State { case enabled, disabled, gone }

    var body: some View {
      if state != .gone {
        Button {
          journal("A")
        } label: {
          Color.red.frame(width: 100, height: 60)
        }
        .buttonStyle(JournalStyle(name: "A", journal: journal))
        .disabled(state == .disabled)
      }
    }
  }

  @Test(arguments: [(.disabled, ["A up"]), (.gone, [])] as [(Fragile.State, [String])])
  func `forgets its finger when it cannot be pressed any more`(
    state: Fragile.State, expected: [String]
  ) {
    let stage = TouchStage { Fragile(journal: $0, state: .enabled) }
    #expect(stage.play("0 down 1 50 30") == ["A down"])
    stage.show { Fragile(journal: $0, state: state) }
    stage.show { Fragile(journal: $0, state: .enabled) }
    #expect(stage.play("200 up 1 50 30") == expected)
    #expect(stage.play("300 down 1 50 30\n500 up 1 50 30") == ["A down", "A", "A up"])
  }

  @Test func `is at rest when its screen leaves the glass`() {
    let stage = makeStage()
    stage.play("0 down 1 60 60")
    stage.graph.setVisible(false)
    stage.graph.setVisible(true)
    stage.update()
    #expect(stage.play("50 up 1 60 60") == ["A up"])
  }
}
