/// A connection to a value that something else owns.
@MainActor
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// What owns the value, where that is known.
  private let identity: AnyObject?

  /// Makes a connection from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: nil, get: get, set: set)
  }

  init(identity: AnyObject?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.identity = identity
    read = get
    write = set
  }

  /// A connection to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The connection itself.
  public var projectedValue: Binding<Value> { self }

  /// A connection to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
