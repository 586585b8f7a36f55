import Geometry
import Gestures
import Testing

struct PanStory: CustomTestStringConvertible {
  var testDescription: String
  var pan: Pan
  var words: String

  init(_ testDescription: String, _ pan: Pan, gives words: String) {
    self.testDescription = testDescription
    self.pan = pan
    self.words = words
  }
}

@Suite struct `A screen edge pan recognizer` {
  static let stories = [
    PanStory(
      "begins at the second move, once ten points inward", Pan().move(10, 990).move(20, 985),
      gives: "began"),
    PanStory(
      "has not begun a hair before ten points", Pan().move(10, 990).move(20, 985.1), gives: ""),
    PanStory(
      "begins at ten points that arithmetic makes a hair less",
      Pan().move(10, 990).move(20, 985.000000000001), gives: "began"),
    PanStory("does not begin with one move, however long", Pan().move(40, 500), gives: ""),
    PanStory(
      "begins with the second of two long moves", Pan().move(40, 700).move(80, 400), gives: "began"),
    PanStory(
      "reports each later move, and the lift alone in its frame",
      Pan().move(10, 985).move(20, 980).move(30, 970).up(40, 960), gives: "began changed ended"),
    PanStory(
      "fails when travel along the edge reaches ten points first",
      Pan().move(10, 990, 305).move(20, 986, 310), gives: "failed:direction"),
    PanStory(
      "fails when outward travel reaches ten points", Pan(down: 980).move(10, 990),
      gives: "failed:direction"),
    PanStory(
      "begins at a slope of exactly 1.2", Pan().move(10, 990, 300).move(20, 983, 310),
      gives: "began"),
    PanStory(
      "begins at a slope of 1.2 that arithmetic makes a hair less",
      Pan().move(10, 990, 300).move(20, 983.000000000001, 310), gives: "began"),
    PanStory(
      "fails when it is more along the edge than across it",
      Pan().move(10, 992, 300).move(20, 984, 309.9).move(30, 900), gives: "failed:direction"),
    PanStory(
      "judges a diagonal first move only at the second", Pan().move(10, 980, 320), gives: ""),
    PanStory(
      "asks the gate once", Pan(gate: false).move(10, 990).move(20, 980).move(30, 900).up(40, 900),
      gives: "failed:gate"),
    PanStory(
      "may begin exactly a second after touch-down", Pan().move(10, 990).move(1000, 980),
      gives: "began"),
    PanStory(
      "fails a second after touch-down", Pan().move(10, 990).move(1000.001, 980),
      gives: "failed:timeout"),
    PanStory(
      "fails after a second of silence, because no event will come", Pan().wait(1000),
      gives: "failed:timeout"),
    PanStory(
      "fails when it is lifted first", Pan().move(10, 990).up(20, 990), gives: "failed:lift"),
    PanStory(
      "does not count the lift's position as a move", Pan().move(10, 990).up(20, 900),
      gives: "failed:lift"),
    PanStory(
      "fails when a second finger lands", Pan().move(10, 990).otherFinger(15).move(20, 900),
      gives: "failed:secondContact"),
    PanStory(
      "ignores further fingers once it has begun",
      Pan().move(10, 990).move(20, 980).otherFinger(25).move(30, 900).up(40, 900),
      gives: "began changed ended"),
    PanStory("fails as a palm", Pan().lost(10, .palm), gives: "failed:palm"),
    PanStory("fails when it hovers", Pan().lost(10, .hover), gives: "failed:hover"),
    PanStory("fails on a sensor fault", Pan().lost(10, .sensorFault), gives: "failed:sensorFault"),
    PanStory("fails with its device", Pan().lost(10, .lost), gives: "failed:lost"),
    PanStory(
      "is cancelled by a loss once it has begun", Pan().move(10, 990).move(20, 980).lost(30, .lost),
      gives: "began cancelled"),
    PanStory(
      "is cancelled by the application once, and its lift says nothing",
      Pan().move(10, 990).move(20, 980).cancel(30).cancel(31).move(40, 900).up(50, 900),
      gives: "began cancelled"),
    PanStory(
      "cannot be cancelled before it has begun", Pan().cancel(10).up(20, 995), gives: "failed:lift"),
    PanStory(
      "works from the left edge", Pan(down: 3, from: .left).move(10, 10).move(20, 13),
      gives: "began"),
    PanStory(
      "goes outward again without ending",
      Pan().move(10, 900).move(20, 800).move(30, 990).move(40, 999), gives: "began changed changed"),
  ]

  @Test(arguments: stories)
  func `tells a swipe from everything else`(row: PanStory) {
    #expect(row.pan.words == row.words)
  }

  @Test func `counts translation from the end of the slop`() {
    let right = Pan(down: 995).move(10, 990).move(20, 980).said
    #expect(right.map(\.translation) == [-5])
    let left = Pan(down: 5, from: .left).move(10, 10).move(20, 25).said
    #expect(left.map(\.translation) == [10])
  }

  @Test func `mirrors`() {
    let moves: [(Double, Double, Double)] = [(10, 6, 1), (25, 13, 3), (33, 30, 3), (47, 80, 0)]
    var right = Pan(down: 996)
    var left = Pan(down: 4, from: .left)
    for (time, inward, y) in moves {
      right = right.move(time, 996 - inward, 300 + y)
      left = left.move(time, 4 + inward, 300 + y)
    }
    right = right.up(60, 996 - 85)
    left = left.up(60, 4 + 85)
    #expect(right.words == left.words)
    #expect(right.said.map(\.translation) == left.said.map { -$0.translation })
    #expect(right.said.map(\.velocity) == left.said.map { -$0.velocity })
  }

  @Test func `measures its ten points on each axis of its own`() {
    // 340 dpi across, 300 dpi down: still one glass.
    let size = PixelSize(width: 1000, height: 600)
    let millimetres = PhysicalSize(width: 1000 / 340 * 25.4, height: 600 / 300 * 25.4)
    let scale = PointScale(size: size, physicalSize: millimetres)
    var recognizer = ScreenEdgePanGestureRecognizer(scale: scale)
    let contact = ContactID(rawValue: 1)
    recognizer.landed(contact, at: Point(x: 1000, y: 300), from: .right, time: .zero)
    let near = recognizer.moved(contact, to: Point(x: 1000 - 21.2, y: 300), time: .zero)
    #expect(near == .none)
    let far = recognizer.moved(contact, to: Point(x: 1000 - 21.3, y: 300), time: .zero)
    #expect(far == .asksToBegin(.right))
  }
}
