import Composition
import Foundation
import Geometry
import Gestures
import KioskRuntime
import Navigation
import TouchInput
import TouchRecording

/// A stream replayed on three screens, home, menu and detail, and its trace.
struct ReplayedStream {
  var trace: String
  var frames = 0
  /// The first byte of the uppermost picture of each frame.
  var shades: [UInt8] = []

  /// - Parameters:
  ///   - recording: The stream.
  ///   - size: The panel in pixels, before rotation.
  ///   - rotation: How far the picture is turned.
  ///   - depth: How many of the screens are on the stack.
  init(
    _ recording: EvemuRecording, size: PixelSize = PixelSize(width: 1024, height: 600),
    rotation: Rotation = .none, depth: Int = 1
  ) throws {
    let names = ["home", "menu", "detail"]
    let source = RecordingSource(names)
    try self.init(
      recording, of: source, stack: names.prefix(depth).compactMap { source.screen(named: $0) },
      size: size, rotation: rotation)
  }

  /// - Parameters:
  ///   - recording: The stream.
  ///   - source: The screens; not attached yet.
  ///   - stack: Those to start with; nil for the root.
  ///   - size: The panel in pixels, before rotation.
  ///   - rotation: How far the picture is turned.
  init(
    _ recording: EvemuRecording, of source: any ScreenSource, stack: [Screen]? = nil,
    size: PixelSize, rotation: Rotation = .none
  ) throws {
    let logical = rotation.logicalSize(ofPanel: size)
    let controller = InteractivePushNavigationController(
      rootScreen: source.root, screenSize: logical,
      scale: PointScale(size: logical, physicalSize: nil))
    controller.setStack(stack ?? [source.root], at: .zero)
    source.attach(to: controller, on: Panel(size: size, rotation: rotation))
    let trace = ReplayTrace()
    controller.addObserver(trace)
    let replay = try Replay(
      recording, controller: controller, source: source,
      mapping: TouchMapping(rotation: rotation, screenSize: logical), refreshRate: 60)
    var frames = 0
    var shades: [UInt8] = []
    replay.run { (frame: ReplayFrame) in
      frames += 1
      shades.append(frame.pictures.last?.bytes[0] ?? 0)
      trace.add(frame)
    }
    trace.finish()
    self.trace = String(decoding: trace.bytes, as: UTF8.self)
    self.frames = frames
    self.shades = shades
  }

  /// The events without times: `began right`, `willPush home`, and the frames' last layers.
  var story: String {
    let words = trace.split(separator: "\n").compactMap { line -> String? in
      if line.contains(#""kind":"gesture""#) {
        guard let state = value("state", in: line), state != "changed" else { return nil }
        return "\(state) \(value("edge", in: line) ?? "")"
          + (value("reason", in: line).map { " \($0)" } ?? "")
      }
      return value("event", in: line)
    }
    return words.joined(separator: ", ")
  }

  private func value(_ key: String, in line: Substring) -> String? {
    guard let start = line.range(of: "\"\(key)\":\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }
}

extension TouchStreamBuilder {
  /// A swipe from the right edge over 60 % of the screen.
  consuming func swipeFromRight(rate: Double = 120) -> TouchStreamBuilder {
    down(at: (99.5, 50)).move(to: (39, 51), over: 0.25, rate: rate).hold(0.2).up()
  }

  /// A swipe from the left edge over 60 % of the screen.
  consuming func swipeFromLeft(rate: Double = 120) -> TouchStreamBuilder {
    down(at: (0.5, 50)).move(to: (61, 51), over: 0.25, rate: rate).hold(0.2).up()
  }
}
