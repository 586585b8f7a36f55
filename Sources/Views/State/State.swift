/// A value that a view owns and that outlives the view's values: as long as the view is on its
/// screen.
///
/// Setting it asks those views for their bodies again whose bodies have read it. Set it in actions,
/// on the main actor; a body only reads.
///
/// A value of a view holds on to the state of the place where it was last shown, so make a value
/// anew for each place.
@MainActor
@propertyWrapper public struct State<Value>: GraphProperty {
  private let reference: StateReference<Value>

  /// Declares state with the value it starts with.
  public init(wrappedValue: Value) { reference = StateReference(wrappedValue) }

  /// Declares state with the value it starts with.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The present value.
  public var wrappedValue: Value {
    get { reference.location.value }
    nonmutating set { reference.location.value = newValue }
  }

  /// A connection that lets another view read and set the value.
  public var projectedValue: Binding<Value> {
    let location = reference.location
    return Binding(source: BindingSource(owner: location)) {
      location.value
    } set: {
      location.value = $0
    }
  }

  package func connect(
    _ slot: inout AnyObject?, of view: Any.Type, in environment: EnvironmentValues
  ) {
    if let location = slot as? StateLocation<Value> {
      reference.location = location
    } else {
      // A value of the view may have been used on another screen; its location stays there.
      reference.location = StateLocation(reference.initialValue)
      slot = reference.location
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Declares state that starts with nil.
  public init() { self.init(wrappedValue: nil) }
}
