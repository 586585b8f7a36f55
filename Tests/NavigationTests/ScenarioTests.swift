import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `The navigation controller` {
  @Test(arguments: Scenario.swipes + Scenario.cancellations + Scenario.concurrency)
  func `gives each story its right end`(scenario: Scenario) {
    let stage = Stage(depth: scenario.depth)
    scenario.play(stage)
    stage.wait(3000)
    #expect(stage.controller.isAtRest)
    #expect("\(stage.diary.joined(separator: " ")) = \(stage.layers)" == scenario.told)
  }

  @Test(arguments: Scenario.swipes + Scenario.cancellations)
  func `mirrors everything under right-to-left`(scenario: Scenario) {
    var settings = NavigationSettings()
    settings.layoutDirection = .rightToLeft
    let mirrored = MirroredStage(depth: scenario.depth, settings: settings)
    scenario.play(mirrored)
    mirrored.wait(3000)
    #expect("\(mirrored.diary.joined(separator: " ")) = \(mirrored.layers)" == scenario.told)
  }
}

extension Stage {
  /// A pop that is fast enough to run beside the last one's settle.
  @discardableResult
  func dragQuickPop() -> Stage {
    down(5).glide(to: 700, over: 60)
  }
}

/// A stage whose fingers and excluded areas are seen in a mirror.
final class MirroredStage: Stage {
  override func down(_ x: Double, _ y: Double = 300, finger: Int = 0) -> Stage {
    controller.topScreen.excludedAreas = controller.topScreen.excludedAreas.map {
      UnitRect(x: 1 - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
    return super.down(1000 - x, y, finger: finger)
  }

  override func move(
    _ x: Double, _ y: Double = 300, after delay: Double = 10, finger: Int = 0
  ) -> Stage {
    super.move(1000 - x, y, after: delay, finger: finger)
  }

  override func glide(to x: Double, over milliseconds: Double, finger: Int = 0) -> Stage {
    guard let start = position(of: finger) else { return self }
    let count = max(1, Int(milliseconds / 10))
    for step in 1...count {
      let from = 1000 - start.x
      _ = move(from + (x - from) * Double(step) / Double(count), start.y, finger: finger)
    }
    return self
  }
}
