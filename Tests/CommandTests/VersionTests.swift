import Testing

@Suite struct `The version` {
  @Test func `is the same in program, packages and manual`() throws {
    let version = try BuiltProgram.run(["--version"]).output
      .replacing("kiosk-navigator ", with: "").replacing("\n", with: "")
    #expect(version.firstMatch(of: /^\d+\.\d+\.\d+$/) != nil)
    let changes = try Repository.text("debian/changelog")
    #expect(changes.hasPrefix("kiosk-navigator (\(version)) "))
    for page in ["kiosk-navigator.1", "kiosk-preview.1", "kiosk-mqtt.1"] {
      let title = try Repository.text("Documentation/\(page)").prefix { $0 != "\n" }
      #expect(title.contains("\"Kiosk Navigator \(version)\""), "\(page)")
    }
    let bridge = try Repository.text("Sources/MQTTBridge/BridgeProgram.swift")
    #expect(bridge.contains("static let version = \"\(version)\""))
    // What builders of images copy.
    let guide = try Repository.text("Documentation/Guide/ImageBuilders.md")
    for line in ["kiosk-navigator-\(version)-aarch64", "KIOSK_NAVIGATOR_VERSION = \(version)\n"] {
      #expect(guide.contains(line), "\(line)")
    }
  }
}
