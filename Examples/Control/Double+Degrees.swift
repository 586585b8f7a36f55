extension Double {
  /// With one digit after the point, as thermometers show it.
  func formatted() -> String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
