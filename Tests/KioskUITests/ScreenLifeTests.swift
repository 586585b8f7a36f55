import Testing
import TouchRecording

@testable import KioskUI

/// What happened to views, in order.
@MainActor
private final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

private struct Home: View {
  let diary: Diary

  var body: some View {
    Color.blue
      .onAppear { diary.note("home appears") }
      .onDisappear { diary.note("home disappears") }
      .interactivePushDestination(destination: Counter(diary: diary))
  }
}

private struct Counter: View {
  let diary: Diary
  @State private var count = 0

  var body: some View {
    diary.note("counter asked")
    return Color.green
      .onTapGesture { count += 1 }
      .onAppear { diary.note("counter appears with \(count)") }
      .onDisappear { diary.note("counter disappears") }
  }
}

/// Counts on the first screen, is told to by the second.
private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Color.blue.interactivePushDestination(
      destination: Counted(count: count) { count += 1 })
  }
}

private struct Counted: View {
  let count: Int
  let action: () -> Void

  var body: some View {
    Color.green.padding(.leading, Double(count) * 50).onTapGesture(perform: action)
  }
}

/// Goes dark when it is touched, and all that it leads to.
private struct Lamp: View {
  @State private var isDark = false

  var body: some View {
    Color.blue
      .onTapGesture { isDark = true }
      .interactivePushDestination(destination: Color.primary)
      .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

/// Changes its mind.
private struct Hasty: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Color.blue.onTapGesture {
      navigator.push(Color.green)
      navigator.pop()
    }
  }
}

@MainActor
@Suite struct `The life of a screen of views` {
  private let diary = Diary()

  @Test func `begins when a swipe reveals it, and not with a tap at the edge`() async throws {
    let app = try AppHarness(Home(diary: diary))
    _ = try await app.replay(TouchStreamBuilder(.common).hold(0.2).tap((99, 50)))
    #expect(diary.lines == ["home appears"])
  }

  @Test func `is over on the glass when the swipe is thought better of`() async throws {
    let app = try AppHarness(Home(diary: diary))
    _ = try await app.replay(TouchStreamBuilder(.common).hold(0.2).cancelledPush())
    #expect(
      diary.lines == [
        "home appears", "counter asked", "counter appears with 0", "counter disappears",
      ])
  }

  @Test func `keeps its state through a pop, as long as whoever names it is there`()
    async throws
  {
    let app = try AppHarness(Home(diary: diary))
    _ = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).push().tap((50, 50)).tap((50, 50)).pop().push())
    #expect(diary.lines.last { $0.hasPrefix("counter appears") } == "counter appears with 2")
    #expect(
      diary.lines.filter { !$0.contains("asked") } == [
        "home appears", "counter appears with 0", "home disappears", "home appears",
        "counter disappears", "counter appears with 2", "home disappears",
      ])
  }

  @Test func `follows the covered screen that gave it its values`() async throws {
    let app = try AppHarness(Tally())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).push().tap((50, 50)).tap((80, 80)))
    #expect(try replayed.pixel(ofFrame: -1, x: 75, y: 100) == "#ffffff")
    #expect(try replayed.pixel(ofFrame: -1, x: 150, y: 100) == "#34c759")
  }

  @Test func `is told what the views above the one that names it say by now`() async throws {
    let app = try AppHarness(Lamp())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).push().pop().tap((50, 50)).push())
    #expect(try replayed.pixel(ofFrame: -1, x: 100, y: 100) == "#ffffff")
  }

  @Test func `ends with a push that is taken back at once`() async throws {
    let app = try AppHarness(Hasty())
    let replayed = try await app.replay(
      TouchStreamBuilder(.common).hold(0.2).tap((50, 50)).tap((50, 50)).tap((50, 50)))
    #expect(try replayed.navigation.filter { $0.hasPrefix("didPop") }.count == 3)
    #expect(app.stage.screens.count == 1)
  }
}
