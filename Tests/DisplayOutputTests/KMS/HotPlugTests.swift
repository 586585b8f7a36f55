import CLibdrm
import DeviceEvents
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

/// What a display does when plugs are moved and cards go, on a card that is as the kernel has it then.
@Suite struct `A display that is looked at again` {
  static let apis: [DisplayRequest.API] = [.atomic, .legacy]
  private static let path = "/dev/dri/fake"
  /// A plug of the card was moved, the kernel does not say which.
  static let plugged = CardNews([
    DeviceEvent(.changed, name: "card0", node: path, hotPlug: DeviceEvent.HotPlug())
  ])

  /// A display that shows a frame.
  private func running(
    _ card: FakeCard, _ request: DisplayRequest = DisplayRequest()
  ) throws -> KMSDisplay {
    let display = try card.display(request)
    try show(1, on: display, card)
    card.clearLog()
    return display
  }

  private func show(_ shade: UInt8, on display: KMSDisplay, _ card: FakeCard) throws {
    try display.present(frame(shade, for: display), at: at(Double(shade)))
    card.flip(at: at(Double(shade)))
    #expect(try display.dispatchEvents() != nil)
  }

  private func wholeModeSet(_ api: DisplayRequest.API) -> [String] {
    api == .atomic
      ? ["commit modeset", "commit modeset", "commit nonblocking event"]
      : ["drmModeSetCrtc", "drmModeSetCrtc", "drmModePageFlip"]
  }

  // MARK: Plugs

  @Test(arguments: apis)
  func `sets the whole state anew where a plug was pulled and pushed before anybody looked`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    let display = try running(card, DisplayRequest(api: api))
    #expect(try display.reexamine(Self.plugged))
    #expect(card.commits == [])
    display.reset()
    try show(2, on: display, card)
    #expect(card.commits == wholeModeSet(api))
    #expect(card.picture()[0] == 2)
    #expect(card.violations == [])
  }

  @Test(arguments: apis)
  func `switches its CRTC off when it is unplugged, and takes no frame any more`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    card.show()
    let display = try running(card, DisplayRequest(api: api))
    card.plug(DRM_MODE_DISCONNECTED)
    #expect(throws: DisplayError.noDisplay("nothing is plugged into HDMI-A-1")) {
      try display.reexamine(Self.plugged)
    }
    #expect(!card.isLit)
    #expect(card.value("FB_ID", of: card.planes[0]) == 0)
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == 0)
    // The predecessor's picture is not given back to a socket with nothing in it.
    card.clearLog()
    display.close()
    #expect(card.commits == [])
    #expect(card.leftovers == 0)
    #expect(card.violations == [])
  }

  @Test(arguments: apis, [1, 3])
  func `shows the picture after each time that it was unplugged`(
    api: DisplayRequest.API, times: Int
  ) throws {
    let card = FakeCard.withPanel()
    for round in 1...UInt8(times) {
      let display = try running(card, DisplayRequest(api: api))
      card.plug(DRM_MODE_DISCONNECTED)
      #expect(throws: DisplayError.self) { try display.reexamine(Self.plugged) }
      display.close()
      // A legacy driver tells of no encoder now: nothing drives the connector.
      card.plug(DRM_MODE_CONNECTED)
      card.addMode(8, 4, preferred: true)
      let next = try card.display(DisplayRequest(api: api))
      try show(10 + round, on: next, card)
      #expect(card.picture()[0] == 10 + round)
    }
    #expect(card.violations == [])
  }

  @Test func `is opened anew for another display, with the CRTC off until then`() throws {
    let others: [(FakeCard) -> Void] = [
      { $0.addMode(16, 8, preferred: true) },
      { $0.addMode(8, 4, rate: 50, preferred: true) },
      // The same pixels on another glass: what is 8 mm is another number of them.
      {
        $0.addMode(8, 4, preferred: true)
        $0.setMillimetres(300, 200, of: $0.connectors[0])
      },
    ]
    for other in others {
      let card = FakeCard.withPanel()
      let display = try running(card)
      card.plug(DRM_MODE_CONNECTED)
      other(card)
      #expect(
        throws: DisplayError.changed(
          "another display is plugged into HDMI-A-1, or it has another mode")
      ) {
        try display.reexamine(Self.plugged)
      }
      #expect(!card.isLit)
      display.close()
      let next = try card.display()
      try show(2, on: next, card)
      #expect(card.picture()[0] == 2)
    }
  }

  @Test func `is left alone by news of others`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card)
    let probes = card.probes
    let others = [
      DeviceEvent(.changed, name: "card1", node: "/dev/dri/card1", hotPlug: .init()),
      DeviceEvent(.removed, name: "card1", node: "/dev/dri/card1"),
      DeviceEvent(.added, name: "card1", node: "/dev/dri/card1"),
      // udev was asked to tell of everything once more.
      DeviceEvent(.changed, name: "card0", node: Self.path),
    ]
    #expect(try !display.reexamine(CardNews(others)))
    #expect(card.probes == probes)

    // The same card, another connector, or what nobody can tell: looked at, and left.
    let other = DeviceEvent(
      .changed, name: "card0", node: Self.path, hotPlug: .init(connector: 4711))
    #expect(try !display.reexamine(CardNews([other])))
    #expect(try !display.reexamine(.unclear))
    #expect(card.probes == probes + 2)
    #expect(card.commits == [])
  }

  // MARK: Links

  @Test(arguments: [
    plugged, CardNews.unclear,
    CardNews([
      DeviceEvent(
        .changed, name: "card0", node: path, hotPlug: .init(connector: 4711, property: 5))
    ]),
  ])
  func `sets the mode anew where its link is lost, and says that it is good`(
    news: CardNews
  ) throws {
    let card = FakeCard.withPanel()
    card.addProperty("link-status", of: card.connectors[0], 0, named: "Good")
    let display = try running(card)
    card.loseLink()
    #expect(try display.reexamine(news))
    display.reset()
    try show(2, on: display, card)
    #expect(card.value("link-status", of: card.connectors[0]) == 0)
    #expect(card.commits == wholeModeSet(.atomic))
  }

  // MARK: Silent displays

  @Test func `keeps its mode where it comes back without its EDID`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("EDID", of: card.connectors[0], 77, named: nil)
    card.setMillimetres(160, 90, of: card.connectors[0])
    let display = try running(card)
    // The kernel guesses now.
    card.plug(DRM_MODE_CONNECTED)
    card.setValue("EDID", of: card.connectors[0], 0)
    card.setMillimetres(0, 0, of: card.connectors[0])
    card.addMode(72, 40)
    card.addMode(64, 48)
    #expect(try display.reexamine(Self.plugged))
    display.reset()
    try show(2, on: display, card)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 8)
  }

  @Test func `keeps the size that is asked for where it comes back with another one alone`() throws
  {
    let card = FakeCard.withPanel()
    let request = DisplayRequest(mode: .size(PixelSize(width: 8, height: 4), refreshRate: nil))
    let display = try running(card, request)
    card.plug(DRM_MODE_CONNECTED)
    card.addMode(72, 40, preferred: true)
    #expect(try display.reexamine(Self.plugged))
  }

  @Test func `stays lit where nobody knows whether it is plugged in`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card)
    card.plug(DRM_MODE_UNKNOWNCONNECTION)
    #expect(try display.reexamine(Self.plugged))
    #expect(card.isLit)
  }

  @Test(arguments: apis)
  func `stays lit where it is forced, whatever its connector says`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    card.plug(DRM_MODE_DISCONNECTED)
    let size = PixelSize(width: 64, height: 48)
    let request = DisplayRequest(mode: .size(size, refreshRate: nil), api: api, force: true)
    let display = try running(card, request)
    #expect(display.mode.size == size)
    #expect(card.isLit)
    #expect(try display.reexamine(Self.plugged))
    #expect(card.isLit)
    display.reset()
    try show(2, on: display, card)
    #expect(card.picture()[0] == 2)
    // Plugged in for once, it offers something else.
    card.plug(DRM_MODE_CONNECTED)
    card.addMode(8, 4, preferred: true)
    #expect(try display.reexamine(Self.plugged))
  }

  // MARK: Sleep

  @Test(arguments: [DRM_MODE_CONNECTED, DRM_MODE_DISCONNECTED])
  func `stays off where it was turned off, although a plug was moved`(
    connection: drmModeConnection
  ) throws {
    let card = FakeCard.withPanel()
    let display = try running(card)
    try display.setPowered(false)
    card.plug(connection)
    card.addMode(8, 4, preferred: true)
    if try display.reexamine(Self.plugged) { display.reset() }
    #expect(!card.isLit)
    #expect(!display.canPresent)
    try display.setPowered(true)
    try show(2, on: display, card)
    #expect(card.isLit)
    #expect(card.picture()[0] == 2)
  }

  // MARK: Cards

  @Test func `is lost with its card, at rest and asleep`() throws {
    for isAsleep in [false, true] {
      let card = FakeCard.withPanel()
      let display = try running(card)
      if isAsleep { try display.setPowered(false) }
      card.remove()
      let error = #expect(throws: DisplayError.self) {
        try display.reexamine(
          CardNews([DeviceEvent(.removed, name: "card0", node: Self.path)]))
      }
      guard case .removed = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      display.close()
      #expect(card.openDescriptors == 0)
    }
  }

  @Test func `is lost where its card is gone and nobody has told`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card)
    card.remove()
    let error = #expect(throws: DisplayError.self) { try display.reexamine(.unclear) }
    guard case .removed(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      "\(reason)" == "could not look at HDMI-A-1 of /dev/dri/fake: No such device (ENODEV)")
  }

  @Test func `ends with its connector`() throws {
    let card = FakeCard.withPanel()
    card.addConnector(DRM_MODE_CONNECTOR_DisplayPort)
    card.addMode(8, 4)
    let display = try running(card, DisplayRequest(connector: "HDMI-A-1"))
    unsafe fake_remove_connector(card.raw, card.connectors[0])
    #expect(throws: DisplayError.noDisplay("there is no connector HDMI-A-1 any more")) {
      try display.reexamine(Self.plugged)
    }
  }
}
