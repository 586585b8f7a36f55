public import Observation

/// What the views above say to everything below them.
public struct EnvironmentValues {
  /// Shared by all views that are told the same, so that a look at the object tells whether two
  /// environments are one.
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }

    @MainActor static let empty = Storage([:])
  }

  private var storage: Storage

  /// An environment in which every key has its default value.
  @MainActor public init() { storage = Storage.empty }

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { set(newValue, under: ObjectIdentifier(key)) }
  }

  /// The observable object of a type; nil where no view above provides one.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue, under: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: Any?, under key: ObjectIdentifier) {
    var values = storage.values
    values[key] = value
    storage = Storage(values)
  }

  /// Whether this is the same environment, not merely one with the same values.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
