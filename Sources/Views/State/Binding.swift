/// A connection to a value that something else owns.
///
/// A view that reads it in its body is asked for the body again when the value changes, whether or
/// not the view that owns the value is.
@MainActor
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let access: BindingAccess<Value>
  let source: BindingSource

  /// Makes a connection from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: .unknown(), get: get, set: set)
  }

  /// Takes a connection as a closure's parameter: `{ $item in ... }`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(
    source: BindingSource, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.source = source
    access = BindingAccess(read: get, write: set)
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
    get { access.read() }
    nonmutating set { access.write(newValue) }
  }

  /// The connection itself.
  public var projectedValue: Binding<Value> { self }

  /// A connection to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(source: source.appending(keyPath)) {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
