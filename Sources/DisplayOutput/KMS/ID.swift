/// The kernel's number for an object of a card, typed by what it names.
///
/// Connectors, CRTCs, planes, framebuffers and properties are all numbered alike, and a call that
/// is given one for the other fails far from the mistake.
package struct ID<Kind>: Hashable, Sendable {
  /// The kernel's number.
  package let rawValue: UInt32

  /// Names an object by the kernel's number.
  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Names an object by a property's value; nil for 0, which means that there is none.
  init?(value: UInt64?) {
    guard let value, value != 0, let number = UInt32(exactly: value) else { return nil }
    rawValue = number
  }
}
