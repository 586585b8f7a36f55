/// Why a broker cannot be talked to.
package struct BrokerFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What failed, why, and what to do.
  package let description: String

  /// Describes a failure.
  package init(_ description: String) {
    self.description = description
  }
}
