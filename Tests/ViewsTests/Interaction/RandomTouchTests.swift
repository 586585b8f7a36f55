import SeededRandom
import Testing
import Views

@MainActor
@Suite struct `Random touches` {
  private func makeStage() -> TouchStage {
    TouchStage { journal in
      HStack(spacing: 0) {
        ScrollView {
          ForEach(0..<10) { number in
            Button {
              journal("action")
            } label: {
              Color.red.frame(width: 200, height: 60)
            }
            .buttonStyle(JournalStyle(name: "button", journal: journal))
          }
        }
        VStack {
          Color.blue.frame(width: 200, height: 100).onTapGesture { journal("action") }
          Button {
            journal("action")
          } label: {
            Color.red.frame(width: 200, height: 60)
          }
          .buttonStyle(JournalStyle(name: "button", journal: journal))
        }
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `act at a lift only, and leave nothing pressed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = makeStage()
    var down: Set<Int> = []
    var (pressed, milliseconds) = (0, 0.0)
    func note(mayAct: Bool) {
      for entry in stage.journal.take() {
        switch entry {
        case "button down": pressed += 1
        case "button up": pressed -= 1
        default: #expect(mayAct, "seed \(seed)")
        }
      }
    }
    for _ in 0..<300 {
      milliseconds += Double.random(in: 0...60, using: &random)
      stage.pass(toMilliseconds: milliseconds)
      note(mayAct: false)
      let finger = Int.random(in: 0..<3, using: &random)
      let location = CGPoint(
        x: .random(in: -20...420, using: &random), y: .random(in: -20...320, using: &random))
      let phase: ViewTouch.Phase =
        if down.contains(finger) {
          [.moved, .moved, .moved, .ended, .cancelled].randomElement(using: &random) ?? .moved
        } else {
          .began
        }
      if phase == .began { down.insert(finger) }
      if phase == .ended || phase == .cancelled { down.remove(finger) }
      stage.touch(finger, phase, location)
      note(mayAct: phase == .ended)
    }
    for finger in down { stage.touch(finger, .cancelled, .zero) }
    note(mayAct: false)
    stage.settle()
    note(mayAct: false)
    #expect(pressed == 0, "seed \(seed)")
    #expect(stage.graph.nextDeadline == nil, "seed \(seed)")
    #expect(stage.offset >= 0 && stage.offset <= 372, "seed \(seed)")
  }
}
