internal import LinuxIO

/// The machine's backlights, each taken once, however many panels it lights or may light.
///
/// Where there are fewer than built-in panels, some have one in common, which goes dark when all of these
/// do.
package final class Backlights {
  /// Where the kernel lists backlights.
  package static let folder = "/sys/class/backlight"
  /// Where it lists buses with their devices.
  package static let buses = "/sys/bus"

  private struct Taken {
    weak var device: BacklightDevice?
  }

  private let folder: String
  private let buses: String
  private let stateFolder: String?
  private var taken: [String: Taken] = [:]

  /// The backlights that the kernel lists.
  ///
  /// - Parameters:
  ///   - folder: Where it does.
  ///   - buses: Where it lists buses with their devices.
  ///   - stateFolder: Where to remember what they were found at; the service's unless given.
  package init(
    in folder: String = Backlights.folder, buses: String = Backlights.buses,
    rememberingIn stateFolder: String? = EnvironmentVariable.value(of: "STATE_DIRECTORY")
      .flatMap { $0.split(separator: ":").first.map(String.init) }
  ) {
    self.folder = folder
    self.buses = buses
    self.stateFolder = stateFolder
  }

  /// The light behind a display; nil where none is known to be its.
  ///
  /// - Parameters:
  ///   - connector: Where the display is plugged in.
  ///   - card: The card's device file.
  ///   - connectors: All that the card has.
  func backlight(
    of connector: ConnectorInfo, onCard card: String, beside connectors: [ConnectorInfo]
  ) -> Backlight? {
    let name = BacklightAllotment.backlight(
      of: connector, onCard: card, beside: connectors,
      among: BacklightInfo.all(in: folder, buses: buses))?.name
    guard let name else { return nil }
    if let device = taken[name]?.device { return Backlight(of: device) }
    let device = BacklightDevice(named: name, in: folder, rememberingIn: stateFolder)
    taken[name] = Taken(device: device)
    return Backlight(of: device)
  }
}
