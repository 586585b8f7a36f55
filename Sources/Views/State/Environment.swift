public import Observation

/// A value that the view's surroundings provide.
///
/// ```swift
/// @Environment(\.navigator) private var navigator
/// @Environment(Building.self) private var building
/// ```
@MainActor
@propertyWrapper public struct Environment<Value>: GraphProperty {
  private final class Reference {
    var environment: EnvironmentValues?
    /// The type of the view that reads.
    var view: Any.Type?
  }

  private let reference = Reference()
  private let read: (EnvironmentValues, _ view: Any.Type?) -> Value

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { environment, _ in environment[keyPath: keyPath] }
  }

  /// Reads an observable object that a view above provides by `.environment(_:)`.
  ///
  /// - Precondition: One does.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment, view in
      guard let object = environment[type] else {
        let reader = view.map { "\($0)" } ?? "a view that is not on a screen"
        preconditionFailure(
          "\(reader) reads a \(type), which no view above provides; add .environment(_:) to one")
      }
      return object
    }
  }

  /// Reads an observable object, where a view above provides one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { environment, _ in environment[type] }
  }

  /// The present value.
  public var wrappedValue: Value {
    read(reference.environment ?? EnvironmentValues(), reference.view)
  }

  package func connect(
    _ slot: inout AnyObject?, of view: Any.Type, in environment: EnvironmentValues
  ) {
    reference.environment = environment
    reference.view = view
  }
}
