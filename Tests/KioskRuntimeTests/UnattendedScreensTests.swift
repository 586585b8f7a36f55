import Configuration
import Geometry
import KioskRuntime
import Presence
import Testing

@Suite struct `A panel whose screens nobody leads` {
  @Test func `returns to its first screen in sight, and once`() throws {
    let stage = try IdleStage(IdleConfiguration(returnToRootAfter: 60))
    try stage.tap()
    #expect(stage.output.stackNames == ["red", "blue"])
    stage.display.clearLog()
    try stage.run(seconds: 3600)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "200 0 0")
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `returns to its first screen in the dark`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, returnToRootAfter: 120))
    try stage.tap()
    try stage.run(seconds: 100)
    #expect(stage.output.stackNames == ["red", "blue"])
    stage.display.clearLog()
    try stage.run(seconds: 100)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log == [])
    try stage.tap()
    #expect(stage.display.log == ["200 0 0"])
  }

  @Test func `shows its screens by itself and begins anew at the end, until a touch, which acts`()
    throws
  {
    let stage = try IdleStage(IdleConfiguration(attract: .init(after: 60, every: 10)))
    var stacks: [[String]] = []
    try stage.run(seconds: 60)
    for _ in 0..<4 {
      stacks.append(stage.output.stackNames)
      try stage.run(seconds: 10)
    }
    #expect(
      stacks == [
        ["red", "green"], ["red", "green", "blue"], ["red"], ["red", "green"],
      ])
    #expect(stage.output.sleep.isAttracting)
    try stage.run(seconds: 10)
    #expect(stage.output.stackNames == ["red"])
    try stage.tap()
    #expect(stage.output.stackNames == ["red", "blue"])
    #expect(!stage.output.sleep.isAttracting)
    try stage.run(seconds: 59)
    #expect(stage.output.stackNames == ["red", "blue"])
  }

  @Test func `goes dark on its first screen after it has shown others by itself`() throws {
    let stage = try IdleStage(
      IdleConfiguration(blankAfter: 65, attract: .init(after: 60, every: 10)))
    try stage.run(seconds: 62)
    #expect(stage.output.stackNames == ["red", "green"])
    try stage.run(seconds: 600)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "0 0 0")
    #expect(stage.output.wakeUp == nil)
  }
}
