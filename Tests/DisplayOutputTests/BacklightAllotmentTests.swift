import DisplayOutput
import Geometry
import Testing

@Suite struct `The backlight of a display` {
  private static func info(
    _ name: String, _ kind: BacklightInfo.Kind, _ device: String, id: UInt32? = nil
  ) -> BacklightInfo {
    BacklightInfo(name: name, kind: kind, device: "/sys/devices/\(device)", connectorID: id)
  }

  private static let intel = info("intel_backlight", .raw, "pci/0000:00:02.0/drm/card0/card0-eDP-1")
  private static let acpi = info("acpi_video0", .firmware, "pci/0000:00:02.0")
  private static let pwm = info("backlight", .platform, "platform/backlight")
  private static let chip = info("10-0045", .raw, "platform/soc/i2c-10/10-0045")

  // Of one card that the kernel has given the numbers 2 and 3, because another has number 1.
  private static let first = BacklightInfo(
    name: "first", kind: .raw, device: "/sys/devices/drm/card0/card0-eDP-2", connectorName: "eDP-1")
  private static let second = BacklightInfo(
    name: "second", kind: .raw, device: "/sys/devices/drm/card0/card0-eDP-3", connectorName: "eDP-2"
  )
  private static let ofCard0 = BacklightInfo(
    name: "acpi_video0", kind: .firmware, device: "/sys/devices/0000:00:02.0", cards: ["card0"])
  private static let ofCard1 = BacklightInfo(
    name: "acpi_video1", kind: .firmware, device: "/sys/devices/0000:01:00.0", cards: ["card1"])

  /// A connector, the backlights there are, and which of them is its.
  static let rows: [(connector: String, all: [BacklightInfo], name: String?)] = [
    ("eDP-1", [], nil),
    ("eDP-1", [intel], "intel_backlight"),
    ("eDP-1", [intel, acpi], "acpi_video0"),
    ("HDMI-A-1", [intel, acpi, pwm, chip], nil),
    ("LVDS-1", [pwm], "backlight"),
    ("DPI-1", [pwm, chip], "backlight"),
    ("DSI-1", [chip], "10-0045"),
    ("DSI-1", [intel, chip], "10-0045"),
    ("SPI-1", [pwm], "backlight"),
    ("DP-1", [info("ddcci1", .raw, "pci/drm/card0/card0-DP-1")], "ddcci1"),
    ("DP-1", [info("ddcci1", .raw, "pci/drm/card1/card1-DP-1")], nil),
    ("eDP-1", [info("amdgpu_bl1", .raw, "pci/drm/card0/card0-eDP-2")], "amdgpu_bl1"),
    ("eDP-1", [info("amdgpu_bl1", .raw, "pci/drm/card0/card0-eDP-1", id: 40)], "amdgpu_bl1"),
    ("eDP-1", [info("amdgpu_bl1", .raw, "pci/drm/card0/card0-eDP-1", id: 41)], nil),
    ("DP-1", [info("amdgpu_bl1", .raw, "pci/drm/card0/card0-eDP-1")], nil),
    ("eDP-2", [first, second], "second"),
    ("eDP-1", [second], nil),
    ("eDP-1", [ofCard0], "acpi_video0"),
    ("eDP-1", [ofCard1], nil),
    ("eDP-1", [ofCard1, chip], "10-0045"),
    ("HDMI-A-1", [ofCard0], nil),
    // No connector, whatever it sounds like.
    ("LVDS-1", [info("board", .raw, "platform/cardboard-lamp-1")], "board"),
  ]

  @Test(arguments: rows)
  func `is the one that hangs on its connector, or on the board of a built-in panel`(
    connector: String, all: [BacklightInfo], name: String?
  ) {
    let connector = ConnectorInfo(id: ID(40), name: connector, status: .connected)
    let light = BacklightAllotment.backlight(
      of: connector, onCard: "/dev/dri/card0", beside: [connector], among: all)
    #expect(light?.name == name)
  }

  /// A light on the board that is joined to panels.
  private static func joined(
    _ name: String, _ kind: BacklightInfo.Kind = .raw, to panels: (PanelDevice.Bus, String)...
  ) -> BacklightInfo {
    BacklightInfo(
      name: name, kind: kind, device: "/sys/devices/platform/\(name)",
      panels: panels.map { PanelDevice(bus: $0.0, name: $0.1) })
  }

  private static let twoDSI = [
    joined("a", to: (.dsi, "1.dsi.0")), joined("b", to: (.dsi, "2.dsi.0")),
  ]
  private static let a = info("a", .raw, "platform/a")
  private static let b = info("b", .raw, "platform/b")

  /// Connectors of a card, the backlights there are, and which of them each has.
  static let severalRows: [(connectors: [String], all: [BacklightInfo], names: [String?])] = [
    // By order, where nothing is known.
    (["DSI-1", "DSI-2"], [b, a], ["a", "b"]),
    (["DSI-1", "HDMI-A-1", "LVDS-1"], [a, b], ["a", nil, "b"]),
    (["DSI-1", "DSI-2"], [pwm, chip], ["backlight", "10-0045"]),
    // Nothing is plugged into one that is in brackets.
    (["(LVDS-1)", "DSI-1"], [a, b], ["a", "a"]),
    // One for all, and not enough.
    (["DSI-1", "DSI-2"], [a], ["a", "a"]),
    (["DSI-1", "DSI-2", "DSI-3"], [a, b], ["a", "b", "a"]),
    (["eDP-1", "eDP-2"], [pwm, ofCard0], ["acpi_video0", "acpi_video0"]),
    // One is the connector's own.
    (["eDP-1", "DSI-1"], [chip, intel], ["intel_backlight", "10-0045"]),
    (["eDP-1", "eDP-2"], [pwm, first], ["first", "backlight"]),
    (["eDP-1"], [pwm, first], ["first"]),
    // The device tree tells.
    (
      ["DSI-1", "LVDS-1"],
      [joined("a", to: (.platform, "panel")), joined("b", to: (.dsi, "fe.dsi.0"))], ["b", "a"]
    ),
    (
      ["DSI-1", "DSI-2"],
      [
        joined("a", .platform, to: (.dsi, "2.dsi.0")),
        joined("b", .platform, to: (.dsi, "1.dsi.0")),
      ],
      ["b", "a"]
    ),
    (["LVDS-1", "DSI-1"], [a, joined("b", .platform, to: (.dsi, "fe.dsi.0"))], ["a", "b"]),
    (["DSI-1"], [a, joined("b", to: (.dsi, "fe.dsi.0"))], ["b"]),
    (["eDP-1"], [a, joined("b", to: (.dsi, "fe.dsi.0"))], ["a"]),
    // A panel of another kind takes what is left, if anything.
    (["LVDS-1", "DSI-1"], [joined("a", to: (.dsi, "1.dsi.0")), b], ["b", "a"]),
    (["LVDS-1", "DSI-1"], twoDSI, ["b", "a"]),
    (["LVDS-1", "LVDS-2", "LVDS-3"], [joined("a", to: (.dsi, "1.dsi.0")), b], ["b", "a", "b"]),
    (["LVDS-1", "DSI-1", "DSI-2"], twoDSI, ["a", "a", "b"]),
    (["LVDS-1", "DSI-1", "DSI-2"], twoDSI + [pwm], ["backlight", "a", "b"]),
    (
      ["DSI-1", "DSI-2", "SPI-1"],
      [
        joined("both", to: (.dsi, "1.dsi.0"), (.dsi, "2.dsi.0")), joined("a", to: (.spi, "spi0.0")),
      ],
      ["both", "both", "a"]
    ),
  ]

  @Test(arguments: [
    (PanelDevice.Bus.dsi, ["DSI"]), (.displayPort, ["eDP"]), (.spi, ["DPI", "SPI"]),
    (.platform, ["DPI", "LVDS", "eDP"]),
  ])
  func `goes by the bus of the panel that it is joined to`(
    bus: PanelDevice.Bus, types: [String]
  ) {
    let preferring = ["DPI", "DSI", "LVDS", "SPI", "eDP"].filter { type in
      let connector = ConnectorInfo(id: ID(40), name: "\(type)-1", status: .connected)
      let light = BacklightAllotment.backlight(
        of: connector, onCard: "/dev/dri/card0", beside: [connector],
        among: [Self.a, Self.joined("b", to: (bus, "panel"))])
      return light?.name == "b"
    }
    #expect(preferring == types)
  }

  @Test(arguments: severalRows)
  func `is another for each built-in panel, as far as there are enough`(
    connectors: [String], all: [BacklightInfo], names: [String?]
  ) {
    let connectors = connectors.enumerated().map { place, name in
      ConnectorInfo(
        id: ID(UInt32(place + 1)), name: name.filter { !"()".contains($0) },
        status: name.hasPrefix("(") ? .disconnected : .connected)
    }
    let lights = connectors.map {
      BacklightAllotment.backlight(
        of: $0, onCard: "/dev/dri/card0", beside: connectors, among: all)?.name
    }
    #expect(lights == names)
  }
}
