extension Double {
  /// The number with a fixed count of digits after the point, as tables need it.
  func fixed(_ digits: Int) -> String {
    guard isFinite else { return "-" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int64((magnitude * scale).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int64(scale))
    let fraction = String(rest)
    let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
    return "\(self < 0 ? "-" : "")\(whole)\(digits > 0 ? ".\(zeros)\(fraction)" : "")"
  }
}
