internal import Configuration

/// A configuration that nobody in their senses has written.
enum HostileConfiguration {
  /// What the reader of configurations makes of a text and should not.
  static func complaint(about text: [UInt8]) -> String? {
    // Programs with and without screens of their own read by different rules.
    for isRootProvided in [false, true] {
      let reading = ConfigurationReader.read(
        text: text, file: "/nowhere/kiosk.yaml", views: ["clock"], isRootProvided: isRootProvided)
      if let complaint = complaint(about: reading, isRootProvided: isRootProvided) {
        return complaint
      }
    }
    return nil
  }

  private static func complaint(
    about reading: ConfigurationReading, isRootProvided: Bool
  ) -> String? {
    for complaint in reading.complaints where complaint.description.contains(where: \.isNewline) {
      return "a complaint of several lines: \(complaint)"
    }
    guard let kiosk = reading.configuration else {
      return reading.hasErrors ? nil : "neither a kiosk nor a complaint"
    }
    if reading.hasErrors { return "a kiosk in spite of \(reading.complaints)" }
    for output in kiosk.outputs {
      guard let root = output.root else {
        if isRootProvided { continue }
        return "no root"
      }
      if kiosk.screen(named: root) == nil { return "the root \(root) is no screen" }
    }
    if Set(kiosk.screens.map(\.name)).count != kiosk.screens.count { return "a name twice" }
    for screen in kiosk.screens {
      for name in [screen.push] + screen.links.map(\.destination) {
        if let name, kiosk.screen(named: name) == nil {
          return "\(screen.name) leads to \(name), which is no screen"
        }
      }
    }
    return nil
  }
}

extension ScreenLink {
  /// The screen that it pushes, where it pushes one.
  fileprivate var destination: String? {
    guard case .push(let name) = action else { return nil }
    return name
  }
}
