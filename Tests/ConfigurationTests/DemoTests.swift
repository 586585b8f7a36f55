import Foundation
import Testing

@testable import Configuration

@Suite struct `The demo` {
  private let reading: ConfigurationReading

  init() {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    reading = ConfigurationReader.read(
      file: repository.appendingPathComponent("config/kiosk.yaml").path)
  }

  @Test func `has nothing to complain about, and each of its pictures exists`() {
    #expect(reading.complaints == [])
    #expect(reading.pictures.count == 6)
    for picture in reading.pictures {
      switch picture.content {
      case .image(let path), .svg(let path):
        #expect(FileManager.default.fileExists(atPath: path))
      case .color, .view: Issue.record("the demo consists of pictures")
      }
    }
  }

  @Test func `leads to every screen and back by touch alone`() throws {
    let kiosk = try #require(reading.configuration)
    let root = try #require(kiosk.outputs[0].root)
    var reached: Set = [root]
    var waiting = [root]
    while let name = waiting.popLast() {
      let screen = try #require(kiosk.screen(named: name))
      for case .push(let destination) in screen.links.map(\.action)
      where reached.insert(destination).inserted {
        waiting.append(destination)
      }
      let leadsBack = screen.links.contains { $0.action == .pop || $0.action == .popToRoot }
      #expect(leadsBack == (name != root))
    }
    #expect(reached == Set(kiosk.screens.map(\.name)))
  }

  @Test func `is drawn without fonts`() throws {
    for case .svg(let path) in reading.pictures.map(\.content) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains("<text"))
      #expect(text.contains("viewBox=\"0 0 1920 1080\""))
    }
  }
}
