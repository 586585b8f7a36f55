/// What came of looking for bytes.
package enum StreamReception: Hashable, Sendable {
  /// So many bytes have come.
  case bytes(Int)
  /// There are none at present.
  case nothing
  /// Nothing will come any more.
  case end
}
