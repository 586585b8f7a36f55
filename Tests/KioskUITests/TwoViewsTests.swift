import Foundation
import Geometry
import KioskRuntime
import LinuxIO
import Pictures
import TestFiles
import Testing
import TouchRecording
import Views

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
@Suite(.serialized) struct `The two views of the write-up` {
  /// A push by a swipe from the right edge, and a pop by one from the left.
  private static let swipes = TouchStreamBuilder(.common)
    .hold(0.3)
    .down(at: (99, 55)).move(to: (30, 60), over: 0.4).up()
    .hold(0.6)
    .down(at: (1, 50)).move(to: (70, 54), over: 0.4).up()
    .recording

  @Test func `stand beside the screens of a configuration that names no root`() async throws {
    let folder = try TemporaryFolder()
    let app = try AppHarness(KioskScene { ContentView() })
    let status = try await app.run([
      "replay", "--config", try folder.write("screens: {map: {color: '#102030'}}", to: "k.yaml"),
      "--touch", try folder.write(Self.swipes.text, to: "swipes.evemu"), "--size", "320x200",
      "--trace", folder.file("trace"),
    ])
    #expect(status == .success)
    let trace = try String(contentsOfFile: folder.file("trace"), encoding: .utf8)
    #expect(trace.contains(#""event":"didPush","stack":["ContentView","DestinationView"]}"#))
  }

  @Test func `are pushed and popped by swipes`() async throws {
    let folder = try TemporaryFolder()
    let app = try AppHarness(KioskScene { ContentView() })
    let stream = try folder.write(Self.swipes.text, to: "swipes.evemu")
    let status = try await app.run([
      "replay", "--touch", stream, "--size", "320x200", "--trace", folder.file("trace"),
      "--frames", folder.file("frames"),
    ])
    #expect(status == .success)
    let trace = try String(contentsOfFile: folder.file("trace"), encoding: .utf8)
    let navigation = trace.split(separator: "\n").filter { $0.contains("navigation") }
      .map { $0.drop { $0 != "k" } }
    #expect(
      navigation == [
        #"kind":"navigation","event":"willPush","stack":["ContentView"]}"#,
        #"kind":"navigation","event":"didPush","stack":["ContentView","DestinationView"]}"#,
        #"kind":"navigation","event":"willPop","stack":["ContentView","DestinationView"]}"#,
        #"kind":"navigation","event":"didPop","stack":["ContentView"]}"#,
      ])
  }
}
