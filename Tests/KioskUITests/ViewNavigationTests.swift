import Testing
import TouchRecording

@testable import KioskUI

private struct Rooms: View {
  var number = 1
  @Environment(\.navigator) private var navigator

  var body: some View {
    VStack(spacing: 0) {
      NavigationLink(destination: Rooms(number: number + 1)) { Color.green }
      Color.red.onTapGesture { navigator.popToRoot() }
    }
  }
}

private struct Hall: View {
  let isClosed: Bool

  var body: some View {
    Color.blue
      .interactivePushDestination(destination: Color.green)
      .interactivePushDisabled(isClosed)
  }
}

private struct Shelf: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.white
      Color.red.frame(width: 100).edgeSwipeExcluded()
    }
    .interactivePushDestination(destination: Color.green)
  }
}

@MainActor
@Suite struct `Views that navigate` {
  @Test func `push by links, each time a fresh screen, and pop to the root`() async throws {
    let app = try AppHarness(Rooms())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).tap((50, 25)).tap((50, 25)).tap((50, 75)))
    #expect(
      try replayed.navigation == [
        "willPush Rooms", "didPush Rooms Rooms-2", "willPush Rooms Rooms-2",
        "didPush Rooms Rooms-2 Rooms-3", "willPop Rooms Rooms-2 Rooms-3", "didPop Rooms",
      ])
    #expect(app.stage.screens.count == 1, "what was popped is let go")
  }

  @Test(arguments: [false, true])
  func `forbid swipes by a modifier`(isClosed: Bool) async throws {
    let app = try AppHarness(Hall(isClosed: isClosed))
    let navigation = try await app.replay(.push).navigation
    #expect(navigation.isEmpty == isClosed)
  }

  @Test func `keep swipes off a control at the edge`() async throws {
    let app = try AppHarness(Shelf())
    #expect(try await app.replay(.push).navigation == [])
  }

  @Test func `stand beside pictures where a configuration says so`() async throws {
    let app = try AppHarness(
      KioskScene { Text("not shown") }
        .view(named: "Hall") { Hall(isClosed: false) })
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).push().push(),
      configuration: """
        root: start
        screens:
          start: { color: "#ff0000", push: hall }
          hall: { view: Hall }
        """)
    let navigation = try replayed.navigation
    #expect(
      navigation == [
        "willPush start", "didPush start hall", "willPush start hall",
        "didPush start hall Color",
      ])
    #expect(try replayed.pixel(ofFrame: 0, x: 100, y: 100) == "#ff0000")
    #expect(try replayed.pixel(ofFrame: -1, x: 100, y: 100) == "#34c759")
  }
}
