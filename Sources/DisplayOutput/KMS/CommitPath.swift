internal import LinuxIO

/// The kernel's way to put a buffer on a panel: atomic or legacy.
///
/// Errors that are expected, and what they mean to the caller:
///
/// - EBUSY: an earlier commit is not done; the frame is kept and offered again.
/// - EACCES: somebody else is master, or the console is switched away.
/// - EINVAL, ENOSPC, ERANGE: the hardware cannot do this combination; another may work.
/// - ENODEV: the card is gone.
protocol CommitPath: AnyObject {
  /// Asks whether the mode could be set; nothing changes on the panel.
  func test(_ buffer: DumbBuffer) throws(SystemError)

  /// Shows a buffer with the whole state set, and waits until the kernel has done so.
  ///
  /// - Parameter resetting: Turn the CRTC off first. The kernel leaves out a mode set that changes
  ///   nothing, and so would leave a panel dark that was plugged out and in unnoticed.
  func setMode(showing buffer: DumbBuffer, resetting: Bool) throws(SystemError)

  /// Shows a buffer from the next vertical blank on, without waiting for it.
  ///
  /// - Parameter event: The number that the event is to carry.
  func flip(to buffer: DumbBuffer, event: UInt) throws(SystemError)

  /// Turns the panel off, and waits until the kernel has done so. What was set stays set, and the
  /// next mode set turns it on.
  func turnOff() throws(SystemError)

  /// Takes the picture off and lets go of CRTC, plane and connector: what was plugged in is gone.
  func stop() throws(SystemError)

  /// Gives the panel back as it was found when this was made.
  func restore()
}
