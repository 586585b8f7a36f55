import Testing
import TouchRecording

@testable import KioskUI

private struct First: View {
  var body: some View { Color.blue.interactivePushDestination(destination: Color.green) }
}

@MainActor
@Suite struct `Second ways through screens of views` {
  private static let affordances = "accessibility: { affordances: true }"

  @Test func `are buttons at the edges, where the configuration wants them`() async throws {
    let app = try AppHarness(First())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).tap((95, 50)).tap((5, 50)),
      configuration: Self.affordances)
    let navigation = try replayed.navigation
    #expect(
      navigation == [
        "willPush First", "didPush First Color", "willPop First Color", "didPop First",
      ])
    // Where the root shows a way forward, and none back.
    #expect(try replayed.pixel(ofFrame: 0, x: 300, y: 85) != "#007aff")
    #expect(try replayed.pixel(ofFrame: 0, x: 20, y: 85) == "#007aff")
  }

  @Test func `leave swipes that start on them alone`() async throws {
    let app = try AppHarness(First())
    let replayed = try await app.replay(.push, configuration: Self.affordances)
    #expect(try replayed.navigation == ["willPush First", "didPush First Color"])
  }

  @Test func `are no buttons where nothing is said`() async throws {
    let app = try AppHarness(First())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).tap((95, 50)))
    #expect(try replayed.navigation == [])
    #expect(try replayed.pixel(ofFrame: 0, x: 300, y: 85) == "#007aff")
  }
}
