import Testing
import Views

@MainActor
@Suite struct `A slider` {
  /// Of 228 points at 50, 100: its knob's middle goes from 64 to 264, two points a hundredth.
  struct Sliding: View {
    let journal: Journal
    var step: Double?
    @State private var value = 50.0

    var body: some View {
      slider.frame(width: 228).at(50, 100)
    }

    @ViewBuilder private var slider: some View {
      if let step {
        Slider(value: journaled, in: 0...100, step: step) { journal($0 ? "begin" : "end") }
      } else {
        Slider(value: journaled, in: 0...100) { journal($0 ? "begin" : "end") }
      }
    }

    private var journaled: Binding<Double> {
      Binding {
        value
      } set: {
        value = $0
        journal("\($0)")
      }
    }
  }

  @Test(
    arguments: [
      // Wherever on the track a finger lands, the knob goes there.
      ("0 down 1 84 116\n10 move 1 104 116\n20 up 1 104 200", ["begin", "10.0", "20.0", "end"]),
      ("0 down 1 64 116\n10 move 1 0 0\n20 up 1 400 0", ["begin", "0.0", "100.0", "end"]),
      // On the knob, the finger keeps its distance.
      ("0 down 1 170 116\n10 move 1 190 116\n20 up 1 190 116", ["begin", "60.0", "end"]),
      ("0 down 1 170 116\n20 up 1 170 116", ["begin", "end"]),
      // What a swipe takes has not happened.
      ("0 down 1 170 116\n10 move 1 190 116\n20 cancel 1", ["begin", "60.0", "50.0", "end"]),
      // Around the track, 44 points high.
      ("0 down 1 84 94.1\n20 up 1 84 94.1", ["begin", "10.0", "end"]),
      ("0 down 1 84 93\n20 up 1 84 93", []),
      // A second finger changes nothing.
      (
        "0 down 1 84 116\n10 down 2 264 116\n20 up 2 264 116\n30 up 1 84 116",
        ["begin", "10.0", "end"]
      ),
    ] as [(String, [String])])
  func `follows one finger`(script: String, expected: [String]) {
    #expect(TouchStage { Sliding(journal: $0) }.play(script) == expected)
  }

  @Test func `stops at its steps`() {
    let stage = TouchStage { Sliding(journal: $0, step: 25) }
    #expect(stage.play("0 down 1 84 116\n10 move 1 88 116") == ["begin", "0.0"])
    #expect(stage.play("20 move 1 90 116\n30 move 1 138 116") == ["25.0"])
    #expect(stage.play("40 move 1 263 116\n50 up 1 263 116") == ["100.0", "end"])
  }

  @Test func `begins at the right where lines run leftwards`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    // Leading is right: the slider's frame is 122...350, its middle goes from 336 down to 136.
    let stage = TouchStage(environment) { Sliding(journal: $0) }
    #expect(stage.play("0 down 1 316 116\n10 up 1 316 116") == ["begin", "10.0", "end"])
  }

  @Test(
    arguments: [
      // Goes across first.
      (
        "0 down 1 84 116\n10 move 1 89 118\n20 move 1 104 160\n30 up 1 104 160",
        ["begin", "12.5", "20.0", "end"], 0
      ),
      // Goes down first.
      ("0 down 1 84 116\n10 move 1 87 106\n20 move 1 104 86\n30 up 1 104 86", [], 20),
      ("0 down 1 84 116\n500 up 1 85 118", ["begin", "10.5", "end"], 0),
      ("0 down 1 84 116\n500 cancel 1", [], 0),
    ] as [(String, [String], Double)])
  func `shares fingers with a scroll view`(script: String, expected: [String], offset: Double) {
    let stage = TouchStage { journal in
      ScrollView {
        Sliding(journal: journal).padding(.trailing, 122)
        Color.red.frame(width: 400, height: 1000)
      }
    }
    #expect(stage.play(script) == expected)
    #expect(stage.offset == offset)
  }

  @Test func `stands between the labels of its ends`() {
    // Labels of 10 points, and 8 beside them: the knob's middle goes from 64 to 264.
    let stage = TouchStage { journal in
      let value = Binding {
        50.0
      } set: {
        journal("\($0)")
      }
      Slider(value: value, in: 0...100, step: 10) {
        Text("Light")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      } onEditingChanged: {
        journal($0 ? "begin" : "end")
      }
      .frame(width: 264).at(32, 100)
    }
    #expect(textContents(of: stage.display).flatMap(\.runs).map(\.string) == ["0", "9"])
    #expect(stage.play("0 down 1 86 116\n20 up 1 86 116") == ["begin", "10.0", "10.0", "end"])
  }

  @Test func `has a label that is not shown`() {
    let stage = TouchStage { journal in
      Slider(value: .constant(Float(0.5))) { Text("Light") }
      Slider(value: .constant(5.0), in: 0...10, step: 5) {
        Text("Light")
      } onEditingChanged: { isEditing in
        journal(isEditing ? "begin" : "end")
      }
    }
    #expect(textContents(of: stage.display).isEmpty)
    #expect(stage.play("0 down 1 86 16\n20 up 1 86 16") == ["begin", "end"])
  }

  @Test func `goes by steps with the arrows up and down`() {
    let stage = TouchStage { Sliding(journal: $0) }
    #expect(stage.press(.up) == nil)
    stage.press(.tab)
    #expect(stage.press(.up) == ["begin", "55.0", "end"])
    #expect(stage.press(.down) == ["begin", "50.0", "end"])
    let stepped = TouchStage { Sliding(journal: $0, step: 25) }
    stepped.press(.tab)
    #expect(stepped.press(.down) == ["begin", "25.0", "end"])
  }
}
