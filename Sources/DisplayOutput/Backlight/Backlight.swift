internal import Glibc
package import LinuxIO

/// The light behind a panel, set through the kernel's files.
///
/// It is lowered from what it was found at, whoever had set that, and goes back there exactly. What it
/// was is kept in a file as long as it is lowered: the next run puts it back where this one could not.
package final class Backlight {
  /// Where the kernel lists backlights.
  package static let folder = "/sys/class/backlight"
  /// `FB_BLANK_UNBLANK` and `FB_BLANK_POWERDOWN`: what `bl_power` takes.
  private static let on = 0
  private static let off = 4

  /// What the kernel calls it.
  package let name: String
  private let path: String
  private let memory: String?
  /// What it was found at, while it is lowered.
  private var found: Int?

  /// Finds the backlight of a display; nil where none is known to be its.
  ///
  /// - Parameters:
  ///   - connector: Where the display is plugged in.
  ///   - card: The card's device file.
  static func of(_ connector: ConnectorInfo, onCard card: String) -> Backlight? {
    BacklightInfo.of(connector, onCard: card, among: BacklightInfo.all(in: folder)).map { info in
      let state = EnvironmentVariable.value(of: "STATE_DIRECTORY")?.split(separator: ":").first
      return Backlight(named: info.name, rememberingIn: state.map(String.init))
    }
  }

  /// Takes a backlight, and puts it back to what a former run has left it lowered from.
  ///
  /// - Parameters:
  ///   - name: What the kernel calls it.
  ///   - folder: Where the kernel lists it.
  ///   - stateFolder: Where to remember what it was; nil to forget with the process.
  package init(
    named name: String, in folder: String = folder, rememberingIn stateFolder: String? = nil
  ) {
    self.name = name
    path = "\(folder)/\(name)"
    memory = stateFolder.map { "\($0)/backlight-\(name)" }
    found = memory.flatMap { BacklightInfo.text(of: $0) }.flatMap { Int($0) }
    try? restore()
  }

  /// Lowers it to a part of what it was found at; never to nothing.
  package func dim(to part: Double) throws(SystemError) {
    let full = try lower()
    let level = Double(full) * part
    try set("brightness", to: min(full, max(1, Int(level.rounded()))))
  }

  /// Turns it off.
  package func turnOff() throws(SystemError) {
    _ = try lower()
    // Drivers know either; some take 0 for their least light.
    try set("brightness", to: 0)
    try? set("bl_power", to: Self.off)
  }

  /// Puts it back to what it was found at; does nothing where it is not lowered.
  package func restore() throws(SystemError) {
    guard let found else { return }
    try? set("bl_power", to: Self.on)
    try set("brightness", to: found)
    self.found = nil
    if let memory { try? FilePath.removeFile(memory) }
  }

  /// Takes note of what it is at, before it is lowered.
  private func lower() throws(SystemError) -> Int {
    if let found { return found }
    let file = "\(path)/brightness"
    guard let full = BacklightInfo.text(of: file).flatMap({ Int($0) }) else {
      throw SystemError("read", on: file, reason: Errno(rawValue: EIO))
    }
    // Asked before anything is remembered: what cannot be lowered need not be put back.
    try set("brightness", to: full)
    found = full
    // A power cut may come while it is lowered; a kiosk without this file starts as dim as it was.
    if let memory { try? AtomicFile.write(Array("\(full)\n".utf8), to: memory) }
    return full
  }

  private func set(_ name: String, to value: Int) throws(SystemError) {
    let file = "\(path)/\(name)"
    do throws(SystemError) {
      let output = try FileDescriptor.open(file, O_WRONLY)
      if let reason = FileOutput.writeAll(Array("\(value)\n".utf8), to: output.rawValue) {
        throw SystemError("write", on: file, reason: reason)
      }
    } catch {
      throw SystemError(
        "set the backlight", on: file, reason: error.reason,
        remedy: error.reason == .permissionDenied || error.reason == .readOnly
          ? "let the group video write it, by the udev rule of the package" : nil)
    }
  }
}
