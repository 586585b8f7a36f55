import Geometry
import Gestures
import Views

/// A screen of views, 400 by 300 points, and fingers upon it.
@MainActor
final class TouchStage {
  let graph = ViewGraph(size: CGSize(width: 400, height: 300), measuring: FixedMeasuring())
  let journal = Journal()
  private(set) var display = DisplayGroup(items: [])
  private(set) var time = Instant.zero
  private let environment: EnvironmentValues
  private var fingers: Set<Int> = []

  /// Shows views, each in the upper left corner.
  init<Content: View>(
    _ environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: (Journal) -> Content
  ) {
    self.environment = environment
    graph.setVisible(true)
    show(content)
  }

  /// Shows views in new states.
  func show<Content: View>(@ViewBuilder _ content: (Journal) -> Content) {
    let views = content(journal)
    graph.setRoot(
      ZStack(alignment: .topLeading) {
        Color.clear
        views
      }, environment: environment)
    update()
  }

  func update() { display = graph.update() }

  /// Lets what happens happen, and answers what came of it.
  ///
  /// One line a step: `120 down 1 30 40` at 120 ms finger 1 lands at 30, 40; `move` and `up` follow
  /// it from there; `cancel 1` takes it away; `200 wait` lets time pass.
  @discardableResult
  func play(_ script: String) -> [String] {
    for line in script.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.map { Double($0) ?? 0 }
      pass(toMilliseconds: numbers[0])
      if words[1] == "wait" { continue }
      let location = words.count > 4 ? CGPoint(x: numbers[3], y: numbers[4]) : .zero
      touch(Int(numbers[2]), Self.phase(words[1]), location)
    }
    return journal.take()
  }

  private static func phase(_ word: Substring) -> ViewTouch.Phase {
    switch word {
    case "down": .began
    case "move": .moved
    case "up": .ended
    default: .cancelled
    }
  }

  /// Lets something happen to a finger now.
  ///
  /// - Parameter isGhost: Whether it has been taken for water on the glass.
  func touch(
    _ finger: Int, _ phase: ViewTouch.Phase, _ location: CGPoint, isGhost: Bool = false
  ) {
    if phase == .began { fingers.insert(finger) }
    graph.handle(
      ViewTouch(
        contact: ContactID(rawValue: UInt64(finger)), phase: phase, location: location,
        isAlone: fingers.count == 1 && !isGhost, time: time))
    if phase == .ended || phase == .cancelled { fingers.remove(finger) }
    update()
  }

  /// Presses a key now, and answers what came of it; nil where the views made no use of it.
  @discardableResult
  func press(_ key: ViewKey.Key, isRepeat: Bool = false) -> [String]? {
    let isUsed = graph.handle(ViewKey(key, isRepeat: isRepeat, time: time))
    update()
    return isUsed ? journal.take() : nil
  }

  /// Lets time pass, from deadline to deadline.
  func pass(toMilliseconds end: Double) {
    let end = Instant(nanoseconds: Int64((end * 1e6).rounded()))
    while let deadline = graph.nextDeadline, deadline <= end {
      time = max(time, deadline)
      graph.advance(to: time)
      update()
    }
    time = end
  }

  /// Lets time pass until nothing more happens by itself.
  func settle() {
    while let deadline = graph.nextDeadline {
      time = max(time, deadline)
      graph.advance(to: time)
      update()
    }
  }

  /// How far the first scroll view is scrolled, in points.
  var offset: CGFloat {
    guard let window = display.window, case .group(_, let origin) = window.items.first else {
      return .nan
    }
    return -origin.y
  }
}
