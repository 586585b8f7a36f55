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
  }

  private let reference = Reference()
  private let read: (EnvironmentValues) -> Value

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view above provides by `.environment(_:)`.
  ///
  /// - Precondition: One does.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[type] else {
        preconditionFailure("no view above provides a \(type) by .environment(_:)")
      }
      return object
    }
  }

  /// Reads an observable object, where a view above provides one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The present value.
  public var wrappedValue: Value { read(reference.environment ?? EnvironmentValues()) }

  package func connect(_ slot: inout AnyObject?, in environment: EnvironmentValues) {
    reference.environment = environment
  }
}
