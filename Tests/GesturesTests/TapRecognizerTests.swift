import Geometry
import Gestures
import Testing

@Suite struct `A tap recognizer` {
  private let one = ContactID(rawValue: 1)
  private let two = ContactID(rawValue: 2)
  private let start = Point(x: 100, y: 100)
  private func recognizer() -> TapRecognizer<String> {
    TapRecognizer(
      scale: PointScale(size: PixelSize(width: 1000, height: 600), physicalSize: nil))
  }

  @Test func `recognizes a finger that lifts where it landed`() {
    var taps = recognizer()
    taps.began(one, at: start, on: "menu", isAlone: true)
    #expect(taps.pressed == "menu")
    taps.moved(one, to: Point(x: 106, y: 108))
    let tapped = taps.ended(one, at: start, on: "menu")
    #expect(tapped == "menu")
    #expect(taps.pressed == nil)
  }

  @Test(
    arguments: [
      ("strays too far", Point(x: 106, y: 108.1), "menu"),
      ("lifts elsewhere", Point(x: 100, y: 100), "help"),
      ("lifts on nothing", Point(x: 100, y: 100), nil),
    ] as [(String, Point, String?)])
  func `refuses a finger that`(why: String, strays: Point, end: String?) {
    var taps = recognizer()
    taps.began(one, at: start, on: "menu", isAlone: true)
    taps.moved(one, to: strays)
    let tapped = taps.ended(one, at: start, on: end)
    #expect(tapped == nil)
  }

  @Test func `refuses two fingers, whichever lifts first`() {
    var taps = recognizer()
    taps.began(one, at: start, on: "menu", isAlone: true)
    taps.began(two, at: start, on: "menu", isAlone: false)
    let first = taps.ended(one, at: start, on: "menu")
    let second = taps.ended(two, at: start, on: "menu")
    #expect(first == nil && second == nil)
  }

  @Test func `forgets a finger that was taken away`() {
    var taps = recognizer()
    taps.began(one, at: start, on: "menu", isAlone: true)
    taps.cancelled(one)
    let tapped = taps.ended(one, at: start, on: "menu")
    #expect(tapped == nil)
  }
}
