/// What came of looking for a packet.
package enum PacketReception: ~Copyable {
  /// A packet of `count` bytes, and the open file that came with it, if one did.
  case packet(count: Int, attachment: FileDescriptor?)
  /// There is none at present.
  case nothing
  /// The other end is gone, and all it sent has been received.
  case hungUp
}
