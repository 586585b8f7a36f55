import Foundation
import Gestures
import Testing
import TouchRecording

/// The recordings of real panels beside the project, where they are found.
///
/// They are named by the environment variable `TOUCH_RECORDINGS` and are no part of the project.
enum RecordedPanels {
  static let folder: URL? = {
    guard let path = ProcessInfo.processInfo.environment["TOUCH_RECORDINGS"] else {
      print("TOUCH_RECORDINGS is not set: recordings of real panels are not tested")
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }()

  static func rows(of table: String) throws -> [[String: String]] {
    guard let folder else { return [] }
    let text = try String(contentsOf: folder.appendingPathComponent(table), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(zip(head, $0)) { first, _ in first } }
  }

  static func recording(_ path: String) throws -> EvemuRecording {
    let folder = try #require(folder)
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return try EvemuRecording(parsing: Array(data), file: path)
  }
}

@Suite(.enabled(if: RecordedPanels.folder != nil, "TOUCH_RECORDINGS is not set"))
struct `Recordings of real panels` {
  /// Descriptions that must not be used although some have positions: pens, and a mouse.
  private static func isRefused(_ file: String) -> Bool {
    file.contains("second-node") || file.contains("ilitektp-mouse")
      || file.hasPrefix("evd-egalax-0eef-0001")
  }

  @Test(arguments: [("devices", "DEVICES.tsv"), ("streams", "INDEX.tsv")])
  func `are judged as the table beside them says`(folder: String, table: String) throws {
    let rows = try RecordedPanels.rows(of: table)
    #expect(rows.count > 100)
    for row in rows {
      let file = try #require(row["file"])
      let recording = try RecordedPanels.recording("\(folder)/\(file)")
      let verdict = recording.description.verdict
      #expect((verdict.refusal != nil) == Self.isRefused(file), "\(file): \(verdict)")
      let axes = try #require(verdict.axes, "\(file)")
      switch try #require(row["protocol"]) {
      case "B":
        #expect(axes.contactProtocol == .slots(count: Int(row["slots"] ?? "") ?? 0), "\(file)")
      case "A":
        guard case .convertedSlots = axes.contactProtocol else {
          Issue.record("\(file) is protocol A")
          continue
        }
      default:
        guard case .single = axes.contactProtocol else {
          Issue.record("\(file) is single-touch")
          continue
        }
      }
      let range = (row["x"] ?? row["x-range"] ?? "").split(separator: " ").first
      #expect(range == "\(axes.x.minimum)..\(axes.x.maximum)", "\(file)")
    }
  }

  @Test func `are written as they were read`() throws {
    for row in try RecordedPanels.rows(of: "INDEX.tsv") {
      let file = try #require(row["file"])
      let recording = try RecordedPanels.recording("streams/\(file)")
      #expect(recording.events.count == Int(row["events"] ?? ""), "\(file)")
      #expect(try EvemuRecording(parsing: recording.text, file: file) == recording, "\(file)")
    }
  }
}
