/// Which of several outputs is meant.
package enum OutputName: Hashable, Sendable, CustomStringConvertible {
  /// The one with this number, from 1 in the order of the configuration.
  case number(Int)
  /// The one on this connector: `HDMI-A-1`.
  case connector(String)

  /// Reads what a person wrote: digits are a number.
  package init(_ text: String) {
    self = Int(text).map { .number($0) } ?? .connector(text)
  }

  /// As it is written.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .connector(let name): name
    }
  }
}
