extension Double {
  /// With one digit after the point, as thermometers show it.
  var tenths: String {
    let tenths = Int((magnitude * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "−" : "")\(tenths / 10).\(tenths % 10)"
  }

  /// In hundredths of the whole, without a sign for them.
  var percent: String { "\(Int((self * 100).rounded()))" }
}
