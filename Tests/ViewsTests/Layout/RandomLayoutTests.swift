import SeededRandom
import Testing
import Views

/// What holds for stacks of whatever views, in whatever room.
///
/// A seed that fails is the test's argument.
@MainActor
@Suite struct `Stacks of any views` {
  nonisolated static let seeds: Range<UInt64> = 0..<100

  struct Screen: View {
    let layout: RandomLayout
    let offers: Offers
    let width: CGFloat
    var isFixed = false

    var body: some View {
      if isFixed {
        layout.view(offers).fixedSize().frame(width: width)
      } else {
        layout.view(offers).frame(width: width)
      }
    }
  }

  private func makeGraph(_ screen: Screen) -> ViewGraph {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200), measuring: FixedMeasuring())
    graph.setRoot(screen)
    return graph
  }

  @Test(arguments: seeds)
  func `offer no negative lengths`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let offers = Offers()
    let layout = RandomLayout(depth: 3, using: &dice)
    for width in [0.0, 20, 300] {
      _ = makeGraph(Screen(layout: layout, offers: offers, width: width)).update()
      _ = makeGraph(Screen(layout: layout, offers: offers, width: width, isFixed: true)).update()
    }
    #expect(offers.notes.impossible == [])
    #expect(offers.notes.count > 0)
  }

  @Test(arguments: seeds)
  func `put their children end to end, and are as long as these`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let layout = RandomLayout(depth: 3, using: &dice)
    let width = CGFloat(Int.random(in: 0...300, using: &dice))
    let display = makeGraph(Screen(layout: layout, offers: Offers(), width: width)).update()
    let frames = Dictionary(uniqueKeysWithValues: Mark.places(in: display))
    for stack in layout.stacks {
      var end = frames[stack.name]?.start(along: stack.axis) ?? .nan
      for (index, child) in stack.children.enumerated() {
        if index > 0 {
          let isBesideSpacer = child.isSpacer || stack.children[index - 1].isSpacer
          end += stack.spacing ?? (isBesideSpacer ? 0 : 8)
        }
        let frame = frames[child.name]
        #expect(isClose(frame?.start(along: stack.axis), end), "\(child.name)")
        end = frame?.end(along: stack.axis) ?? .nan
        let across: Axis = stack.axis == .horizontal ? .vertical : .horizontal
        #expect(frame?.size[across] ?? .nan <= frames[stack.name]?.size[across] ?? .nan)
      }
      #expect(isClose(frames[stack.name]?.end(along: stack.axis), end), "\(stack.name)")
    }
  }

  private func isClose(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    one.map { abs($0 - other) < 1e-6 } ?? false
  }

  @Test(arguments: seeds)
  func `look the same again after they have been laid out otherwise`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let layout = RandomLayout(depth: 3, using: &dice)
    let offers = Offers()
    let graph = makeGraph(Screen(layout: layout, offers: offers, width: 250))
    let first = Mark.frames(in: graph.update())
    graph.setRoot(Screen(layout: layout, offers: offers, width: 40))
    #expect(
      Mark.frames(in: graph.update())
        == Mark.frames(
          in: makeGraph(Screen(layout: layout, offers: offers, width: 40)).update()))
    graph.setRoot(Screen(layout: layout, offers: offers, width: 250))
    #expect(Mark.frames(in: graph.update()) == first)
  }
}

extension CGRect {
  fileprivate func start(along axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  fileprivate func end(along axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
