internal import CLibdrm
internal import Glibc
package import LinuxIO

/// An open card: it owns the descriptor, which everything that is made from it keeps open.
///
/// The first to open a card while nobody is its *master* becomes master, without any privilege
/// but the right to open the file; only a master may set modes and flip. The last to close it
/// gives the panel back to the console.
///
/// Opening, capabilities and reading block for milliseconds at most, but for a connector's probe,
/// which may read an EDID for a tenth of a second. Flips never block.
@safe package final class Card {
  /// The device file.
  package let path: String
  /// The kernel driver's name.
  package let driver: String
  private let file: DeviceFile
  /// Who uses what, among the displays of this process.
  var claims = PipeClaims()
  /// Framebuffers of a predecessor that are still shown.
  var leftovers: Set<UInt32> = []
  /// Every mailbox that was ever handed out: the kernel may still know their addresses.
  private var mailboxes: [FlipMailbox] = []

  /// The kernel's number of the file, for calls that borrow it.
  package var descriptor: Int32 { file.rawValue }

  /// Opens a card.
  ///
  /// - Throws: EACCES names the group that would be allowed to.
  package convenience init(
    opening path: String, through devices: any DeviceOpening = DirectOpening()
  ) throws(SystemError) {
    try self.init(try devices.open(path, O_RDWR), path: path)
  }

  /// Takes over a card that is open already.
  ///
  /// - Parameters:
  ///   - file: The card; its descriptor does not block.
  ///   - path: Its device file, for messages.
  package convenience init(
    adopting file: consuming FileDescriptor, path: String
  ) throws(SystemError) {
    try self.init(DeviceFile(file), path: path)
  }

  private init(_ file: consuming DeviceFile, path: String) throws(SystemError) {
    // SAFETY: the version is libdrm's own memory: copied, then given back. The name is terminated.
    guard let version = unsafe drmGetVersion(file.rawValue) else {
      throw SystemError("ask for the driver of", on: path, reason: .current)
    }
    driver = unsafe String(cString: version.pointee.name)
    unsafe drmFreeVersion(version)
    self.file = file
    self.path = path
    // Without it the primary planes, and with them their formats, stay hidden.
    _ = drmSetClientCap(descriptor, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1)
  }

  /// Whether the device is gone, or another one has its name: nothing can be shown on it any more.
  ///
  /// A poll of the descriptor does not tell.
  var isGone: Bool {
    // SAFETY: the version is libdrm's own memory, given back at once.
    guard let version = unsafe drmGetVersion(descriptor) else { return true }
    unsafe drmFreeVersion(version)
    return !FilePath.exists(path)
  }

  /// Whether commits on this card are accepted: whether this process is its master.
  package var isMaster: Bool { drmIsMaster(descriptor) != 0 }

  /// Lets somebody else be master, as before a switch of consoles; nothing waits for it.
  ///
  /// A card that a seat manager lends is left alone: the manager sees to that.
  ///
  /// - Returns: False for a card that was taken over. It was opened by another process, and the kernel
  ///   lets no other give that up, nor ask for it.
  func dropMaster() -> Bool {
    if file.isLent { return true }
    _ = drmDropMaster(descriptor)
    return !isMaster
  }

  /// Becomes master again; without privilege only whoever opened the card as master can.
  ///
  /// - Throws: EBUSY where somebody else is master now; who that may be is said.
  func takeMaster() throws(SystemError) {
    // A card that was taken over is master still.
    guard !file.isLent, drmSetMaster(descriptor) != 0, !isMaster else { return }
    throw SystemError(
      "become master of", on: path, reason: .current, remedy: DisplayError.masterRemedy(path))
  }

  /// Another descriptor of the same open file, to wait for events on.
  func duplicate() throws(SystemError) -> FileDescriptor {
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard duplicate >= 0 else {
      throw SystemError("wait for", on: path, reason: .current)
    }
    return FileDescriptor(owning: duplicate)
  }

  /// A mailbox for the flips of one display, which says when it is in use no more.
  func mailbox() -> FlipMailbox {
    let mailbox = mailboxes.first { !$0.isInUse } ?? FlipMailbox()
    if !mailboxes.contains(where: { $0 === mailbox }) { mailboxes.append(mailbox) }
    mailbox.isInUse = true
    return mailbox
  }

  /// Asks for the atomic interface.
  ///
  /// - Returns: Whether the driver offers it.
  func enableAtomic() -> Bool {
    drmSetClientCap(descriptor, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0
  }

  /// Whether the card can make buffers that a processor can write.
  var offersDumbBuffers: Bool {
    var value: UInt64 = 0
    // SAFETY: the call writes the one number that it borrows.
    let result = unsafe drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &value)
    return result == 0 && value != 0
  }

  /// Whether a running CRTC counts vertical blanks.
  ///
  /// virtio, bochs and simpledrm have none: their flips are done at once. Only meant once a mode is
  /// set; other refusals (an old kernel, a CRTC that is off) say nothing about the hardware.
  func countsVerticalBlanks(of crtc: ID<CRTCInfo>) -> Bool {
    var sequence: UInt64 = 0
    var nanoseconds: UInt64 = 0
    // SAFETY: the call writes the two numbers that it borrows.
    let result = unsafe drmCrtcGetSequence(
      descriptor, crtc.rawValue, &sequence, &nanoseconds)
    return result == 0 || Errno.current != .notSupported
  }

  /// Turns the result of a libdrm call into an error.
  ///
  /// Half of libdrm answers `-errno`, the other half -1 with `errno` set.
  func check(_ result: Int32, _ operation: String) throws(SystemError) {
    guard result < 0 else { return }
    let reason = result == -1 ? Errno.current : Errno(rawValue: -result)
    throw SystemError(operation, on: path, reason: reason)
  }
}
