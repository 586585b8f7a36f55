internal import Observation

/// An observable object of one type provided, or taken away.
struct EnvironmentObjectChange<Object: AnyObject & Observable>: EnvironmentChange {
  let object: Object?

  func apply(to environment: inout EnvironmentValues) { environment[Object.self] = object }
}
