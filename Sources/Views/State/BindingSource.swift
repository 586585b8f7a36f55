/// What a binding leads to: an object, and the way from there.
///
/// Two bindings that lead to the same are the same.
nonisolated struct BindingSource {
  private let owner: AnyObject
  private var path: [AnyKeyPath]

  /// Leads to an object, or to what a key path finds in it.
  init(owner: AnyObject, path: [AnyKeyPath] = []) {
    self.owner = owner
    self.path = path
  }

  /// Leads to where only closures know: to nothing that any other binding leads to.
  static func unknown() -> BindingSource { BindingSource(owner: Unknown()) }

  private final class Unknown {}

  /// The source of a part of the value.
  func appending(_ keyPath: AnyKeyPath) -> BindingSource {
    BindingSource(owner: owner, path: path + [keyPath])
  }
}

extension BindingSource: Equatable {
  static func == (one: BindingSource, other: BindingSource) -> Bool {
    one.owner === other.owner && one.path == other.path
  }
}
