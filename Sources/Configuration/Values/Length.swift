package import Geometry

/// A length on the glass, in the unit in which it was written: `8mm`, `32pt`, `40px`.
package enum Length: Hashable, Sendable, CustomStringConvertible {
  /// Millimetres of glass, 25.4 of them to 160 points also where its size is unknown.
  case millimetres(Double)
  /// Points, 1/160 inch of glass where its size is known.
  case points(Double)
  /// Pixels of the logical screen.
  case pixels(Double)

  /// Nothing; turns an edge off.
  package static let zero = Length.pixels(0)

  /// Reads a number, not negative, with its unit, or a bare `0`; nil where it is none.
  package init?(_ text: String) {
    if DecimalNumber.value(text[...]) == 0 {
      self = .zero
      return
    }
    guard let value = DecimalNumber.value(text.dropLast(2)), value >= 0 else { return nil }
    switch text.suffix(2) {
    case "mm": self = .millimetres(value)
    case "pt": self = .points(value)
    case "px": self = .pixels(value)
    default: return nil
    }
  }

  /// The length along the logical x axis, in pixels.
  package func pixels(on scale: PointScale) -> Double {
    switch self {
    case .millimetres(let value): value * PointScale.pointsPerMillimetre * scale.x
    case .points(let value): value * scale.x
    case .pixels(let value): value
    }
  }

  /// Written as configuration writes it.
  package var description: String {
    switch self {
    case .millimetres(let value): DecimalNumber.text(value) + "mm"
    case .points(let value): DecimalNumber.text(value) + "pt"
    case .pixels(let value): DecimalNumber.text(value) + "px"
    }
  }
}
