/// Something said of how text inside a view looks.
struct TextAttributesChange: EnvironmentChange {
  let attributes: TextAttributes

  func apply(to environment: inout EnvironmentValues) {
    environment.textAttributes = attributes.inheriting(environment.textAttributes)
  }
}
