/// What a protocol A panel says of one contact in one frame.
struct ProtocolAPacket: Hashable {
  var x: Int32?
  var y: Int32?
  var trackingID: Int32?
  var touchMajor: Int32?
  var toolType: Int32?
  var distance: Int32?

  /// Whether there is a finger on the glass, at a known place.
  ///
  /// Some drivers send a lifted contact once more, with no extent or above the glass.
  var isContact: Bool {
    x != nil && y != nil && touchMajor != 0 && (distance ?? 0) <= 0
  }
}
