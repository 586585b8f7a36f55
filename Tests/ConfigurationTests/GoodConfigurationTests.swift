import Composition
import Geometry
import Testing

@testable import Configuration

@Suite struct `A good configuration` {
  @Test func `of two lines gets every default of the manual`() throws {
    let reading = read(sound)
    #expect(reading.complaints == [])
    let kiosk = try #require(reading.configuration)
    #expect(
      kiosk
        == KioskConfiguration(
          root: "a", screens: [ScreenConfiguration(name: "a", content: .color(.black))]))
    #expect(kiosk.gesture.edgeWidth == nil)
    #expect(kiosk.gesture.velocityThreshold == 500)
    #expect(kiosk.gesture.progressThreshold == 0.5)
    #expect(kiosk.transition == TransitionConfiguration(duration: 0.3, parallax: 0.3))
    #expect(kiosk.layoutDirection == .leftToRight)
    #expect(
      kiosk.accessibility
        == AccessibilityConfiguration(
          reduceMotion: false, keys: true, affordances: false, textScale: 1))
    #expect(
      kiosk.idle
        == IdleConfiguration(
          dimAfter: nil, blankAfter: nil, returnToRootAfter: nil, mode: .backlight, attract: nil))
    #expect(kiosk.console == ConsoleConfiguration(switching: .allowed))
    #expect(kiosk.outputs == [OutputConfiguration(root: "a")])
    #expect(kiosk.outputs[0].display.mode == .preferred)
    #expect(kiosk.outputs[0].display.rotation == nil)
    #expect(kiosk.screens[0].allowsPush && kiosk.screens[0].allowsPop)
    #expect(kiosk.screens[0].fit == .contain)
  }

  @Test func `says everything about a panel that nobody is at`() throws {
    let reading = read(
      sound + """
        idle:
          dimAfter: 60
          blankAfter: 600.5
          returnToRootAfter: 604800
          mode: dpms
          attract: {after: 120, every: 15}
        touch: {silentAfter: 86400}

        """)
    #expect(reading.complaints == [])
    #expect(
      reading.configuration?.idle
        == IdleConfiguration(
          dimAfter: 60, blankAfter: 600.5, returnToRootAfter: 604_800, mode: .dpms,
          attract: IdleConfiguration.Attraction(after: 120, every: 15)))
    #expect(reading.configuration?.outputs[0].touch.silentAfter == 86_400)
  }

  @Test func `takes a time of 0 for never`() throws {
    let reading = read(
      sound + """
        idle: {dimAfter: 0, blankAfter: 0, returnToRootAfter: 0, attract: {after: 1}}
        touch: {silentAfter: 0}

        """)
    #expect(reading.complaints == [])
    #expect(
      reading.configuration?.idle
        == IdleConfiguration(attract: IdleConfiguration.Attraction(after: 1, every: 10)))
    #expect(reading.configuration?.outputs[0].touch.silentAfter == nil)
  }

  @Test func `says everything about a screen`() throws {
    let reading = read(
      """
      root: home
      screens:
        home:
          svg: art/home.svg
          push: 층-2
          background: "#F5f0E8"
          fit: cover
          allowsPush: false
          allowsPop: false
          links:
            - {area: [0.1, 0.2, 0.3, 0.4], push: 층-2}
            - {area: [0, 0, 1, 1], pop: true}
            - {area: [0.9, 0.9, 0.1, 0.1], popToRoot: true}
          excluded: [[0, 0.5, 1, 0.5]]
        층-2: {image: /srv/floor.jpg}
      """)
    #expect(reading.complaints == [])
    #expect(
      reading.configuration?.screens == [
        ScreenConfiguration(
          name: "home", content: .svg(path: "/etc/art/home.svg"), push: "층-2",
          background: Color(red: 0xf5, green: 0xf0, blue: 0xe8), fit: .cover, allowsPush: false,
          allowsPop: false,
          links: [
            ScreenLink(
              area: UnitRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), action: .push("층-2")),
            ScreenLink(area: UnitRect(x: 0, y: 0, width: 1, height: 1), action: .pop),
            ScreenLink(
              area: UnitRect(x: 0.9, y: 0.9, width: 0.1, height: 0.1), action: .popToRoot),
          ],
          excluded: [UnitRect(x: 0, y: 0.5, width: 1, height: 0.5)]),
        ScreenConfiguration(name: "층-2", content: .image(path: "/srv/floor.jpg")),
      ])
    #expect(
      reading.pictures.map(\.position) == [.init(line: 4, column: 10), .init(line: 15, column: 16)])
    #expect(
      reading.pictures.first?.complaint("no such file").description
        == "/etc/kiosk.yaml:4:10: no such file")
  }

  @Test func `says everything about gestures, second ways, display and touch`() throws {
    let kiosk = try #require(
      read(
        sound + """
          gesture:
            edgeWidth: 10mm
            leftEdgeWidth: 0
            rightEdgeWidth: 40px
            velocityThreshold: 1
            progressThreshold: 1
          transition: {duration: 0, parallax: "0.25"}
          layoutDirection: rightToLeft
          accessibility: {reduceMotion: true, keys: false, affordances: true, textScale: 1.5}
          display:
            card: pci-0000:00:02.0
            connector: HDMI-A-2
            mode: 1920x1080@59.94
            maxMode: 3840x2160
            rotation: 270
            scale: 1.5
            physicalSize: 154.1x86
            format: rgb565
            api: legacy
            planes: never
            force: true
          touch: {device: 0eef:0001, matrix: 0 -1 1 1 0 0}
          """
      ).configuration)
    #expect(
      kiosk.gesture
        == GestureConfiguration(
          edgeWidth: .millimetres(10), leftEdgeWidth: .pixels(0), rightEdgeWidth: .pixels(40),
          velocityThreshold: 1, progressThreshold: 1))
    #expect(kiosk.transition == TransitionConfiguration(duration: 0, parallax: 0.25))
    #expect(kiosk.layoutDirection == .rightToLeft)
    #expect(
      kiosk.accessibility
        == AccessibilityConfiguration(
          reduceMotion: true, keys: false, affordances: true, textScale: 1.5))
    #expect(
      kiosk.outputs[0].display
        == DisplayConfiguration(
          card: "pci-0000:00:02.0", connector: ConnectorName(type: "HDMI-A", number: 2),
          mode: .size(PixelSize(width: 1920, height: 1080), refreshRate: 59.94),
          maxMode: PixelSize(width: 3840, height: 2160), rotation: .threeQuarters, scale: 1.5,
          physicalSize: PhysicalSize(width: 154.1, height: 86), format: .rgb565, api: .legacy,
          planes: .never, force: true))
    #expect(
      kiosk.outputs[0].touch
        == TouchConfiguration(
          device: "0eef:0001", matrix: CalibrationMatrix(0, -1, 1, 1, 0, 0)))
  }

  @Test(arguments: [
    ("", ControlConfiguration()), ("control: {socket: off}", .init(socket: .off)),
    ("control: {socket: no}", .init(socket: .off)),
    ("control: {socket: false}", .init(socket: .off)),
    (
      "control: {socket: /\(String(repeating: "k", count: 98))}",
      .init(socket: .path("/" + String(repeating: "k", count: 98)))
    ),
    (
      "control: {socket: ../run/k.sock, textfile: /run/k.prom}",
      .init(socket: .path("/etc/../run/k.sock"), textfile: "/run/k.prom")
    ),
  ])
  func `says how the kiosk is controlled`(text: String, control: ControlConfiguration) {
    #expect(read(sound + text).configuration?.control == control)
  }

  @Test func `may be JSON, start with a byte order mark and end lines as Windows does`() throws {
    let reading = read(
      "\u{feff}{\r\n  \"root\": \"a\",\r\n  \"screens\": {\"a\": {\"color\": \"#000000\"}},\r\n"
        + "  \"touch\": {\"matrix\": [1, 0, 0, 0, 1, 0]}\r\n}\r\n")
    #expect(reading.complaints == [])
    #expect(reading.configuration?.outputs[0].touch.matrix == .identity)
  }

  @Test func `is used in spite of warnings`() {
    let reading = read(
      "root: a\nscreens: {a: {color: '#000000', excluded: [[0.5, 0, 0.6, 1]]}}\n")
    #expect(reading.complaints.map(\.severity) == [.warning])
    #expect(!reading.hasErrors)
    #expect(
      reading.configuration?.screens[0].excluded == [
        UnitRect(x: 0.5, y: 0, width: 0.6, height: 1)
      ])
  }

  @Test func `may list its outputs`() throws {
    let kiosk = try #require(
      read(
        """
        screens: {a: {color: '#000000'}, b: {view: clock}}
        outputs:
          - {root: a, display: {connector: DSI-1}}
          - {root: b, touch: {device: panel}}
        """, views: ["clock"]
      ).configuration)
    #expect(
      kiosk.outputs == [
        OutputConfiguration(
          root: "a",
          display: DisplayConfiguration(connector: ConnectorName(type: "DSI", number: 1))),
        OutputConfiguration(root: "b", touch: TouchConfiguration(device: "panel")),
      ])
    #expect(kiosk.screens[1].content == .view(name: "clock"))
  }

  @Test func `reads words by what the key takes, never by what YAML would make of them`() {
    let reading = read(
      "root: yes\nscreens: {yes: {color: '#000000', push: 1.0e1}, 1.0e1: {image: null}}\n")
    #expect(complaints(about: "root: no\nscreens: {no: {image: ~}}\n") == [])
    #expect(
      reading.complaints.map(\.description) == [
        "/etc/kiosk.yaml:2:41: screens.yes.push names the screen '1.0e1', which does not exist; "
          + "known are 'yes'",
        "/etc/kiosk.yaml:2:49: '1.0e1' cannot name a screen; use letters, digits, '-' and '_'",
      ])
  }
}
