internal import LinuxIO

/// The machine's backlights, each taken once, however many panels it lights or may light.
///
/// Which of two built-in panels a backlight on the board lights, nothing tells. Then both have it, and it
/// goes dark when both do.
package final class Backlights {
  /// Where the kernel lists backlights.
  package static let folder = "/sys/class/backlight"

  private struct Taken {
    weak var device: BacklightDevice?
  }

  private let folder: String
  private let stateFolder: String?
  private var taken: [String: Taken] = [:]

  /// The backlights that the kernel lists.
  ///
  /// - Parameters:
  ///   - folder: Where it does.
  ///   - stateFolder: Where to remember what they were found at; the service's unless given.
  package init(
    in folder: String = Backlights.folder,
    rememberingIn stateFolder: String? = EnvironmentVariable.value(of: "STATE_DIRECTORY")
      .flatMap { $0.split(separator: ":").first.map(String.init) }
  ) {
    self.folder = folder
    self.stateFolder = stateFolder
  }

  /// The light behind a display; nil where none is known to be its.
  ///
  /// - Parameters:
  ///   - connector: Where the display is plugged in.
  ///   - card: The card's device file.
  func backlight(of connector: ConnectorInfo, onCard card: String) -> Backlight? {
    let all = BacklightInfo.all(in: folder)
    guard let name = BacklightInfo.of(connector, onCard: card, among: all)?.name else { return nil }
    if let device = taken[name]?.device { return Backlight(of: device) }
    let device = BacklightDevice(named: name, in: folder, rememberingIn: stateFolder)
    taken[name] = Taken(device: device)
    return Backlight(of: device)
  }
}
