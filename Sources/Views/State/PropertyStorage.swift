/// What a node keeps for its view's dynamic properties, in the order of their declaration.
@MainActor
final class PropertyStorage {
  private var slots: [AnyObject?] = []
  /// Looking into a value takes time, so types without dynamic properties are remembered.
  private static var typesWithout: Set<ObjectIdentifier> = []

  /// Connects every dynamic property of a view before its body is asked for.
  func connect<Content: View>(_ view: Content, in environment: EnvironmentValues) {
    let type = ObjectIdentifier(Content.self)
    if Self.typesWithout.contains(type) { return }
    var count = 0
    let host = (view as? any PropertyHost)?.propertyHost ?? view
    connectFields(of: host, view: Swift.type(of: host), count: &count, environment)
    if count == 0 { Self.typesWithout.insert(type) }
  }

  private func connectFields(
    of value: Any, view: Any.Type, count: inout Int, _ environment: EnvironmentValues
  ) {
    for field in Mirror(reflecting: value).children {
      if let property = field.value as? any GraphProperty {
        if count == slots.count { slots.append(nil) }
        property.connect(&slots[count], of: view, in: environment)
        count += 1
      } else if field.value is any DynamicProperty {
        connectFields(of: field.value, view: view, count: &count, environment)
      }
    }
  }
}
