public import Observation

/// Makes connections to the properties of an observable object: `$model.brightness`.
@MainActor
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object, inside a body.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper, from which connections are made.
  public var projectedValue: Bindable<Value> { self }

  /// A connection to a property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    let object = wrappedValue
    return Binding(source: BindingSource(owner: object, path: [keyPath])) {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}
