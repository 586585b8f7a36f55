import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `A key` {
  struct Row: Sendable, CustomTestStringConvertible {
    var key: Key
    var depth: Int
    var leftToRight: String
    var rightToLeft: String

    var testDescription: String { "\(key), \(depth) on the stack" }
  }

  @Test(arguments: [
    Row(key: .right, depth: 1, leftToRight: "willPush[a] didPush[ab]", rightToLeft: ""),
    Row(
      key: .right, depth: 2, leftToRight: "willPush[ab] didPush[abc]",
      rightToLeft: "willPop[ab] didPop[a]"),
    Row(key: .left, depth: 1, leftToRight: "", rightToLeft: "willPush[a] didPush[ab]"),
    Row(
      key: .left, depth: 2, leftToRight: "willPop[ab] didPop[a]",
      rightToLeft: "willPush[ab] didPush[abc]"),
    Row(
      key: .escape, depth: 3, leftToRight: "willPop[abc] didPop[ab]",
      rightToLeft: "willPop[abc] didPop[ab]"),
    Row(key: .escape, depth: 1, leftToRight: "", rightToLeft: ""),
    Row(
      key: .home, depth: 3, leftToRight: "willPop[abc] didPop[a]",
      rightToLeft: "willPop[abc] didPop[a]"),
    Row(key: .home, depth: 1, leftToRight: "", rightToLeft: ""),
    // The last screen has no destination.
    Row(key: .right, depth: 4, leftToRight: "", rightToLeft: "willPop[abcd] didPop[abc]"),
  ])
  func `does what the swipe towards its side would`(row: Row) {
    for (direction, events) in [
      (LayoutDirection.leftToRight, row.leftToRight), (.rightToLeft, row.rightToLeft),
    ] {
      var settings = NavigationSettings()
      settings.layoutDirection = direction
      let stage = Stage(depth: row.depth, settings: settings)
      stage.press(row.key).wait(300)
      #expect(stage.diary.joined(separator: " ") == events)
      #expect(stage.content.isEmpty)
    }
  }

  @Test func `slides by time`() {
    let stage = Stage().press(.right)
    #expect(stage.wait(150).layers == "a-150 b500")
    #expect(stage.press(.left).wait(150).layers == "a-75 b750")
    #expect(stage.wait(150).layers == "a0")
  }

  @Test func `does nothing where the gate is closed`() {
    let stage = Stage(depth: 2)
    stage.controller.topScreen.allowsPush = false
    stage.controller.topScreen.allowsPop = false
    stage.press(.right).press(.left).press(.escape).press(.home)
    #expect(stage.diary.isEmpty && stage.stack == "ab")
  }

  @Test func `does nothing where the delegate refuses the swipe`() {
    final class Delegate: NavigationControllerDelegate {
      var asked: [ScreenEdge] = []
      func gestureRecognizerShouldBegin(_ edge: ScreenEdge) -> Bool {
        asked.append(edge)
        return false
      }
    }
    let delegate = Delegate()
    let stage = Stage(depth: 2)
    stage.controller.delegate = delegate
    stage.press(.right).press(.escape).press(.home)
    #expect(stage.stack == "ab")
    #expect(delegate.asked == [.right, .left, .left])
  }

  @Test func `is the content's where it does not navigate`() {
    let stage = Stage(depth: 2)
    for key in [Key.tab, .backTab, .enter, .space, .up, .down] { stage.press(key) }
    stage.press(.down, isRepeat: true)
    #expect(
      stage.content == [
        "tab on b", "backTab on b", "enter on b", "space on b", "up on b", "down on b",
        "down again on b",
      ])
    #expect(stage.diary.isEmpty)
  }

  @Test func `wins over a finger, whose drag goes back`() {
    let stage = Stage(depth: 2).dragPop(to: 0.3).press(.right)
    #expect(stage.gestures == ["began", "cancelled"])
    #expect(stage.wait(400).stack == "abc")
  }
}
