public import Geometry

/// What happened to one contact within one touch frame.
public struct ContactChange: Hashable, Sendable {
  /// The four things that can happen to a contact.
  public enum Kind: Hashable, Sendable {
    /// It touched down; its position is known for the first time.
    case landed
    /// Its position changed.
    case moved
    /// It was lifted. A position that came with the lift is included.
    case lifted
    /// It ended without being lifted.
    case lost(ContactLoss)
  }

  /// Which contact.
  public var contact: ContactID
  /// What happened.
  public var kind: Kind
  /// Where it is, or was last seen, in pixels of the logical screen.
  public var position: Point

  /// Describes a change.
  public init(contact: ContactID, kind: Kind, position: Point) {
    self.contact = contact
    self.kind = kind
    self.position = position
  }
}
