internal import Glibc
internal import LinuxIO

/// A backlight, set through the kernel's files.
///
/// It is lowered from what it was found at, whoever had set that, and goes back there exactly. What it
/// was is kept in a file as long as it is lowered: the next run puts it back where this one could not.
/// One that is found at no brightness was left so by somebody who did not come back, and is lit.
///
/// Where it lights several panels, or may, each has its wish, and the brightest is heeded.
final class BacklightDevice {
  /// How bright somebody wants it; the brighter is greater.
  enum Wish: Hashable, Comparable {
    /// Off.
    case off
    /// A part of what it was found at.
    case part(Double)
    /// What it was found at.
    case full
  }

  /// `FB_BLANK_UNBLANK` and `FB_BLANK_POWERDOWN`: what `bl_power` takes.
  private static let on = 0
  private static let off = 4

  /// What the kernel calls it.
  let name: String
  private let path: String
  private let memory: String?
  /// What it was found at, while it is lowered.
  private var found: Int?
  private var wishes: [ObjectIdentifier: Wish] = [:]

  /// Takes a backlight, and puts it back to what a former run has left it lowered from.
  ///
  /// - Parameters:
  ///   - name: What the kernel calls it.
  ///   - folder: Where the kernel lists it.
  ///   - stateFolder: Where to remember what it was; nil to forget with the process.
  init(named name: String, in folder: String, rememberingIn stateFolder: String?) {
    self.name = name
    path = "\(folder)/\(name)"
    memory = stateFolder.map { "\($0)/backlight-\(name)" }
    found = remembered ?? foundOff
    try? restore()
  }

  /// Notes what somebody wants, or with nil that it is all the same to them, and heeds the brightest.
  func heed(_ wish: Wish?, of somebody: ObjectIdentifier) throws(SystemError) {
    wishes[somebody] = wish
    switch wishes.values.max() ?? .full {
    case .full: try restore()
    case .part(let part): try dim(to: part)
    case .off: try turnOff()
    }
  }

  /// Forgets what somebody wants, and leaves it as it is.
  func forget(_ somebody: ObjectIdentifier) {
    wishes[somebody] = nil
  }

  private func dim(to part: Double) throws(SystemError) {
    let full = try lower()
    let level = Double(full) * part
    try? set("bl_power", to: Self.on)
    try set("brightness", to: min(full, max(1, Int(level.rounded()))))
  }

  private func turnOff() throws(SystemError) {
    _ = try lower()
    // Drivers know either; some take 0 for their least light.
    try set("brightness", to: 0)
    try? set("bl_power", to: Self.off)
  }

  private func restore() throws(SystemError) {
    guard let found else { return }
    try? set("bl_power", to: Self.on)
    try set("brightness", to: found)
    self.found = nil
    if let memory { try? FilePath.removeFile(memory) }
  }

  // MARK: What it was

  private var remembered: Int? {
    memory.flatMap { BacklightInfo.text(of: $0) }.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// What to light it at where it is off; nil where it is lit.
  private var foundOff: Int? {
    // Off by its switch alone is how the kernel keeps it without a picture; the mode set lights it.
    number(in: "brightness") == 0 ? number(in: "max_brightness") : nil
  }

  /// Takes note of what it is at, before it is lowered.
  private func lower() throws(SystemError) -> Int {
    if let found { return found }
    guard let full = number(in: "brightness") else {
      throw SystemError("read", on: "\(path)/brightness", reason: Errno(rawValue: EIO))
    }
    // Asked before anything is remembered: what cannot be lowered need not be put back.
    try set("brightness", to: full)
    found = full
    remember(full)
    return full
  }

  /// Keeps what it is at for the next run, should this one be killed.
  ///
  /// The file is not synced, which would hold up frames for as long as a slow card takes: a power cut
  /// may lose it, but after one the hardware starts with a light of its own, and is lit if it does not.
  private func remember(_ full: Int) {
    guard let memory, let file = try? FileDescriptor.creating(memory) else { return }
    FileOutput.writeAll(Array("\(full)\n".utf8), to: file.rawValue)
  }

  // MARK: The kernel's files

  private func number(in name: String) -> Int? {
    BacklightInfo.text(of: "\(path)/\(name)").flatMap { Int($0) }
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
