package import LinuxIO

/// The light behind one panel.
///
/// Another panel may have the same: then it is as bright as the brighter of them is to be, and dark
/// only while both are.
package final class Backlight {
  private let device: BacklightDevice

  /// The light of a panel that has a backlight, alone or with others, and is to be seen.
  init(of device: BacklightDevice) {
    self.device = device
    // Why it cannot be set is said when it is to be lowered.
    try? restore()
  }

  /// Takes a backlight for one panel alone.
  ///
  /// - Parameters:
  ///   - name: What the kernel calls it.
  ///   - folder: Where the kernel lists it.
  ///   - stateFolder: Where to remember what it was; nil to forget with the process.
  package convenience init(
    named name: String, in folder: String = Backlights.folder,
    rememberingIn stateFolder: String? = nil
  ) {
    self.init(of: BacklightDevice(named: name, in: folder, rememberingIn: stateFolder))
  }

  deinit {
    device.forget(ObjectIdentifier(self))
  }

  /// What the kernel calls it.
  package var name: String { device.name }

  /// Lowers it to a part of what it was found at; never to nothing.
  package func dim(to part: Double) throws(SystemError) { try want(.part(part)) }

  /// Turns it off.
  package func turnOff() throws(SystemError) { try want(.off) }

  /// Puts it back to what it was found at; does nothing where it is not lowered.
  package func restore() throws(SystemError) { try want(.full) }

  /// Leaves it to the other panels, or puts it back where there is none: this one shows nothing more, or
  /// shows what another does.
  package func withdraw() throws(SystemError) { try want(nil) }

  private func want(_ wish: BacklightDevice.Wish?) throws(SystemError) {
    try device.heed(wish, of: ObjectIdentifier(self))
  }
}
