/// Names a value of the environment, and what it is where nobody says.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value

  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}
