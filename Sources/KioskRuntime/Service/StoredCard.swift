internal import DisplayOutput

/// A card that a descriptor store keeps.
///
/// It is known by the object: one that is closed and opened anew is another file of the same name, and may
/// even lie at the same address.
struct StoredCard {
  /// Nil once this process has closed it.
  weak var card: Card?
}
