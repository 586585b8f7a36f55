import Geometry
import Gestures
import KioskRuntime
import Testing
import TouchRecording

/// Faults that streams of real panels have, sent by panels that do not exist: what becomes of a swipe.
@Suite struct `A panel at fault` {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let touches: TouchStreamBuilder
    /// Gestures and navigation, in their order.
    let story: String
    /// What becomes of a swipe back, three seconds later; nil where none can come.
    var next: String? = "began left, willPop, ended left, didPop"
  }

  /// One that makes each of its contacts anew with every report, 18 times a second, while they go inward
  /// from the edge.
  private static func tearing(fingers: Int) -> TouchStreamBuilder {
    var touches = TouchStreamBuilder()
    for report in 0..<60 {
      for slot in 0..<fingers {
        let place = (99.5 - Double(report) * 1.5, 20 + 10 * Double(slot))
        touches = touches.together { touches in
          report == 0
            ? touches.down(slot: slot, at: place)
            : touches.up(slot: slot).down(slot: slot, at: place)
        }
      }
      touches = touches.hold(1 / 18.0)
    }
    for slot in 0..<fingers { touches = touches.up(slot: slot) }
    return touches
  }

  /// A swipe from the right edge whose contact is gone for 40 ms when it has come to 70 % of the width.
  private static func droppingOut(after seconds: Double) -> TouchStreamBuilder {
    TouchStreamBuilder().down(at: (99.5, 50)).move(to: (70, 50), over: seconds).up().hold(0.04)
      .down(at: (70, 50)).move(to: (30, 50), over: seconds).up()
  }

  /// One that touches its own corner for a moment, 2.2 times a second, while a visitor swipes.
  private static var cornered: TouchStreamBuilder {
    var touches = TouchStreamBuilder(.pixels)
    for _ in 0..<5 { touches = touches.down(slot: 1, at: (100, 100)).up(slot: 1).hold(0.45) }
    touches = touches.down(at: (99.5, 50)).move(to: (70, 50), over: 0.2)
      .down(slot: 1, at: (100, 100)).up(slot: 1).move(to: (30, 50), over: 0.25).hold(0.2).up()
    for _ in 0..<5 { touches = touches.hold(0.45).down(slot: 1, at: (100, 100)).up(slot: 1) }
    return touches
  }

  private static func failed(_ reason: String, _ count: Int) -> String {
    Array(repeating: "failed right \(reason)", count: count).joined(separator: ", ")
  }

  private static let pushed = "began right, willPush, ended right, didPush"
  private static let cancelled = "began right, willPush, cancelled right, didCancelPush"

  static let rows = [
    Row(
      testDescription: "tears its one contact", touches: tearing(fingers: 1),
      story: failed("lift", 2)),
    Row(
      testDescription: "tears six contacts", touches: tearing(fingers: 6),
      story: failed("secondContact", 12)),
    Row(
      testDescription: "loses a flick for a moment", touches: droppingOut(after: 0.3), story: pushed
    ),
    Row(
      testDescription: "loses a slow finger for a moment", touches: droppingOut(after: 1.5),
      story: "began right, willPush, ended right, didCancelPush"),
    Row(
      testDescription: "touches its own corner", touches: cornered,
      story: failed("lift", 5)
        + ", began right, willPush, failed right secondContact, ended right, didPush, "
        + failed("lift", 5)),
    Row(
      testDescription:
        "says when it is pulled out that its key is up, and never that the contact is",
      touches: TouchStreamBuilder().down(at: (99.5, 50)).move(to: (30, 50), over: 0.3)
        .send(EventType.key, EventCode.touch, 0)
        .send(EventType.synchronization, EventCode.report, 1), story: cancelled, next: nil),
    Row(
      testDescription: "never says that a finger lifts",
      touches: TouchStreamBuilder(
        PanelModel(
          name: "never", style: .packets(ProtocolAStyle(release: .never)),
          x: AxisRange(minimum: 0, maximum: 1023), y: AxisRange(minimum: 0, maximum: 599))
      ).swipeFromRight().hold(3).swipeFromRight().hold(3), story: "\(cancelled), \(cancelled)",
      next: "began left, willPop, cancelled left, didCancelPop"),
  ]

  @Test(arguments: rows)
  func `makes no swipe that nobody has made, and keeps nobody from the next`(row: Row) throws {
    #expect(try ReplayedStream(row.touches.recording).story == row.story)
    guard let next = row.next else { return }
    let touches = row.touches.hold(3).swipeFromLeft()
    #expect(try ReplayedStream(touches.recording, depth: 2).story == "\(row.story), \(next)")
  }
}
