import Testing

@testable import Views

@Suite struct `The damage between two display lists` {
  /// A filled rectangle; 0xRRGGBB.
  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32 = 0
  ) -> DisplayItem {
    .fill(
      Path { $0.addRect(CGRect(x: x, y: y, width: width, height: height)) },
      .color(ResolvedColor(hex: color)), isEvenOdd: false)
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static func group(
    _ items: [DisplayItem], at origin: CGPoint = .zero, _ effect: DisplayEffect = .none
  ) -> DisplayItem {
    .group(DisplayGroup(items: items, effect: effect), at: origin)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let old: [DisplayItem]
    let new: [DisplayItem]
    let damage: [CGRect]

    var testDescription: String { name }
  }

  private static let a = box(0, 0, 10, 10)
  private static let b = box(20, 0, 10, 10)
  private static let c = box(40, 0, 10, 10)
  private static let clip = DisplayEffect.clip(Path { $0.addRect(rect(0, 0, 5, 5)) })
  private static let shadow = DisplayEffect.shadow(
    Shadow(
      color: ResolvedColor(hex: 0), radius: 2, offset: CGPoint(x: 0, y: 10)))

  static let cases = [
    Case(name: "nothing where all is equal", old: [a, b], new: [a, b], damage: []),
    Case(name: "what came", old: [a, c], new: [a, b, c], damage: [rect(20, 0, 10, 10)]),
    Case(name: "what went", old: [a, b, c], new: [a, c], damage: [rect(20, 0, 10, 10)]),
    Case(
      name: "both places of what moved", old: [a, b], new: [a, c],
      damage: [rect(40, 0, 10, 10), rect(20, 0, 10, 10)]),
    Case(
      name: "what has another colour", old: [a, b], new: [a, box(20, 0, 10, 10, 0xFF)],
      damage: [rect(20, 0, 10, 10)]),
    Case(
      name: "both of two that changed places", old: [a, b], new: [b, a],
      damage: [rect(0, 0, 10, 10), rect(20, 0, 10, 10)]),
    Case(
      name: "what changed in a group, in the place of the group",
      old: [group([a, b], at: CGPoint(x: 100, y: 50))],
      new: [group([a, c], at: CGPoint(x: 100, y: 50))],
      damage: [rect(140, 50, 10, 10), rect(120, 50, 10, 10)]),
    Case(
      name: "all of a group that moved",
      old: [group([a, b], at: CGPoint(x: 0, y: 0))],
      new: [group([a, b], at: CGPoint(x: 0, y: 50))],
      damage: [rect(0, 50, 30, 10), rect(0, 0, 30, 10)]),
    Case(
      name: "all of a group that shows through in another degree",
      old: [group([a, b], .opacity(1))], new: [group([a, b], .opacity(0.5))],
      damage: [rect(0, 0, 30, 10)]),
    Case(
      name: "what is inside of a clip", old: [group([], clip)], new: [group([a], clip)],
      damage: [rect(0, 0, 5, 5)]),
    Case(
      name: "nothing for what is outside of a clip", old: [group([a, b], clip)],
      new: [group([a, c], clip)], damage: []),
    Case(
      name: "what is scaled, where it is drawn",
      old: [group([a], .scale(x: 2, y: 3, about: CGPoint(x: 10, y: 0)))],
      new: [group([a, b], .scale(x: 2, y: 3, about: CGPoint(x: 10, y: 0)))],
      damage: [rect(30, 0, 20, 30)]),
    Case(
      name: "a thing and its shadow", old: [group([a], shadow)], new: [group([], shadow)],
      // Three points for the blur and one for its rounding.
      damage: [rect(-4, 0, 18, 24)]),
    Case(
      name: "all of a group that is put together and has another extent",
      old: [group([a, b], .opacity(0.5))], new: [group([a, b, c], .opacity(0.5))],
      damage: [rect(0, 0, 50, 10)]),
    Case(
      name: "a change beside another that came earlier in the list",
      old: [group([a]), group([c])], new: [group([b]), a, group([c])],
      damage: [rect(20, 0, 10, 10), rect(0, 0, 10, 10)]),
    Case(
      name: "one rectangle for what lies close together",
      old: [], new: [box(0, 0, 10, 10), box(0, 10, 10, 10)], damage: [rect(0, 0, 10, 20)]),
    Case(
      name: "nothing for what covers nothing", old: [], new: [box(3, 3, 0, 10)], damage: []),
  ]

  @Test(arguments: cases)
  func `is`(_ row: Case) {
    let old = DisplayGroup(items: row.old)
    #expect(DisplayGroup(items: row.new).damage(since: old) == row.damage)
  }

  @Test func `is a few rectangles, however much has changed`() {
    let boxes = (0..<100).map { (index: Int) -> DisplayItem in
      let row = index * index % 37
      return Self.box(Double(index * 20), Double(row * 10), 5, 5)
    }
    let damage = DisplayGroup(items: boxes).damage(since: DisplayGroup(items: []))
    #expect(damage.count == 8)
    for box in boxes { #expect(damage.contains { $0.union(box.bounds) == $0 }) }
  }

  @Test func `is nothing without a look into what is the same object`() {
    let group = DisplayGroup(items: [Self.a])
    #expect(group.damage(since: group) == [])
  }
}
