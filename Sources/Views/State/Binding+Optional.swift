extension Binding {
  /// A connection to what an optional value holds; nil where it holds nothing at present.
  ///
  /// Once the value at the other end is nil, what was last read is read, and nothing is set.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    let last = LastValue(present)
    self.init(source: base.source.appending(\Value?.self)) {
      if let value = base.wrappedValue { last.value = value }
      return last.value
    } set: {
      if base.wrappedValue != nil { base.wrappedValue = $0 }
    }
  }

  /// A connection that takes and gives an optional value; nil is not set.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(source: base.source.appending(\Wrapped.self)) {
      base.wrappedValue
    } set: { new in
      if let new { base.wrappedValue = new }
    }
  }
}
