import Geometry
import Gestures
import Views

/// A screen of views, 400 by 300 points, and fingers upon it.
@MainActor
final class TouchStage {
  let graph = ViewGraph(size: CGSize(width: 400, height: 300), measuring: FixedMeasuring())
  let journal = Journal()
  private(set) var display = DisplayGroup(items: [])
  private var fingers: Set<Int> = []
  private(set) var time = Instant.zero

  init<Content: View>(@ViewBuilder _ content: (Journal) -> Content) {
    graph.setRoot(
      ZStack(alignment: .topLeading) {
        Color.clear
        content(journal)
      })
    graph.setVisible(true)
    update()
  }

  func update() { display = graph.update() }

  /// Lets what happens happen, one line a step, and answers what came of it:
  /// `120 down 1 30 40`: at 120 ms finger 1 lands at 30, 40; `move` and `up` go on from there,
  /// `cancel 1` takes the finger away; `200 wait` lets time pass.
  @discardableResult
  func play(_ script: String) -> [String] {
    for line in script.split(separator: "\n") {
      play(line.split(separator: " ").map(String.init))
    }
    return journal.take()
  }

  private func play(_ words: [String]) {
    let numbers = words.map { Double($0) ?? .nan }
    pass(to: Instant(nanoseconds: Int64(numbers[0] * 1e6)))
    if words[1] == "wait" { return }
    let finger = Int(numbers[2])
    let location = words.count > 4 ? CGPoint(x: numbers[3], y: numbers[4]) : .zero
    let phase: ViewTouch.Phase =
      switch words[1] {
      case "down": .began
      case "move": .moved
      case "up": .ended
      default: .cancelled
      }
    if phase == .began { fingers.insert(finger) }
    graph.handle(
      ViewTouch(
        contact: ContactID(rawValue: UInt64(finger)), phase: phase, location: location,
        isAlone: fingers.count == 1, time: time))
    if phase == .ended || phase == .cancelled { fingers.remove(finger) }
    update()
  }

  /// Presses a key.
  @discardableResult
  func press(_ key: ViewKey.Key) -> [String] {
    graph.handle(ViewKey(key, time: time))
    update()
    return journal.take()
  }

  /// Lets time pass, from deadline to deadline.
  func pass(to end: Instant) {
    while let deadline = graph.nextDeadline, deadline <= end {
      time = max(time, deadline)
      graph.advance(to: time)
      update()
    }
    time = end
  }
}
