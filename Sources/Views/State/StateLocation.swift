internal import Observation

/// The place where a state's value is kept as long as its view is on its screen.
///
/// Whoever reads it in a body is asked for that body again when it changes: the view that owns it as
/// well as one that has a binding to it.
@MainActor
final class StateLocation<Value>: Observable {
  private var stored: Value
  private let registrar = ObservationRegistrar()

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      if ViewComparison.areEqual(stored, newValue) {
        stored = newValue
        return
      }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
      ReadTracking.present?()
    }
  }
}
