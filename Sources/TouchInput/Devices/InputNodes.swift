internal import DeviceEvents
package import LinuxIO
package import TouchRecording

/// The machine's event devices.
///
/// They are looked for in the folder of their files, so that a machine without udev, as an initramfs
/// is, shows them too; udev only adds what it knows.
package enum InputNodes {
  /// The folder of the files.
  package static let folder = "/dev/input"

  /// Every event device, by number; each one is opened, asked and closed again.
  package static func all(
    in folder: String = folder, through devices: any DeviceOpening = DirectOpening()
  ) -> [InputNode] {
    let udev = UdevDatabase()
    return DirectoryContents.readableNames(in: folder)
      .compactMap { name in number(of: name).map { (name, $0) } }
      .sorted { $0.1 < $1.1 }
      .map { name, _ in
        InputNode(
          node: "\(folder)/\(name)",
          description: description(of: "\(folder)/\(name)", through: devices),
          udev: UdevFacts(udev?.record(of: name, in: "input") ?? UdevRecord()))
      }
  }

  /// The same within a scope; what is not, and what could be asked before, is as it was `known`.
  static func all(
    in folder: String, through devices: any DeviceOpening, within scope: InputSearch.Scope,
    knowing known: [InputNode]
  ) -> [InputNode] {
    guard scope != .everything else { return all(in: folder, through: devices) }
    return known.map { node in
      guard scope.contains(node.node), node.candidate == nil else { return node }
      var node = node
      node.description = description(of: node.node, through: devices)
      return node
    }
  }

  /// Which of them is the touchscreen, and why not the others.
  package static func choice(
    among nodes: [InputNode], named name: TouchscreenName? = nil
  ) -> TouchscreenChoice {
    TouchscreenChoice(among: nodes.compactMap(\.candidate), named: name)
  }

  private static func description(
    of node: String, through devices: any DeviceOpening
  ) -> Result<DeviceDescription, SystemError> {
    do throws(SystemError) {
      let device = try EvdevDevice(opening: node, through: devices)
      return .success(device.description)
    } catch {
      return .failure(error)
    }
  }

  /// The N of `eventN`.
  private static func number(of name: String) -> Int? {
    guard name.hasPrefix("event") else { return nil }
    return Int(name.dropFirst("event".count))
  }
}
