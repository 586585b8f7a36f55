import Composition
import Geometry
import Gestures
import Pictures
import SeededRandom
import TestFiles
import Testing
import ViewDrawing
import Views

/// What a program computes must not end it, whatever comes out of it.
@MainActor
@Suite struct `Views with impossible numbers` {
  private struct Screen: View {
    let views: AnyView

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear.overlay(views)
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><path d='M0 0h9v9z'/></svg>",
      to: "drawing.svg")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `are laid out, drawn, touched and changed`(seed: UInt64) {
    let raster = Raster(
      panel: PixelSize(width: 96, height: 64), rotation: seed % 2 == 0 ? .none : .half,
      scaleX: 0.5, scaleY: 0.5)
    let typesetter = PangoTypesetter()
    let canvas = Canvas(raster: raster, typesetter: typesetter) { _ in }
    let graph = ViewGraph(size: raster.size, measuring: typesetter)
    graph.setVisible(true)
    var views = HostileView(
      seed: seed, pictures: ["drawing.svg", "missing.png"].map(folder.file))
    var dice = SplitMix64(seed: seed)
    var time = Instant.zero
    graph.setRoot(Screen(views: views.view()))
    var group = graph.update()
    var picture = canvas.draw(group)
    for step in 0..<6 {
      if step == 3 { graph.setRoot(Screen(views: views.view())) }
      touch(graph, contact: ContactID(rawValue: UInt64(step)), from: &time, by: &dice)
      let next = graph.update()
      picture = canvas.draw(next, replacing: picture, damage: next.damage(since: group))
      group = next
    }
    // Whatever there is below, what comes last is seen.
    let corner = raster.rotation == .none ? 0 : picture.bytes.count - 4
    #expect(picture.bytes[corner..<corner + 3].elementsEqual([0, 0, 255]))
  }

  /// Drags a finger down from anywhere, presses any key, and lets a moment pass.
  private func touch(
    _ graph: ViewGraph, contact: ContactID, from time: inout Instant, by dice: inout SplitMix64
  ) {
    var location = CGPoint(
      x: .random(in: 0...192, using: &dice), y: .random(in: 0...128, using: &dice))
    let distance = Double.random(in: 0...40, using: &dice)
    for phase in [ViewTouch.Phase.began, .moved, .moved, .ended] {
      time = time.advanced(bySeconds: 0.02)
      graph.handle(
        ViewTouch(contact: contact, phase: phase, location: location, isAlone: true, time: time))
      location.y += distance
    }
    if let key = ViewKey.Key.allCases.randomElement(using: &dice) {
      _ = graph.handle(ViewKey(key, isRepeat: false, time: time))
    }
    time = time.advanced(bySeconds: 0.1)
    if let deadline = graph.nextDeadline, deadline <= time { graph.advance(to: time) }
  }
}
