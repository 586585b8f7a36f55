import Geometry
import Testing

@testable import Configuration

private let folders = [
  "/etc/tour": ["10.png", "2.JPG", "1.svg", ".hidden.png", "notes.txt", "Thumbs.db", "png"],
  "/etc/empty": ["readme.md"],
]

@Suite struct `A folder of pictures` {
  @Test func `becomes a row of screens in which each pushes the next`() throws {
    let reading = read(
      """
      root: tour
      screens:
        tour: {folder: tour, push: end, fit: cover}
        end: {color: '#000000', push: tour, links: [{area: [0, 0, 1, 1], push: tour/2}]}
      """, folders: folders)
    #expect(reading.complaints == [])
    let kiosk = try #require(reading.configuration)
    #expect(kiosk.screens.map(\.name) == ["tour/1", "tour/2", "tour/3", "end"])
    #expect(kiosk.screens.map(\.push) == ["tour/2", "tour/3", "end", "tour/1"])
    #expect(
      kiosk.screens.prefix(3).map(\.content) == [
        .svg(path: "/etc/tour/1.svg"), .image(path: "/etc/tour/2.JPG"),
        .image(path: "/etc/tour/10.png"),
      ])
    #expect(kiosk.screens.map(\.fit) == [.cover, .cover, .cover, .contain])
    #expect(kiosk.screens[3].links.map(\.action) == [.push("tour/2")])
    #expect(kiosk.outputs[0].root == "tour/1")
    #expect(kiosk.screen(named: "tour")?.name == "tour/1")
    #expect(kiosk.screen(named: "tour/3")?.name == "tour/3")
    #expect(kiosk.screen(named: "tou") == nil)
    #expect(reading.pictures.map(\.screen) == ["tour/1", "tour/2", "tour/3"])
  }

  @Test func `is led to where one of its pictures is`() {
    let reading = read(
      """
      root: a
      screens:
        a: {color: '#000000', push: tour/3}
        tour: {folder: tour}
        other: {folder: tour}
      """, folders: folders)
    #expect(
      reading.complaints.map(\.description) == [
        "/etc/kiosk.yaml:5:3: warning: nothing leads to the screen 'other'; "
          + "push it from another one, or remove it"
      ])
  }

  @Test func `is complained about where it is named when it holds none`() {
    let reading = read(
      "root: a\nscreens:\n  a: {folder: empty}\n  b: {folder: gone}\n", folders: folders)
    #expect(
      reading.complaints.map(\.description) == [
        "/etc/kiosk.yaml:3:15: screens.a.folder: /etc/empty holds no pictures; "
          + "put PNG, JPEG or SVG files into it",
        "/etc/kiosk.yaml:4:15: screens.b.folder: could not list the folder /etc/gone: "
          + "No such file or directory (ENOENT); check the path and its permissions",
      ])
  }

  @Test func `is a kiosk without any configuration`() throws {
    let reading = FolderConfiguration.read(
      folder: "/etc/tour", folders: PictureFolder(base: ".") { .success(folders[$0] ?? []) })
    let kiosk = try #require(reading.configuration)
    #expect(kiosk.outputs[0].root == "1")
    #expect(kiosk.screens.map(\.name) == ["1", "2", "3"])
    #expect(kiosk.screens.map(\.push) == ["2", "3", nil])
    #expect(reading.pictures.map(\.file) == ["/etc/tour", "/etc/tour", "/etc/tour"])
  }

  @Test func `without a picture is no kiosk`() {
    let reading = FolderConfiguration.read(folder: "/nowhere/at/all")
    #expect(reading.configuration == nil)
    #expect(
      reading.complaints.map(\.description) == [
        "/nowhere/at/all: could not list it: "
          + "No such file or directory (ENOENT); check the path and its permissions"
      ])
  }

  @Test func `is no configuration file`() {
    let reading = ConfigurationReader.read(file: "/proc/self")
    #expect(reading.configuration == nil)
    #expect(
      reading.complaints.map(\.description) == [
        "/proc/self: this is a folder; to show its pictures, write 'kiosk-navigator run /proc/self'"
      ])
  }

  @Test func `is ordered as people number`() {
    let names = ["b1", "A10", "a2", "a02", "a2b", "a", "a1x", "홀 2", "홀 10", "1", "01", "a_1", "B"]
    #expect(
      names.sorted(by: NaturalOrder.precedes) == [
        "01", "1", "a", "a1x", "a02", "a2", "a2b", "A10", "a_1", "B", "b1", "홀 2", "홀 10",
      ])
  }
}
