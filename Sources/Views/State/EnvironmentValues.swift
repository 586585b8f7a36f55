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
    get {
      // Asked in two steps: an optional value that is not there must not pass for nil.
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, under: ObjectIdentifier(key)) }
  }

  /// The observable object of a type; nil where no view above provides one.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue, under: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: Any?, under key: ObjectIdentifier) {
    if Self.areEqual(storage.values[key], value) { return }
    var values = storage.values
    values[key] = value
    storage = Storage(values)
  }

  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): ViewComparison.areEqual(old, new)
    default: false
    }
  }

  /// Whether this is the same environment, not merely one with the same values.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Becomes another environment, unless that one says the same: then this remains identical to
  /// what views below were told before, and they need not be asked again.
  package mutating func adopt(_ other: EnvironmentValues) {
    if isIdentical(to: other) { return }
    let (old, new) = (storage.values, other.storage.values)
    let isSame =
      old.count == new.count && old.allSatisfy { Self.areEqual($0.value, new[$0.key]) }
    if !isSame { self = other }
  }
}
