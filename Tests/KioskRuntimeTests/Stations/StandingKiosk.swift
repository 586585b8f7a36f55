import Composition
import Configuration
import DisplayOutput
import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

extension Color {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let green = Color(red: 0, green: 255, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)
}

/// A kiosk that nobody runs: a test gives its stations their turns.
///
/// It has a red and a green screen, each of which pushes the blue one.
final class StandingKiosk {
  /// What its configuration says of outputs, in YAML.
  struct Outputs {
    var text: String

    static let one = Outputs(
      text: "  - {root: red, display: {mode: 320x200}, touch: {device: none-of-these}}")
    static let two = Outputs(
      text: """
          - {root: red, display: {mode: 320x200}, touch: {device: none-of-these}}
          - {root: green, display: {mode: 64x40}, touch: {device: none-of-these}}
        """)
    static let clones = Outputs(
      text: """
          - {clones: HDMI-A-1, display: {connector: HDMI-A-2}}
          - {root: red, display: {connector: HDMI-A-1, mode: 320x200}, touch: {device: none-of-these}}
          - {clones: HDMI-A-1, display: {connector: HDMI-A-3, mode: 400x260}}
        """)
  }

  let folder: TemporaryFolder
  let kiosk: Kiosk
  var stations: [Station] { kiosk.stations }
  private let logFile: FileDescriptor

  /// Starts it; the first screens are shown.
  init(_ outputs: Outputs, idle: String = "{}", duration: Double = 0) throws {
    folder = try TemporaryFolder()
    logFile = try FileDescriptor.creating(folder.file("log"))
    try Self.configure(outputs, idle: idle, duration: duration, in: folder)
    kiosk = try Kiosk(
      KioskOptions(source: .file(folder.file("kiosk.yaml")), display: .headless),
      of: .kioskNavigator, log: Log(descriptor: logFile.rawValue, hasPriorities: false))
    for station in stations { try station.open(at: MonotonicClock.now) }
    turn()
  }

  deinit {
    // A kiosk that does not run is never closed.
    kiosk.loop.removeAll()
  }

  private static func configure(
    _ outputs: Outputs, idle: String = "{}", duration: Double = 0, in folder: TemporaryFolder
  ) throws {
    try folder.write(
      """
      screens:
        red: {color: '#ff0000', background: '#ff0000', push: blue}
        green: {color: '#00ff00', background: '#00ff00', push: blue}
        blue: {color: '#0000ff', background: '#0000ff'}
      transition: {duration: \(duration)}
      idle: \(idle)
      outputs:
      \(outputs.text)
      """, to: "kiosk.yaml")
  }

  /// Has it read its configuration again, which has other outputs.
  func reload(_ outputs: Outputs) throws {
    try Self.configure(outputs, in: folder)
    try kiosk.reload(at: MonotonicClock.now)
    turn()
  }

  /// Gives every station its turn until nothing is left to do.
  func turn() {
    for station in stations { station.screens?.finish(at: MonotonicClock.now) }
    for round in 0..<5 {
      // Each a few frames after the one before.
      let later = MonotonicClock.now.advanced(bySeconds: 1 + Double(round) / 10)
      for station in stations { station.output?.picturesChanged() }
      for station in stations where station.original == nil {
        station.turn(at: later, mayProbe: true)
      }
      for station in stations where station.original != nil {
        station.turn(at: later, mayProbe: true)
      }
    }
  }

  /// Gives a station another display.
  func put(_ display: PoweredDisplay, into station: Station) throws {
    station.closeDisplay(at: MonotonicClock.now)
    if let original = station.original {
      let mirror = Mirror(display: display)
      original.output?.add(mirror)
      station.mirrored = original.output
      station.mirror = mirror
      return
    }
    station.output = Output(
      display: display, source: try #require(station.screens),
      configuration: station.configuration, sleep: station.sleep)
  }

  /// The display that a station has opened.
  func display(of station: Station) -> HeadlessDisplay? {
    station.presenter?.display as? HeadlessDisplay
  }

  /// The pixel in the middle of a station's display.
  func color(of station: Station) -> Color? {
    guard let picture = display(of: station)?.frontPicture else { return nil }
    let start = picture.size.height / 2 * picture.stride + picture.size.width / 2 * 4
    let bytes = picture.bytes
    return Color(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
  }

  /// The pixels in the middle of all displays.
  var colors: [Color?] { stations.map(color) }

  /// What it has logged.
  var log: String {
    get throws { try folder.text("log") }
  }
}
