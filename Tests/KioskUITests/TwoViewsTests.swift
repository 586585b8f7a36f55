import Geometry
import KioskRuntime
import Testing
import TouchRecording

@testable import KioskUI

/// The program of the write-up, as it stands there.
private struct ContentView: View {
  var body: some View {
    ZStack {
      Color.blue.opacity(0.3)
      Text("First View").font(.largeTitle)
    }
    .ignoresSafeArea()
    .interactivePushDestination(destination: DestinationView())
  }
}

private struct DestinationView: View {
  var body: some View {
    ZStack {
      Color.green.opacity(0.3)
      Text("Second View").font(.largeTitle)
    }
    .ignoresSafeArea()
  }
}

@MainActor
@Suite struct `The two views of the write-up` {
  @Test(arguments: Rotation.allCases)
  func `are pushed and popped by swipes`(rotation: Rotation) async throws {
    let app = try AppHarness(ContentView())
    var replayed = try await app.replay(
      .pushAndPop(on: rotation), ["--rotation", "\(rotation.rawValue)"])
    replayed.size = rotation.logicalSize(ofPanel: replayed.size)
    #expect(replayed.status == .success)
    #expect(
      try replayed.navigation == [
        "willPush ContentView", "didPush ContentView DestinationView",
        "willPop ContentView DestinationView", "didPop ContentView",
      ])
  }

  @Test func `stand beside the screens of a configuration that names no root`() async throws {
    let app = try AppHarness(ContentView())
    let replayed = try await app.replay(
      .push, configuration: "screens: {map: {color: '#102030'}}")
    #expect(try replayed.navigation.last == "didPush ContentView DestinationView")
  }

  @Test func `have the colours of the write-up over white`() async throws {
    let app = try AppHarness(ContentView())
    let replayed = try await app.replay(.push)
    let first = try replayed.pixel(ofFrame: 0, x: 10, y: 10)
    let last = try replayed.pixel(ofFrame: -1, x: 10, y: 10)
    // Half a step lies between #b2d7ff and what is drawn.
    #expect(first == "#b3d7ff")
    #expect(last == "#c2eecd")
  }
}
