import Views

/// A view that is marked by its number among those that were made.
struct Numbered: View {
  /// How many were made.
  final class Counter {
    var views = 0
  }

  private let prefix: String
  @State private var number: Int

  init(_ counter: Counter, after prefix: String = "") {
    counter.views += 1
    self.prefix = prefix
    _number = State(wrappedValue: counter.views)
  }

  var body: some View { Box("\(prefix)\(number)") }
}
