import Foundation
import TestFiles
import Testing
import TouchRecording

@testable import KioskUI

private struct Cards: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<60) { index in
          Color(hue: Double(index) / 60, saturation: 1, brightness: 1).frame(height: 40)
        }
      }
    }
  }
}

private struct Ticker: View {
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 0.25)) { context in
      Color.red.padding(
        .leading, context.date.timeIntervalSince(KioskClock.replayStart) * 40)
    }
  }
}

@MainActor
@Suite struct `What moves by itself in a replay` {
  private static let flick = TouchStreamBuilder(.common).hold(0.2)
    .down(at: (50, 80)).move(to: (50, 40), over: 0.1).up()
    .hold(3).down(at: (50, 50)).hold(0.1).up()

  @Test func `moves by the recording's time, the same in each run`() async throws {
    var runs: [[Data]] = []
    for _ in 0..<3 {
      let replayed = try await AppHarness(Cards()).replay(Self.flick)
      runs.append(
        try replayed.frames.map {
          try Data(contentsOf: URL(fileURLWithPath: replayed.folder.file("frames/\($0)")))
        } + [Data(contentsOf: URL(fileURLWithPath: replayed.folder.file("trace")))])
    }
    #expect(runs[0].count > 20, "an inertial scroll is seen frame by frame")
    #expect(runs[1] == runs[0])
    #expect(runs[2] == runs[0])
  }

  @Test func `keeps the calendar's time of the replay`() async throws {
    let replayed = try await AppHarness(Ticker()).replay(
      TouchStreamBuilder(.common).hold(0.5).tap((50, 50)).tap((50, 50)))
    // A quarter of a second later, the red begins ten points further to the right.
    #expect(try replayed.pixel(ofFrame: 0, x: 5, y: 100) == "#ff3b30")
    #expect(try replayed.pixel(ofFrame: -1, x: 5, y: 100) == "#ffffff")
    #expect(try replayed.pixel(ofFrame: -1, x: 100, y: 100) == "#ff3b30")
  }
}
