import Composition
import Geometry
import Testing

@testable import Configuration

@Suite struct `The configuration of a program with a root of its own` {
  private func kiosk(_ text: String, views: [String] = []) throws -> KioskConfiguration {
    let reading = read(text, views: views, isRootProvided: true)
    #expect(reading.complaints == [])
    return try #require(reading.configuration)
  }

  @Test(arguments: ["", "# nothing is said\n", "{}\n"])
  func `may say nothing, and is then that of no file at all`(text: String) throws {
    #expect(try kiosk(text) == KioskConfiguration())
    #expect(KioskConfiguration().outputs == [OutputConfiguration(root: nil)])
  }

  @Test func `may say only how the panel is driven`() throws {
    let kiosk = try kiosk("display: {rotation: 90}\ngesture: {velocityThreshold: 600}\n")
    #expect(kiosk.outputs[0].root == nil)
    #expect(kiosk.outputs[0].display.rotation == .quarter)
    #expect(kiosk.gesture.velocityThreshold == 600)
    #expect(try self.kiosk("outputs: [{display: {rotation: 90}}]").outputs == kiosk.outputs)
  }

  @Test func `may describe screens, to which nothing in it needs to lead`() throws {
    let kiosk = try kiosk("screens: {map: {color: '#000000'}, about: {color: '#ffffff'}}")
    #expect(kiosk.outputs[0].root == nil)
    #expect(kiosk.screens.map(\.name) == ["map", "about"])
  }

  @Test func `may name a root among pictures and views`() throws {
    let kiosk = try kiosk(
      "root: map\nscreens: {map: {color: '#000000', push: time}, time: {view: Clock}}",
      views: ["Clock"])
    #expect(kiosk.outputs[0].root == "map")
    #expect(kiosk.screens[1].content == .view(name: "Clock"))
  }

  @Test(arguments: [
    Row(
      "root: home\n",
      """
      1:7: root names the screen 'home', but there are no screens; describe it in 'screens', or \
      remove this line for the program's own
      """),
    Row(
      "root: hime\nscreens: {home: {color: '#000000'}}",
      "1:7: root names the screen 'hime', which does not exist; did you mean 'home'?"),
    Row(
      "screens: {}",
      """
      1:10: screens is an empty mapping; write at least one screen, as in 'home: {image: \
      home.png}'
      """),
    Row(
      "rot: home",
      "1:1: unknown key 'rot'; did you mean 'root'?"),
    Row(
      "screens: {time: {view: Clok}}",
      "1:24: screens.time.view names the unknown view 'Clok'; did you mean 'Clock'?"),
  ])
  func `is complained about where it means nothing`(row: Row) {
    #expect(
      complaints(about: row.text, views: ["Clock"], isRootProvided: true) == row.complaints)
  }

  @Test func `is a file, and no folder of pictures`() {
    let reading = ConfigurationReader.read(file: "/proc/self", isRootProvided: true)
    #expect(
      reading.complaints.map(\.description)
        == ["/proc/self: this is a folder; name a configuration file"])
  }
}
