/// A view whose dynamic properties are those of a value that makes its body: a modifier, a style.
@MainActor
protocol PropertyHost {
  /// The value that the properties belong to.
  var propertyHost: Any { get }
}
