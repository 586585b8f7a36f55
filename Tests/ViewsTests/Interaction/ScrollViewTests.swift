import Glibc
import Testing
import Views

@MainActor
@Suite struct `A scroll view` {
  /// Content of 1000 points in a window of 300; its places are drawn as exactly as they are known.
  private func makeStage(displayScale: Double = 1e12) -> TouchStage {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    return TouchStage(environment) { journal in
      ScrollView {
        Button {
          journal("A")
        } label: {
          Color.red.frame(width: 400, height: 60)
        }
        .buttonStyle(JournalStyle(name: "A", journal: journal))
        Color.blue.frame(width: 400, height: 932)
      }
    }
  }

  private static func drag(from start: Double, to end: Double, steps: Int = 10) -> String {
    (1...steps).map { step in
      let y = start + (end - start) * Double(step) / Double(steps)
      return "\(step * 10) move 1 200 \(y)"
    }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      ("10 move 1 200 191", 0),
      ("10 move 1 200 190", 0),
      ("10 move 1 200 150", 40),
      ("10 move 1 200 150\n20 move 1 200 170", 20),
      ("10 move 1 200 150\n20 move 1 500 -400", 590),
      ("10 move 1 220 185", 0),
      ("10 move 1 220 185\n20 move 1 220 180", 10),
    ] as [(String, Double)])
  func `follows a finger from ten points on`(moves: String, offset: Double) {
    let stage = makeStage()
    stage.play("0 down 1 200 200\n" + moves)
    #expect(abs(stage.offset - offset) < 1e-9)
  }

  @Test(
    arguments: [
      (310, -100), (210, 0), (-600, 790), (160, 30),
    ] as [(Double, Double)])
  func `resists beyond its ends`(y: Double, pull: Double) {
    let stage = makeStage()
    stage.play("0 down 1 200 200\n10 move 1 200 \(y)")
    let beyond = max(-pull, pull - 700, 0)
    let shown = (1 - 1 / (beyond * 0.55 / 300 + 1)) * 300
    let expected = pull < 0 ? -shown : min(pull, 700) + shown
    #expect(abs(stage.offset - expected) < 1e-9)
  }

  @Test(arguments: [10.0, 100, 250, 1000, 2000])
  func `runs on when it is let go, ever slower`(milliseconds: Double) {
    let stage = makeStage()
    stage.play("0 down 1 200 250\n\(Self.drag(from: 250, to: 150))\n100 up 1 200 150")
    #expect(abs(stage.offset - 90) < 1e-6)
    stage.play("\(100 + milliseconds) wait")
    // The frame in question comes when it is asked for, and not only with the next sixtieth.
    stage.graph.advance(to: stage.time)
    stage.update()
    let way = 1000 / (-1000 * log(0.998))
    let expected = 90 + way * (1 - pow(0.998, milliseconds))
    #expect(abs(stage.offset - expected) < 1e-6)
    stage.settle()
    #expect(abs(stage.offset - (90 + way)) <= 0.500001)
  }

  @Test(arguments: [50.0, 100, 200, 400, 800])
  func `bounces where it runs into its end`(milliseconds: Double) {
    let stage = makeStage()
    stage.play("0 down 1 200 290\n\(Self.drag(from: 290, to: -10))\n100 up 1 200 -10")
    #expect(abs(stage.offset - 290) < 1e-6)
    // It needs 410 points to the end at 3000 points a second.
    let decay = -1000 * log(0.998)
    let arrival = -log(1 - 410 * decay / 3000) / decay
    let speed = 3000 * exp(-decay * arrival)
    stage.play("\(100 + arrival * 1000 + milliseconds) wait")
    stage.graph.advance(to: stage.time)
    stage.update()
    let seconds = milliseconds / 1000
    let expected = 700 + speed * seconds * exp(-10 * seconds)
    #expect(abs(stage.offset - expected) < 1e-4)
    stage.settle()
    #expect(stage.offset == 700)
  }

  @Test func `returns from beyond its end`() {
    let stage = makeStage()
    stage.play("0 down 1 200 200\n10 move 1 200 310\n500 up 1 200 310")
    let start = stage.offset
    stage.pass(toMilliseconds: 600)
    stage.graph.advance(to: stage.time)
    stage.update()
    #expect(abs(stage.offset - start * 2 * exp(-1)) < 1e-6)
    stage.settle()
    #expect(stage.offset == 0)
    #expect(!stage.graph.isAnimating)
  }

  @Test func `is stopped by a finger, which presses nothing`() {
    let stage = makeStage()
    stage.play("0 down 1 200 250\n\(Self.drag(from: 250, to: 240, steps: 1))")
    stage.play("20 move 1 200 239\n30 move 1 200 230\n30 up 1 200 230")
    #expect(stage.graph.isAnimating)
    stage.pass(toMilliseconds: 60)
    let offset = stage.offset
    #expect(stage.play("60 down 2 200 20\n400 wait\n400 up 2 200 20") == [])
    #expect(stage.offset == offset)
    #expect(stage.play("3000 down 3 200 20\n3300 up 3 200 20") == ["A down", "A", "A up"])
  }

  @Test func `stays where it is when a swipe takes the finger`() {
    let stage = makeStage()
    stage.play("0 down 1 200 250\n\(Self.drag(from: 250, to: 150))\n100 cancel 1")
    #expect(abs(stage.offset - 90) < 1e-9)
    stage.settle()
    #expect(abs(stage.offset - 90) < 1e-9)
  }

  @Test(
    arguments: [
      // Looks pressed after 150 ms only.
      ("0 down 1 200 20\n149.9 wait", []),
      ("0 down 1 200 20\n150 wait", ["A down"]),
      ("0 down 1 200 20\n300 up 1 200 20", ["A down", "A", "A up"]),
      // A quick tap looks pressed from its lift on, for 100 ms.
      ("0 down 1 200 20\n50 up 1 200 25\n149.9 wait", ["A", "A down"]),
      ("0 down 1 200 20\n50 up 1 200 25\n150 wait", ["A", "A down", "A up"]),
      // A drag takes the press away, be it shown or not.
      ("0 down 1 200 20\n50 move 1 200 30\n60 up 1 200 30", []),
      ("0 down 1 200 20\n200 move 1 200 30\n260 up 1 200 20", ["A down", "A up"]),
      // A drag across does not scroll, so the button keeps the finger.
      ("0 down 1 200 20\n50 move 1 250 30\n300 up 1 250 30", ["A down", "A", "A up"]),
      ("0 down 1 200 20\n200 cancel 1", ["A down", "A up"]),
      // A second finger scrolls: the first one presses nothing any more.
      (
        "0 down 1 200 20\n200 down 2 200 200\n210 move 2 200 180\n220 up 1 200 20",
        ["A down", "A up"]
      ),
      ("0 down 1 200 200\n10 move 1 200 180\n20 down 2 200 20\n200 up 2 200 20", []),
    ] as [(String, [String])])
  func `shares fingers with what it shows`(script: String, expected: [String]) {
    #expect(makeStage().play(script) == expected)
  }

  @Test func `moves its content without drawing it anew`() {
    let stage = makeStage()
    let before = stage.display.leaves
    stage.play("0 down 1 200 250\n\(Self.drag(from: 250, to: 150))")
    #expect(stage.offset > 0)
    #expect(zip(before, stage.display.leaves).allSatisfy { $0 === $1 })
  }

  @Test func `puts its content on whole pixels`() {
    let stage = makeStage(displayScale: 1.5)
    stage.play("0 down 1 200 250\n10 move 1 200 229.9")
    #expect(abs(stage.offset - 10) < 1e-9)
    stage.play("20 move 1 200 229.6")
    #expect(abs(stage.offset - 16.0 / 1.5) < 1e-9)
  }

  @Test func `shows how far it is while it moves, and fades that away`() {
    let stage = makeStage()
    func indicators() -> Int { (stage.display.window?.items.count ?? 0) - 1 }
    #expect(indicators() == 0)
    stage.play("0 down 1 200 250\n10 move 1 200 150")
    #expect(indicators() == 1)
    stage.play("1000 wait")
    #expect(indicators() == 1)
    stage.play("1000 up 1 200 150\n1399 wait")
    #expect(indicators() == 1)
    #expect(!stage.graph.isAnimating)
    stage.play("1420 wait")
    #expect(stage.graph.isAnimating)
    stage.play("1700 wait")
    #expect(indicators() == 0)
    #expect(stage.graph.nextDeadline == nil)
  }

  @Test(
    arguments: [
      (.automatic, [.vertical, .horizontal], 1), (.visible, .vertical, 1), (.hidden, .vertical, 0),
      (.never, [.vertical, .horizontal], 0), (.hidden, .horizontal, 1),
    ] as [(ScrollIndicatorVisibility, Axis.Set, Int)])
  func `shows it or not, as is said around it`(
    visibility: ScrollIndicatorVisibility, axes: Axis.Set, count: Int
  ) {
    let stage = TouchStage { _ in
      ScrollView(.vertical) { Color.blue.frame(width: 400, height: 932) }
        .scrollIndicators(visibility, axes: axes)
    }
    stage.play("0 down 1 200 250\n10 move 1 200 150")
    #expect((stage.display.window?.items.count ?? 0) - 1 == count)
  }

  struct Growing: View {
    let isLong: Bool

    var body: some View {
      ScrollView { Color.red.frame(width: 400, height: isLong ? 1000 : 200) }
    }
  }

  @Test func `returns to its content when that becomes shorter`() {
    let stage = TouchStage { _ in Growing(isLong: true) }
    stage.play("0 down 1 200 250\n10 move 1 200 150\n900 up 1 200 150")
    stage.settle()
    #expect(stage.offset == 90)
    stage.show { _ in Growing(isLong: false) }
    stage.show { _ in Growing(isLong: true) }
    #expect(stage.offset == 0)
  }

  @Test func `leaves fingers alone where everything is seen`() {
    let stage = TouchStage { journal in
      ScrollView {
        Color.red.frame(width: 100, height: 100).onTapGesture { journal("A") }
      }
    }
    #expect(stage.play("0 down 1 50 50\n10 move 1 50 58\n20 up 1 50 58") == ["A"])
    stage.play("100 down 1 50 50\n110 move 1 50 80")
    #expect(stage.offset == 0)
    #expect(!stage.graph.isAnimating)
  }
}
