/// An open device, owned: it is closed exactly once, and whoever lent it is told.
package struct DeviceFile: ~Copyable {
  private let file: FileDescriptor
  private let giveBack: (() -> Void)?

  /// The kernel's number, for calls that borrow it.
  package var rawValue: Int32 { file.rawValue }

  /// Whether it is lent by a seat manager, which revokes it while another session has the seat, and
  /// says who is a card's master.
  package var isLent: Bool { giveBack != nil }

  /// Takes over a device that belongs to this process alone.
  package init(_ file: consuming FileDescriptor) {
    self.file = file
    giveBack = nil
  }

  /// Takes over a device that is lent.
  ///
  /// - Parameter giveBack: Tells the lender, just before the descriptor is closed.
  package init(_ file: consuming FileDescriptor, giveBack: @escaping () -> Void) {
    self.file = file
    self.giveBack = giveBack
  }

  deinit {
    giveBack?()
  }
}
