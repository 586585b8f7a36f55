import Configuration
import Geometry
import KioskRuntime
import Testing
import TouchRecording

@testable import KioskUI

/// A corner of the design that leads on.
private struct Poster: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        NavigationLink(destination: Color.green) { Color.red }.frame(width: 50, height: 50)
        Color.blue
      }
      .frame(height: 50)
      Color.blue
    }
  }
}

@MainActor
@Suite struct `The size that screens are designed for` {
  @Test(
    arguments: [
      // As large as the panel, larger, smaller; of another shape; standing.
      (320, 200, 1, 320, 200), (640, 400, 2, 320, 200), (160, 100, 0.5, 320, 200),
      (640, 500, 2, 320, 250), (200, 320, 1, 200, 320), (400, 1000, 2, 200, 500),
    ] as [(Int, Int, Double, Double, Double)])
  func `fills the panel`(width: Int, height: Int, scale: Double, across: Double, down: Double) {
    let panel = StagePanel(
      Panel(size: PixelSize(width: width, height: height)),
      configuration: KioskConfiguration(), designSize: CGSize(width: 320, height: 200))
    #expect(panel.scaleX == scale && panel.scaleY == scale)
    #expect(panel.size == CGSize(width: across, height: down))
  }

  @Test(arguments: [(nil, 0.5), ("display: { scale: 1 }", 1)] as [(String?, Double)])
  func `is what touches are understood by, unless a configuration says another`(
    configuration: String?, scale: Double
  ) async throws {
    let app = try AppHarness(KioskScene { Poster() }.designSize(width: 640, height: 400))
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).tap((80, 80)).tap((10, 18)), configuration: configuration)
    // 32 and 36 pixels from the corner: inside the link only where it is drawn in full size.
    #expect(try replayed.navigation.isEmpty == (scale == 0.5))
    #expect(try replayed.pixel(ofFrame: 0, x: 24, y: 24) == "#ff3b30")
    #expect(try (replayed.pixel(ofFrame: 0, x: 45, y: 45) == "#ff3b30") == (scale == 1))
  }
}
