import Observation
import Testing
import Views

@MainActor
@Suite struct `Keys` {
  private func makeStage() -> TouchStage {
    TouchStage { journal in
      HStack {
        ForEach(["A", "B", "C", "D"], id: \.self) { name in
          Button {
            journal(name)
          } label: {
            Color.red.frame(width: 50, height: 50)
          }
          .disabled(name == "B")
        }
      }
    }
  }

  @Test(
    arguments: [
      ([ViewKey.Key.tab], "A"), ([.tab, .tab], "C"), ([.tab, .tab, .tab], "D"),
      ([.tab, .tab, .tab, .tab], "A"), ([.backTab], "D"), ([.tab, .backTab], "D"),
      ([.tab, .tab, .backTab], "A"),
    ] as [([ViewKey.Key], String)])
  func `walk from control to control`(keys: [ViewKey.Key], pressed: String) {
    let stage = makeStage()
    for key in keys { #expect(stage.press(key) == []) }
    #expect(stage.press(.enter) == [pressed])
    #expect(stage.press(.space) == [pressed])
    #expect(stage.press(.enter, isRepeat: true) == [])
  }

  @Test func `mark the control that they press, until the next touch`() {
    let stage = makeStage()
    #expect(!stage.display.hasLines)
    stage.press(.tab)
    #expect(stage.display.hasLines)
    stage.play("0 down 1 350 250")
    #expect(!stage.display.hasLines)
    #expect(stage.press(.enter) == nil)
  }

  @Observable final class Model {
    var count = 0
  }

  struct Counter: View {
    let model: Model

    var body: some View {
      let count = model.count
      Button {
        model.count = count + 1
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
    }
  }

  @Test func `mark a control whose view changes at the same moment`() {
    let model = Model()
    let stage = TouchStage { _ in Counter(model: model) }
    model.count = 1
    stage.press(.tab)
    #expect(stage.display.hasLines)
  }

  @Test func `mark the control without drawing the others anew`() {
    let stage = makeStage()
    let before = stage.display.leaves
    stage.press(.tab)
    #expect(zip(before, stage.display.leaves).allSatisfy { $0 === $1 })
  }

  @Test func `leave a control that is disabled`() {
    struct Fragile: View {
      let journal: Journal
      @State private var isBroken = false

      var body: some View {
        Button {
          journal("A")
          isBroken = true
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
        .disabled(isBroken)
      }
    }
    let stage = TouchStage { Fragile(journal: $0) }
    stage.press(.tab)
    #expect(stage.press(.enter) == ["A"])
    #expect(!stage.display.hasLines)
    #expect(stage.press(.enter) == nil)
    #expect(stage.press(.tab) == nil)
  }

  @Test func `show a pressed button for a moment`() {
    let stage = TouchStage { journal in
      Button {
        journal("A")
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
      .buttonStyle(JournalStyle(name: "A", journal: journal))
    }
    stage.press(.tab)
    #expect(stage.press(.enter) == ["A", "A down"])
    #expect(stage.play("99 wait") == [])
    #expect(stage.play("100 wait") == ["A up"])
  }

  /// Five buttons of 100 points, 8 points apart, in a window of 300.
  private func makeList(scaleY: Double = 1) -> TouchStage {
    TouchStage { journal in
      ScrollView {
        ForEach(0..<5) { number in
          Button {
            journal("\(number)")
          } label: {
            Color.red.frame(width: 200, height: 100)
          }
        }
      }
      .scaleEffect(y: scaleY)
    }
  }

  @Test(
    arguments: [
      ([ViewKey.Key.tab], 0), ([.tab, .tab], 0), ([.tab, .tab, .tab], 32),
      ([.backTab], 232), ([.backTab, .backTab], 232), ([.backTab, .tab], 0),
      ([.down], 60), ([.down, .down], 120), ([.down, .down, .up], 60), ([.space], 232),
      ([.down, .down, .down, .down, .down], 232), ([.up], 0),
    ] as [([ViewKey.Key], Double)])
  func `scroll to where the control is seen`(keys: [ViewKey.Key], offset: Double) {
    let stage = makeList()
    for key in keys {
      #expect(stage.press(key) != nil)
      stage.settle()
    }
    #expect(stage.offset == offset)
    #expect(!stage.graph.isAnimating)
  }

  @Test func `scroll to where the control is seen in a list that stands on its head`() {
    let stage = makeList(scaleY: -1)
    for _ in 0..<3 { stage.press(.tab) }
    stage.settle()
    #expect(stage.offset == 32)
  }

  @Test func `add up while it scrolls`() {
    let stage = makeList()
    for _ in 0..<3 { stage.press(.down) }
    stage.settle()
    #expect(stage.offset == 180)
  }

  @Test func `do not let it travel where motion is to be reduced`() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let stage = TouchStage(environment) { _ in
      ScrollView { Color.red.frame(width: 200, height: 1000) }
    }
    stage.press(.down)
    #expect(stage.offset == 60)
  }

  @Test func `are left to others where nothing can be pressed or scrolled`() {
    let stage = TouchStage { _ in Color.red }
    for key in ViewKey.Key.allCases { #expect(stage.press(key) == nil) }
  }
}
