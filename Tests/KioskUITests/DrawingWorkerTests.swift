import Composition
import Configuration
import Geometry
import KioskRuntime
import LinuxIO
import Testing
import ViewDrawing
import Views

@testable import KioskUI

@Suite struct `The worker that draws screens` {
  @Test func `says once which pictures cannot be had, and draws what can`() throws {
    let link = try StageLink()
    let worker = try DrawingWorker(link: link, typesetter: PangoTypesetter())
    let missing = DisplayItem.picture(
      PictureContent(path: "/nowhere/map.png"), in: CGRect(x: 0, y: 0, width: 40, height: 30))
    for _ in 0..<2 {
      worker.request([
        DrawingRequest(
          id: .root, content: DisplayGroup(items: [missing, missing]),
          panel: StagePanel(
            Panel(size: PixelSize(width: 40, height: 30)), configuration: KioskConfiguration(),
            designSize: nil),
          generation: 1, former: nil)
      ])
      worker.waitForAnswers()
    }
    var problems: [String] = []
    var pictures = 0
    while let answer = link.answers.take() {
      switch answer {
      case .problem(let sentence): problems.append(sentence)
      case .picture: pictures += 1
      default: break
      }
    }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("/nowhere/map.png") ?? false)
    #expect(pictures == 2)
  }
}
