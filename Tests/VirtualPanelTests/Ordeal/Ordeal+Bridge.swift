import Testing

extension Ordeal {
  /// Installs the bridge, does what its guide says, and waits until it speaks for the kiosk.
  func startBridge() async throws {
    let panel = try await service().panel
    try await install(.bridge)
    // A broker has to be named first.
    let asInstalled = try await panel.answer(toRoot: "systemctl is-enabled kiosk-mqtt")
    #expect(asInstalled.output == "disabled\n")
    try await panel.run("systemctl start mosquitto && configure_bridge")
    let check = try await panel.run("kiosk-mqtt --check")
    #expect(check == "/etc/kiosk-navigator/mqtt.yaml: all well\n")
    try await panel.run("systemctl enable --quiet --now kiosk-mqtt")
    // It asks for commands before it says that it takes them.
    try await panel.run("hear availability online")
  }

  /// Records what the bridge or systemd has to complain of.
  func expectBridgeContent() async throws {
    let panel = try await service().panel
    let state = try await panel.run("systemctl show -p \(ServiceState.properties) kiosk-mqtt")
    #expect(ServiceState(properties: state).activity == "active")
    #expect(ServiceState(properties: state).restarts == 0)
    #expect(try await panel.answer(toRoot: "systemctl status kiosk-mqtt").status == 0)
    let warnings = try await panel.run(
      "journalctl --sync; journalctl --quiet -o cat -p warning -u kiosk-mqtt")
    #expect(warnings == "")
    // In tenths; a directive that is lost lets it rise.
    let exposure = try await panel.answer(
      toRoot: "systemd-analyze security --no-pager --threshold=13 kiosk-mqtt", within: 120)
    #expect(exposure.status == 0, "\(exposure.output)")
  }

  /// Removes the bridge, which ends it, and what was written for it.
  func purgeBridge() async throws {
    let service = try await service()
    try await apt("purge kiosk-mqtt", on: service)
    let asRemoved = try await service.panel.answer(toRoot: "systemctl is-active kiosk-mqtt")
    #expect(asRemoved.output == "inactive\n")
    try await service.panel.run("forget_bridge && systemctl stop mosquitto")
  }
}
